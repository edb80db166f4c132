import type { ComponentChildren, ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { CallError } from './api/client.js';
import { completeAddress } from './api/complete-address.js';
import { Fault } from './parts/answer.js';
import { SettingsMenu } from './parts/settings-menu.js';
import { reloadIfAnswered, reloadOnce } from './state/reload.js';
import { addressWith, setParams, viewName } from './state/url.js';
import { text } from './text/text.js';
import { viewOf, VIEWS } from './views/views.js';
import type { View } from './views/views.js';

const words = text.shell;

/** The frame of the page: navigation, settings, and the view that the address names. */
export function App() {
  const view = viewOf(viewName.value);
  const shown = useSignal<{ readonly name: string; readonly Component: ComponentType } | null>(null);
  const isMissing = useSignal(false);
  useEffect(() => {
    for (const prefix of ['', 'b', 'o'] as const) void completeAddress(prefix);
  }, [view.name]);
  useEffect(() => {
    isMissing.value = false;
    document.title = `${view.title} - ${words.title}`;
    let isLeft = false;
    view.load().then(
      (Component) => {
        if (!isLeft) shown.value = { name: view.name, Component };
      },
      () => {
        if (isLeft) return;
        isMissing.value = true;
        // A new release has other files: the page reloads, but only if the service responds.
        void reloadOnce();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [view.name]);
  const Component = shown.value?.name === view.name || !isMissing.value ? shown.value?.Component : undefined;
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <header class="frame">
        <a class="brand" href="/" aria-label={words.title}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <span>{words.title}</span>
        </a>
        <nav aria-label={words.views}>
          {VIEWS.map(({ name, title }) => (
            <a
              key={name}
              href={addressWith({ view: name })}
              aria-current={name === view.name ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setParams({ view: name });
              }}
            >
              {title}
            </a>
          ))}
        </nav>
        <div class="frame-end">
          <a href="/docs">{words.explorer}</a>
          <a href="/redoc">{words.reference}</a>
          <SettingsMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <h1 class="visually-hidden">{view.title}</h1>
        {isMissing.value ? (
          <Fault
            error={new CallError(words.missingView, -1, [])}
            retry={() => void retryView(view, shown, isMissing)}
          />
        ) : Component ? (
          <Guarded key={shown.value?.name}>
            <Component />
          </Guarded>
        ) : (
          <p class="quiet">{words.loading}</p>
        )}
      </main>
    </>
  );
}

type ShownView = { readonly name: string; readonly Component: ComponentType } | null;

/** Loads a view again after a failure: its files, or the entire page if a new release has other files. */
async function retryView(view: View, shown: { value: ShownView }, isMissing: { value: boolean }): Promise<void> {
  try {
    shown.value = { name: view.name, Component: await view.load() };
    isMissing.value = false;
  } catch {
    // A browser may remember that a file was missing, so the page reloads if the service has it.
    await reloadIfAnswered();
  }
}

/** Catches errors of a view so that the frame stays. The next change of the address draws the view again. */
function Guarded({ children }: { children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary();
  useEffect(() => {
    if (error === undefined) return undefined;
    const again = (): void => reset();
    addEventListener('popstate', again);
    return () => removeEventListener('popstate', again);
  }, [error]);
  if (error === undefined) return <>{children}</>;
  return <Fault error={new CallError(words.brokenView, -1, [])} retry={reset} />;
}
