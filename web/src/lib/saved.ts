/** Small values kept in this browser; a browser that keeps nothing still works. */
export function load<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(`ludi.${name}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(`ludi.${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value lives as long as the page.
  }
}
