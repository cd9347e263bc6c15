/** One place of a grid is reached by Tab, the others by the arrow keys. */
export function roving(grid: HTMLElement): { destroy: () => void } {
  const cells = (): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')];

  function hold(cell: HTMLElement | undefined): void {
    for (const one of cells()) one.tabIndex = one === cell ? 0 : -1;
  }

  /** Keep exactly one place in reach while places come and go. */
  function settle(): void {
    const all = cells();
    if (all.filter((one) => one.tabIndex === 0).length !== 1) hold(all.find((one) => one.tabIndex === 0) ?? all[0]);
  }

  function goal(cell: HTMLElement, key: string): HTMLElement | undefined {
    const rows = [...grid.querySelectorAll<HTMLElement>('[role="row"]')].map((row) => [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')]);
    const at = rows.findIndex((row) => row.includes(cell));
    const row = rows[at] ?? [];
    const column = row.indexOf(cell);
    switch (key) {
      case "ArrowLeft": return row[column - 1];
      case "ArrowRight": return row[column + 1];
      case "ArrowUp": return nearest(rows[at - 1], column);
      case "ArrowDown": return nearest(rows[at + 1], column);
      case "Home": return row[0];
      case "End": return row.at(-1);
    }
    return undefined;
  }

  function onkeydown(event: KeyboardEvent): void {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="gridcell"]') : null;
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = goal(cell, event.key);
    if (!to && !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    if (!to) return;
    hold(to);
    to.focus();
  }

  function onfocusin(event: FocusEvent): void {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="gridcell"]') : null;
    if (cell) hold(cell);
  }

  grid.addEventListener("keydown", onkeydown);
  grid.addEventListener("focusin", onfocusin);
  const watch = new MutationObserver(settle);
  watch.observe(grid, { childList: true, subtree: true });
  settle();
  return {
    destroy(): void {
      watch.disconnect();
      grid.removeEventListener("keydown", onkeydown);
      grid.removeEventListener("focusin", onfocusin);
    },
  };
}

function nearest(row: HTMLElement[] | undefined, column: number): HTMLElement | undefined {
  return row?.[Math.min(column, row.length - 1)];
}
