import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import type { Instant } from '../time/instant.js';
import { tdbMinusTtSeconds } from '../time/tdb.js';

/** Tidal acceleration of the Moon, arcseconds per century squared, by ephemeris (Park et al. 2021 for DE440; Folkner et al. 2009 for DE421 and DE422). */
const TIDAL_ACCELERATION: ReadonlyMap<string, number> = new Map([
  ['DE440', -25.936],
  ['DE441', -25.936],
  ['DE422', -25.85],
]);

/** Time scales and ephemeris of an instant, as provenances list them. `planetary_ephemeris` is the label of the source without a remark in brackets. */
export function epochReceipt(engine: Engine, instant: Instant) {
  const { source } = engine.basis(instant).ephemeris;
  const label = source.replace(/ \(.*\)$/, ''),
    number = /^DE(\d+)$/.exec(label)?.[1];
  return {
    jd_ut1: instant.ut1J2k + J2000_JD,
    jd_tt: instant.ttJ2k + J2000_JD,
    jd_tdb: instant.tdbJ2k + J2000_JD,
    delta_t_seconds: instant.deltaTSeconds,
    delta_t_correction_seconds: 0,
    tdb_minus_tt_seconds: tdbMinusTtSeconds(instant.ttJ2k),
    delta_t_source: instant.deltaTSource.startsWith('IERS') ? 'iers_eop_direct' : instant.deltaTSource,
    ephemeris_identity: number === undefined ? label : `DE-${number.padStart(4, '0')}LE-${number.padStart(4, '0')}`,
    planetary_ephemeris: label,
    lunar_ephemeris: number === undefined ? label : `LE${number}`,
    lunar_tidal_acceleration: TIDAL_ACCELERATION.get(label) ?? null,
  };
}
