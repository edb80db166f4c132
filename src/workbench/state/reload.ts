const KEY = 'workbench.reloaded';
const ONCE_MS = 30_000;

/** Loads the page anew, if the service answers: a browser that finds none would show its own error page. */
export async function reloadIfAnswered(): Promise<void> {
  const answers = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) location.reload();
}

/**
 * Loads the page anew where its files are no longer those of the service: a new release was started under an open page. Nothing happens where
 * that was just tried and did not help, or where the service does not answer.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // Without a memory it would load for ever.
  }
  await reloadIfAnswered();
}
