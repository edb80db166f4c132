/** One fixed accuracy requirement: the largest difference from an outside reference that a test allows. */
export interface AccuracyRequirement {
  /** The quantity and its reference, for people. */
  readonly name: string;
  /** Key in `docs/figures.json`, where `npm run figures` reports the measured difference. */
  readonly figure: string;
  readonly requirement: number;
  readonly unit: string;
  /** Why this much and no more is allowed. */
  readonly reason: string;
}

/**
 * Accuracy requirements of the project. Each one is chosen from what users need, what the reference prints or what the reference itself
 * is good for, never from what the code achieves. A change of a requirement needs a new reason; a better measurement does not change it.
 */
export const ACCURACY_REQUIREMENTS: readonly AccuracyRequirement[] = [
  {
    name: 'geocentric direction of the embedded ephemeris, against DE440 (builder: 1,000,000 epochs; tests: fixture)',
    figure: 'embedded-direction-mas',
    requirement: 0.02,
    unit: 'mas',
    reason: 'One fifth of the 0.1 mas budget of an apparent place, because body and Earth both contribute.',
  },
  {
    name: 'rate of the geocentric direction of the embedded ephemeris, against DE440',
    figure: 'embedded-rate-mas-per-day',
    requirement: 1,
    unit: 'mas/day',
    reason: 'An error of 1 mas/day moves a place by 0.04 mas in an hour, less than half of the budget of a place.',
  },
  {
    name: 'planets before 1550 and after 2650, against DE422 (builder)',
    figure: 'antiquity-planets-built-mas',
    requirement: 50,
    unit: 'mas',
    reason: 'DE422 is uncertain by 500 mas or more at these dates; a tenth of that does not change an answer.',
  },
  {
    name: 'Moon before 1550 and after 2650, against DE422 (builder)',
    figure: 'antiquity-moon-built-mas',
    requirement: 0.5,
    unit: 'mas',
    reason: 'The Moon times eclipses: 0.5 mas is 1 ms of its motion, far below any uncertainty of delta T there.',
  },
  {
    name: 'planets before 1550 and after 2650, against DE422 (test epochs)',
    figure: 'antiquity-planets-mas',
    requirement: 50,
    unit: 'mas',
    reason: 'The same requirement as for the builder.',
  },
  {
    name: 'Moon before 1550 and after 2650, against DE422 (test epochs)',
    figure: 'antiquity-moon-mas',
    requirement: 0.5,
    unit: 'mas',
    reason: 'The same requirement as for the builder.',
  },
  {
    name: '25 embedded asteroids and dwarf planets, against JPL Horizons (builder)',
    figure: 'classical-asteroids-built-arcsec',
    requirement: 0.05,
    unit: 'arcsec',
    reason: 'The orbits themselves are known to about 0.05 arcsec over the years that the file covers.',
  },
  {
    name: '25 embedded asteroids and dwarf planets, against JPL Horizons (test epochs)',
    figure: 'classical-asteroids-arcsec',
    requirement: 0.05,
    unit: 'arcsec',
    reason: 'The same requirement as for the builder.',
  },
  {
    name: 'main-belt asteroids integrated from catalogued elements, 1900-2100, against JPL Horizons',
    figure: 'main-belt-arcsec',
    requirement: 1,
    unit: 'arcsec',
    reason: 'Charts show asteroids to an arcminute; one arcsecond is a sixtieth of that.',
  },
  {
    name: 'apparent geocentric places, against DE440 and ERFA',
    figure: 'apparent-geocentric-mas',
    requirement: 0.1,
    unit: 'mas',
    reason:
      'The size of the smallest modelled effects (planetary deflection away from the limb); a lost term exceeds it.',
  },
  {
    name: 'apparent topocentric places, against DE440 and ERFA',
    figure: 'apparent-topocentric-mas',
    requirement: 0.1,
    unit: 'mas',
    reason: 'As for geocentric places: the observer adds no error of its own.',
  },
  {
    name: 'distance of apparent places, against DE440',
    figure: 'apparent-distance-relative',
    requirement: 1e-9,
    unit: 'relative',
    reason: '0.15 km per au is half a microsecond of light-time, in which no body moves visibly.',
  },
  {
    name: 'nutation table, against the IAU 2000A R06 series (builder)',
    figure: 'nutation-built-mas',
    requirement: 0.01,
    unit: 'mas',
    reason: 'One tenth of the 0.1 mas budget of an apparent place.',
  },
  {
    name: 'nutation table, against the IAU 2000A R06 series (test epochs)',
    figure: 'nutation-mas',
    requirement: 0.01,
    unit: 'mas',
    reason: 'The same requirement as for the builder.',
  },
  {
    name: 'true node of the Moon, against osculating elements of DE440',
    figure: 'true-node-mas',
    requirement: 10,
    unit: 'mas',
    reason: 'House requirement: the mean node moves 10 mas in 5 seconds of time.',
  },
  {
    name: 'osculating apogee of the Moon, against osculating elements of DE440',
    figure: 'true-apogee-mas',
    requirement: 10,
    unit: 'mas',
    reason: 'House requirement: the mean apogee moves 10 mas in 2 seconds of time.',
  },
  {
    name: 'Placidus cusps, against Swiss Ephemeris',
    figure: 'houses-placidus-arcsec',
    requirement: 0.0036,
    unit: 'arcsec',
    reason:
      '1e-6 degrees, a hundredth of the digit that users read; the iteration of the reference stops near 1e-7 degrees.',
  },
  {
    name: 'cusps of the other house systems, against Swiss Ephemeris',
    figure: 'houses-others-arcsec',
    requirement: 0.00018,
    unit: 'arcsec',
    reason: '5e-8 degrees: the reference is rounded to 1e-8 degrees, and grazing intersections enlarge that.',
  },
  {
    name: 'UTC to TT and back, against ERFA utctai and taitt',
    figure: 'utc-tt-microseconds',
    requirement: 1,
    unit: 'microseconds',
    reason: 'A datetime has a resolution of one microsecond.',
  },
  {
    name: 'TDB-TT in 1550-3000, against ERFA dtdb',
    figure: 'tdb-microseconds',
    requirement: 2,
    unit: 'microseconds',
    reason: 'The spacing of day counts at the ends of 1550-2650 is near 2.5 microseconds.',
  },
  {
    name: 'apparent places of stars, against ERFA on DE440',
    figure: 'stars-mas',
    requirement: 0.1,
    unit: 'mas',
    reason: 'As for apparent places of planets.',
  },
  {
    name: 'instants of ingresses of Sun, Moon and Mercury, against a dense scan with ERFA on DE440',
    figure: 'ingresses-fast-seconds',
    requirement: 0.5,
    unit: 'seconds',
    reason:
      'Half of the second to which almanacs print an ingress. (Near a station Mercury moves slowly, so only time is limited here.)',
  },
  {
    name: 'instants of aspects, ingresses and phases of the Moon, against a dense scan with ERFA on DE440',
    figure: 'moon-events-seconds',
    requirement: 0.001,
    unit: 'seconds',
    reason: 'The Moon moves 0.5 mas in 1 ms: two places of 0.1 mas each, with a margin for slow relative motion.',
  },
  {
    name: 'longitude at the instant of an ingress, against a dense scan with ERFA on DE440',
    figure: 'ingresses-mas',
    requirement: 0.1,
    unit: 'mas',
    reason: 'The budget of an apparent place: the search itself must add nothing.',
  },
  {
    name: 'stations of Mercury, Venus and Mars, against a dense scan with ERFA on DE440',
    figure: 'stations-inner-seconds',
    requirement: 5,
    unit: 'seconds',
    reason:
      'An allowed rate error of 1 mas/day divided by the acceleration at a station: 0.1 s (Mercury) to 2 s (Mars).',
  },
  {
    name: 'stations of the outer planets, against a dense scan with ERFA on DE440',
    figure: 'stations-outer-seconds',
    requirement: 60,
    unit: 'seconds',
    reason: 'The same division for Pluto (1.8 arcsec/day^2 at a station) gives 50 s.',
  },
  {
    name: 'altitude at rise and set, against one-minute sampling with ERFA on DE440',
    figure: 'rise-set-arcsec',
    requirement: 0.1,
    unit: 'arcsec',
    reason:
      'The reference leaves out light deflection, 0.02 arcsec and more near the Sun; 0.1 arcsec is 7 ms at the equator.',
  },
  {
    name: 'greatest solar eclipse, against the NASA canon with its constants',
    figure: 'solar-eclipse-seconds',
    requirement: 1,
    unit: 'seconds',
    reason: 'The canon is rounded to a second; VSOP87 and ELP2000 differ from DE440 by some tenths.',
  },
  {
    name: 'greatest lunar eclipse, against the NASA canon with its constants',
    figure: 'lunar-eclipse-seconds',
    requirement: 2,
    unit: 'seconds',
    reason: 'The canon is rounded to a second, and 0.5 arcsec between its lunar theory and DE440 is another second.',
  },
  {
    name: 'refraction integral, against SLALIB refro',
    figure: 'refraction-rad',
    requirement: 1e-9,
    unit: 'rad',
    reason: 'The integral of the reference is iterated to 1e-9 rad.',
  },
];

/** Requirement of a figure. Errors: Error when no requirement has this figure. */
export function requirementOf(figure: string): AccuracyRequirement {
  const found = ACCURACY_REQUIREMENTS.find((each) => each.figure === figure);
  if (!found) throw new Error(`no accuracy requirement for "${figure}" in test/support/requirements.ts`);
  return found;
}
