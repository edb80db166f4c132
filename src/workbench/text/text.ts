import { bodies, signs } from './en/names.js';
import { chart } from './en/chart.js';
import { pair } from './en/pair.js';
import { moment, shell } from './en/shell.js';

/** Every word that the workbench shows, by view. Another language is another object of this shape. */
export const text = { shell, moment, chart, pair, bodies, signs };
