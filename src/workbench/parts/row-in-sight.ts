import { useEffect } from 'preact/hooks';

/** Scrolls a table, and not the page, to one of its rows when the row or the table is another one. -1: none. */
export function useRowInSight(caption: string, row: number): void {
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>(`.table[aria-label="${CSS.escape(caption)}"]`);
    const found = frame?.querySelectorAll<HTMLElement>('tbody tr')[row];
    if (!frame || !found) return;
    frame.scrollTop += found.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 3;
  }, [caption, row]);
}
