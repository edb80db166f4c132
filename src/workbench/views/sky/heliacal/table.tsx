import { isoOf, timeOf } from '../../../parts/dates.js';
import { bodyLabel, dms, isoShort } from '../../../parts/format.js';
import { useRowInSight } from '../../../parts/row-in-sight.js';
import { Table } from '../../../parts/table.js';
import { text } from '../../../text/text.js';
import { phaseName, rangeOf } from './phases.js';
import type { Phase } from './phases.js';

const words = text.sky;
const MONTH_DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const phaseText = ({ body, kind }: Phase): string => words.phases[phaseName(body, kind)];

/** The events of the year in order of time. */
export function HeliacalTable({ phases, clock }: { phases: readonly Phase[]; clock: (utc: string) => number }) {
  const dayOf = (ms: number): string => MONTH_DAY.format(clock(isoOf(ms)));
  const range = (phase: Phase): string => {
    const found = rangeOf(phase);
    return found === null ? words.unbounded : words.days(dayOf(found[0]), dayOf(found[1]));
  };
  const upcoming = phases.findIndex(({ datetime_utc: utc }) => timeOf(utc) >= Date.now());
  // Another year begins with its first event.
  useRowInSight(words.sightTable, upcoming > 0 ? upcoming : -1);
  return (
    <Table
      caption={words.sightTable}
      rows={phases}
      rowKey={({ body, kind, jd_ut }) => `${body}-${kind}-${jd_ut}`}
      columns={[
        {
          head: words.clockTime,
          cell: ({ datetime_utc: iso }) => isoShort(isoOf(clock(iso))),
        },
        { head: words.body, cell: ({ body }) => bodyLabel(body) },
        { head: words.event, cell: phaseText },
        { head: words.daysOfAir, cell: range },
        { head: words.altitude, numeric: true, cell: ({ target_altitude_deg: degrees }) => dms(degrees, false) },
        { head: words.sunBelow, numeric: true, cell: ({ sun_altitude_deg: degrees }) => dms(-degrees, false) },
        { head: words.magnitude, numeric: true, cell: ({ apparent_magnitude: value }) => value.toFixed(1) },
      ]}
    />
  );
}
