import { useEffect } from 'preact/hooks';

/** Scrolls a table, not the page, to a row. -1: no row. */
export function bringRowInSight(caption: string, row: number): void {
  const frame = document.querySelector<HTMLElement>(`.table[aria-label="${CSS.escape(caption)}"]`);
  const found = frame?.querySelectorAll<HTMLElement>('tbody tr')[row];
  if (!frame || !found) return;
  frame.scrollTop += found.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 3;
}

/** Scrolls a table to a row when the row or the table changes. */
export function useRowInSight(caption: string, row: number): void {
  useEffect(() => bringRowInSight(caption, row), [caption, row]);
}
