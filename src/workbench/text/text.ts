import { bodies, signs } from './en/names.js';
import { chart } from './en/chart.js';
import { discs } from './en/discs.js';
import { earth } from './en/earth.js';
import { map } from './en/map.js';
import { moment, shell } from './en/shell.js';
import { pair } from './en/pair.js';
import { sky } from './en/sky.js';
import { tables } from './en/tables.js';
import { time } from './en/time.js';
import { vedic } from './en/vedic.js';
import { wheel } from './en/wheel.js';

/** All wording of the workbench by view. Another language is another object of this shape. */
export const text = { shell, moment, chart, pair, time, sky, earth, vedic, tables, bodies, signs, map, wheel, discs };
