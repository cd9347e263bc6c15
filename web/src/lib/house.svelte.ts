/** Where others open what this browser has open: the page's own address, or that of this computer in the network. */
import type { HouseInfo } from "../wire";

class House {
  private info: HouseInfo | null = $state.raw(null);
  private chosen: string | null = $state(null);
  private isAsked = false;

  /** The addresses to choose from, where this computer has several. */
  readonly origins: string[] = $derived((this.info?.links ?? []).map((link) => new URL(link).origin));
  /** What links that are given away begin with. */
  readonly origin: string = $derived(
    this.chosen !== null && this.origins.includes(this.chosen) ? this.chosen : (this.origins[0] ?? location.origin),
  );
  readonly isAlone: boolean = $derived(this.info?.is_alone ?? false);
  readonly isCutOff: boolean = $derived(this.info?.is_cut_off ?? false);
  readonly isKnown: boolean = $derived(this.info !== null);

  choose(origin: string): void {
    this.chosen = origin;
  }

  /** Asked once; a server that does not say leaves the address of the page. */
  async load(ask: () => Promise<HouseInfo>): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    try {
      this.info = await ask();
    } catch {
      this.isAsked = false;
    }
  }
}

export const house = new House();
