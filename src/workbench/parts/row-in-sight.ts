import { useEffect } from 'preact/hooks';

/** Scrolls a table, not the page, to a row when the row or the table changes. -1: no row. */
export function useRowInSight(caption: string, row: number): void {
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>(`.table[aria-label="${CSS.escape(caption)}"]`);
    const found = frame?.querySelectorAll<HTMLElement>('tbody tr')[row];
    if (!frame || !found) return;
    frame.scrollTop += found.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 3;
  }, [caption, row]);
}
