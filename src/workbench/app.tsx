import type { ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CallError } from './api/client.js';
import { Fault } from './parts/answer.js';
import { SettingsMenu } from './parts/settings-menu.js';
import { reloadOnce } from './state/reload.js';
import { addressWith, setParams, viewName } from './state/url.js';
import { text } from './text/text.js';
import { viewOf, VIEWS } from './views/views.js';

const words = text.shell;

/** The frame: navigation, settings, and the view that the address names. */
export function App() {
  const view = viewOf(viewName.value);
  const shown = useSignal<{ readonly name: string; readonly Component: ComponentType } | null>(null);
  const isMissing = useSignal(false);
  useEffect(() => {
    isMissing.value = false;
    document.title = `${view.title} - ${words.title}`;
    let isLeft = false;
    view.load().then(
      (Component) => {
        if (!isLeft) shown.value = { name: view.name, Component };
      },
      () => {
        if (!isLeft && !reloadOnce()) isMissing.value = true;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [view.name]);
  const Component = shown.value?.Component;
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
          <Fault error={new CallError('', 0, [])} retry={() => location.reload()} />
        ) : Component ? (
          <Component />
        ) : (
          <p class="quiet">{words.loading}</p>
        )}
      </main>
    </>
  );
}
