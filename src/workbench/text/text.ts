import { bodies, signs } from './en/names.js';
import { chart } from './en/chart.js';
import { map } from './en/map.js';
import { moment, shell } from './en/shell.js';
import { sky } from './en/sky.js';

/** Every word that the workbench shows, by view. Another language is another object of this shape. */
export const text = { shell, moment, chart, map, sky, bodies, signs };
