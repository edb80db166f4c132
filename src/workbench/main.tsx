import { render } from 'preact';
import { App } from './app.js';
import './style/base.css';
import './style/parts.css';
import './style/chart.css';
import './style/tables.css';
import './style/vedic.css';
import './style/time.css';
import './style/earth.css';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
