import type { EventInstantResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';

/** A found moment, days since J2000.0 UT1, as answers give it. (For moments in TDB: `eventInstant` of search-window.ts.) */
export const eventInstantFromUt1 = (engine: Engine, ut1J2k: number): EventInstantResponse => ({
  jd_ut: ut1J2k + J2000_JD,
  datetime_utc: engine.time.formatUtc(engine.time.utcFromUt1(ut1J2k)),
});
