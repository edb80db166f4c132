import { useEffect } from 'preact/hooks';

/** Scrolls the list, not the page, to the chosen row when the list arrives or changes. */
export function useChosenInSight(chosen: unknown, shown: readonly unknown[]): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('.sky-list .table [aria-pressed=true]'),
      frame = button?.closest<HTMLElement>('.table');
    if (!button || !frame) return;
    const below = button.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    if (below < 60 || below > frame.clientHeight - 60) frame.scrollTop += below - frame.clientHeight / 2;
  }, [chosen, shown.length, shown[0]]);
}
