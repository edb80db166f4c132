import { render } from 'preact';
import { App } from './app.js';
import { viewName } from './state/url.js';
import { viewOf } from './views/views.js';
import './style/base.css';
import './style/parts.css';
import './style/chart.css';
import './style/tables.css';
import './style/vedic.css';
import './style/time.css';
import './style/earth.css';

// The view comes while the frame is drawn; the frame says so when it does not come.
viewOf(viewName.peek())
  .load()
  .catch(() => {});

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
