import { text } from '../text/text.js';
import { MEAN_LILITH } from './bodies.js';

/** The note about the definition of Mean Lilith, if it is among the shown bodies. */
export const LilithNote = ({ names }: { names: readonly string[] }) =>
  names.includes(MEAN_LILITH) ? <p class="note">{text.chart.projectedLilith}</p> : null;
