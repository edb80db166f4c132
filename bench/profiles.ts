import type { Engine } from '../src/engine.js';
import { hellenisticProfile } from '../src/bundles/hellenistic/profile.js';
import { vedicProfile } from '../src/bundles/vedic/profile.js';
import { westernProfile } from '../src/bundles/western/profile.js';
import { evidenceProfile } from '../src/families/classical/horary/evidence.js';
import { eventChartProfile } from '../src/families/predictive/mundane/profile.js';
import type { BenchRow } from './row.js';

/** Profiles of one instant: horary with its search for perfection, western sections. Each call has a new instant. */
export function profilesBench(engine: Engine): BenchRow[] {
  let day = 0;
  const next = (): number => (day = (day + 37.3) % 60000) - 30000;
  const iso = (utcJ2k: number): string => engine.time.formatUtc(utcJ2k);
  return [
    {
      name: 'horary evidence with 31 days of perfection, answer',
      unit: 'ms',
      limit: 30,
      run: () => {
        const at = next();
        return evidenceProfile(engine, {
          question_id: 'q',
          question_instant: iso(at),
          stated_basis: 'question_proposed_and_figure_erected',
          stated_basis_source: 'querent',
          source_calendar: 'gregorian',
          source_instant_label: 'now',
          conversion_policy_id: 'engine.julian.jd_from_datetime+utc_to_ut1:v1',
          latitude_deg: 51.5,
          longitude_deg: -0.12,
          house_system: 'R',
          perspective_path: [],
          terminal_topic_house: 7,
          perfection_end: iso(at + 30.9),
        });
      },
    },
    {
      name: 'hellenistic chart profile, answer',
      unit: 'ms',
      limit: 8,
      run: () => {
        const at = next();
        return hellenisticProfile(engine, {
          natal_dt: iso(at),
          current_dt: iso(at + 14_000.5),
          observer_lat: 48.9,
          observer_lon: 2.35,
          policy: { leap_day_policy: 'march_1' },
        });
      },
    },
    {
      name: 'western chart profile, all sections, answer',
      unit: 'ms',
      limit: 15,
      run: () => westernProfile(engine, { dt: iso(next()), observer_lat: 51.5, observer_lon: -0.12 }),
    },
    {
      name: 'vedic chart profile, all sections, answer',
      unit: 'ms',
      limit: 15,
      run: () => {
        const at = next();
        return vedicProfile(engine, {
          dt: iso(at),
          current_dt: iso(at + 14_000.5),
          observer_lat: 28.61,
          observer_lon: 77.21,
          include: { dasha_current: true, dasha_lord_pair: true },
          dasha_include_sub: false,
        });
      },
    },
    {
      name: 'mundane conjunctions of a century, answer',
      unit: 'ms',
      limit: 60,
      run: () => {
        const at = next();
        return eventChartProfile(engine, {
          event_type: 'jupiter_saturn_ecliptic_longitude_conjunction',
          search_start_utc: iso(at),
          search_end_utc: iso(at + 36_525),
          location: {
            label: 'London',
            role: 'user_specified',
            source_id: 'user',
            valid_from_utc: null,
            valid_until_utc: null,
            latitude_deg: 51.5,
            longitude_deg_east: -0.12,
          },
          house_system: 'R',
          selected_root_index: 0,
        });
      },
    },
  ];
}
