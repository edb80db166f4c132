import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { walkLunar, walkSolar } from '../../../events/eclipses/next.js';
import type { Found } from '../../../events/eclipses/next.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { NotFound } from '../../../kernel/errors.js';
import { PrenatalEclipsesRequest } from './lists-schema.js';
import type { PrenatalEclipsesResponse } from './lists-schema.js';
import { eclipseRow } from './row.js';
import type { AnySummary } from './row.js';

/** POST /v1/eclipses/prenatal: the eclipses around a birth. Errors: InvalidInput, NotFound at an end of the ephemeris, OutOfCoverage. */
export function prenatalEclipses(engine: Engine, request: PrenatalEclipsesRequest): PrenatalEclipsesResponse {
  const { dt, count } = withDefaults(PrenatalEclipsesRequest, request),
    birth = engine.time.instantFromIso(dt, '/dt'),
    jdBirth = birth.ut1J2k + J2000_JD;
  const around = (walk: typeof walkSolar | typeof walkLunar, backward: boolean) => {
    const rows: PrenatalEclipsesResponse['solar_before'] = [];
    walk(engine, birth.ut1J2k, backward, NATIVE_RADII, ({ bodies, summary }: Found<AnySummary>) => {
      const row = eclipseRow(engine, bodies, summary);
      rows.push({ ...row, days_from_birth: row.jd_ut - jdBirth });
      return rows.length >= count;
    });
    if (rows.length === 0)
      throw new NotFound(`the ephemeris contains no eclipse ${backward ? 'before' : 'after'} this instant`, { dt });
    return rows;
  };
  const solarBefore = around(walkSolar, true),
    lunarBefore = around(walkLunar, true);
  return {
    jd_ut: jdBirth,
    solar_before: solarBefore,
    solar_after: around(walkSolar, false),
    lunar_before: lunarBefore,
    lunar_after: around(walkLunar, false),
    latest: solarBefore[0].jd_ut > lunarBefore[0].jd_ut ? 'solar' : 'lunar',
    computation_basis: engine.basis(birth),
  };
}
