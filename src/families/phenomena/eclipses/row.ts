import type { Engine } from '../../../engine.js';
import type { LunarSummary } from '../../../events/eclipses/lunar.js';
import { luminaryLongitudes } from '../../../events/eclipses/luminaries.js';
import { sarosMember, sarosSeries } from '../../../events/eclipses/saros.js';
import type { Luminary } from '../../../events/eclipses/search.js';
import { eclipseNode } from '../../../events/eclipses/series.js';
import type { SolarSummary } from '../../../events/eclipses/solar.js';
import type { SunMoon } from '../../../events/eclipses/sun-moon.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { EclipseRowResponse } from './lists-schema.js';

export type AnySummary = SolarSummary | LunarSummary;

const isSolar = (summary: AnySummary): summary is SolarSummary => 'discs' in summary;

/** Fields of an eclipse without its Saros. Errors: OutOfCoverage. */
export function eclipseFacts(engine: Engine, bodies: SunMoon, summary: AnySummary) {
  const { ttJ2k } = summary,
    instant = engine.time.instantFromTt(ttJ2k),
    solar = isSolar(summary);
  bodies.at(ttJ2k);
  const { sunDeg, moonDeg } = luminaryLongitudes(bodies);
  const magnitude = solar
    ? summary.discs.magnitude
    : summary.umbralMagnitude > 0
      ? summary.umbralMagnitude
      : summary.penumbralMagnitude;
  return {
    luminary: (solar ? 'solar' : 'lunar') as Luminary,
    jd_ut: instant.ut1J2k + J2000_JD,
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    eclipse_type: summary.type,
    eclipse_magnitude: magnitude,
    gamma: summary.gamma,
    is_central: solar ? summary.central : null,
    penumbral_magnitude: solar ? null : summary.penumbralMagnitude,
    node: eclipseNode(ttJ2k),
    lunation: summary.lunation,
    sun_longitude: sunDeg,
    moon_longitude: moonDeg,
    latitude: summary.latitudeDeg,
    longitude: summary.longitudeDeg,
  };
}

/** A row of a list of eclipses. Errors: OutOfCoverage. */
export function eclipseRow(engine: Engine, bodies: SunMoon, summary: AnySummary): EclipseRowResponse {
  const luminary: Luminary = isSolar(summary) ? 'solar' : 'lunar';
  return {
    ...eclipseFacts(engine, bodies, summary),
    saros_series: sarosSeries(luminary, summary.lunation),
    saros_member: sarosMember(luminary, summary.lunation),
  };
}
