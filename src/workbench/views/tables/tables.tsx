import { Ephemeris } from './ephemeris.js';
import { YearEvents } from './year-events.js';

/** Tables: an ephemeris of any bodies over any range, and the events of a year. */
export function TablesView() {
  return (
    <div class="tables-view">
      <Ephemeris />
      <YearEvents />
    </div>
  );
}
