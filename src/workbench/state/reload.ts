const KEY = 'workbench.reloaded';
const ONCE_MS = 30_000;

/** Reloads the page if the service responds: without it a browser would show its own error page. */
export async function reloadIfAnswered(): Promise<void> {
  const answers = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) location.reload();
}

/**
 * Reloads the page if its files are no longer those of the service, because a new release started while the page was open. Nothing happens
 * if a reload was just tried without success, or if the service does not respond.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // Without this record the page would reload for ever.
  }
  await reloadIfAnswered();
}
