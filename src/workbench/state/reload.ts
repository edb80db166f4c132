const KEY = 'workbench.reloaded';
const ONCE_MS = 30_000;

/**
 * Loads the page anew where its files are no longer those of the service: a new release was started under an open page. False where that
 * was just tried and did not help.
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // Without a memory it would load for ever.
  }
  location.reload();
  return true;
}
