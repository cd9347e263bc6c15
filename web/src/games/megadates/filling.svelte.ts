/** The battle alone on the screen, by the browser's full screen where there is one, and always with a way out. */
export class Filling {
  isOn = $state(false);

  toggle(): void {
    if (this.isOn) this.leave();
    else this.enter();
  }

  enter(): void {
    this.isOn = true;
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
  }

  leave(): void {
    this.isOn = false;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }

  /** The browser has left its full screen by its own way. */
  changed(): void {
    if (!document.fullscreenElement) this.isOn = false;
  }
}
