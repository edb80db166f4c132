import { render } from 'preact';
import { App } from './app.js';
import { viewName } from './state/url.js';
import { viewOf } from './views/views.js';
import './style/base.css';
import './style/parts.css';
import './style/chart.css';
import './style/form.css';
import './style/tables.css';
import './style/vedic.css';
import './style/time.css';
import './style/earth.css';

// The view loads while the frame is drawn; the frame reports a failure.
const view = viewOf(viewName.peek());
fetchFiles(view.name);
view.load().catch(() => {});

const root = document.getElementById('app');
if (root !== null) render(<App />, root);

/** Requests all files of a view at once: the page lists their names. */
function fetchFiles(name: string): void {
  const files = JSON.parse(document.getElementById('views')?.textContent ?? '{}') as Record<string, readonly string[]>;
  for (const href of files[name] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
