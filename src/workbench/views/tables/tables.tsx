import { Ephemeris } from './ephemeris.js';
import { text } from '../../text/text.js';
import { YearEvents } from './year-events.js';

/** Tables: an ephemeris of any bodies over any range, and the events of a year. */
export function TablesView() {
  return (
    <div class="tables-view">
      <h1 class="visually-hidden">{text.shell.tables}</h1>
      <Ephemeris />
      <YearEvents />
    </div>
  );
}
