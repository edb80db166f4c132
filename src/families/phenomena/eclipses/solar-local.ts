import { withDefaults } from '../../../contract/defaults.js';
import { jdOfTt } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { LocalView } from '../../../events/eclipses/local.js';
import type { LocalEclipse } from '../../../events/eclipses/local.js';
import { lunationNear } from '../../../events/eclipses/search.js';
import { walkSolar } from '../../../events/eclipses/next.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { SolarEclipse } from '../../../events/eclipses/solar.js';
import type { SolarSummary } from '../../../events/eclipses/solar.js';
import { TurningSite } from '../../../events/eclipses/site.js';
import { J2000_JD, RAD_PER_DEG, SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { NotFound } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { solarEvent, moon, sun } from './event.js';
import { oneOfText } from './find.js';
import { contactAt } from './horizon.js';
import { localDirection, risenAltitudeDeg } from '../../../services/local-direction.js';
import { SOLAR_KINDS, SolarEclipseLocationRequest } from './schema.js';
import { solarViews } from './views.js';
import type { SolarEclipseLocalCircumstancesResponse, SolarKind } from './schema.js';

/** An eclipse that the place sees, with its local circumstances. */
interface LocalMatch {
  readonly eclipse: SolarEclipse;
  readonly view: LocalView;
  readonly local: LocalEclipse;
}

/** True when some place may see an eclipse of the kind; the place decides. `hybrid` is a property of the complete path. */
function admits({ type }: SolarSummary, kind: SolarKind): boolean {
  switch (kind) {
    case 'total':
      return type === 'Total' || type === 'Hybrid';
    case 'annular':
      return type === 'Annular' || type === 'Hybrid';
    case 'central':
      return type !== 'Partial';
    case 'hybrid':
      return type === 'Hybrid';
    default:
      return true;
  }
}

function matches(local: LocalEclipse, kind: SolarKind): boolean {
  const { localClass } = local.discs;
  if (kind === 'any' || kind === 'hybrid') return localClass !== 'none';
  return kind === 'central' ? localClass === 'total' || localClass === 'annular' : localClass === kind;
}

/** POST /v1/eclipses/solar/local-visible: next eclipse that a place sees. Errors: InvalidInput, NotFound, OutOfCoverage. */
export function solarLocalVisible(
  engine: Engine,
  request: SolarEclipseLocationRequest,
): SolarEclipseLocalCircumstancesResponse {
  const given = withDefaults(SolarEclipseLocationRequest, request);
  const kind = oneOfText(given.kind, SOLAR_KINDS, '/kind', 'kind of solar eclipse');
  const site: Site = {
    latitudeDeg: request.latitude,
    longitudeDeg: request.longitude,
    elevationM: given.elevation_m,
  };
  const turning = TurningSite.of(site.latitudeDeg, site.longitudeDeg, site.elevationM);
  const horizonSine = Math.sin(risenAltitudeDeg(site) * RAD_PER_DEG);
  const start = request.jd_start - J2000_JD,
    lunations = given.max_lunations;
  const lastLunation = lunationNear('solar', engine.time.ttFromUt1(start)) + lunations;
  const found: LocalMatch[] = [];
  // The local maximum can be hours after greatest eclipse: start half a day early, and keep maxima after the start.
  walkSolar(engine, start - 0.5, false, NATIVE_RADII, ({ bodies, summary }) => {
    if (summary.lunation > lastLunation) return true;
    if (!admits(summary, kind)) return false;
    const eclipse = new SolarEclipse(bodies, summary, NATIVE_RADII);
    const view = new LocalView(eclipse, turning, horizonSine),
      local = view.solve();
    if (local === null || !matches(local, kind) || jdOfTt(engine, summary.ttJ2k + local.maximum) <= request.jd_start)
      return false;
    found.push({ eclipse, view, local });
    return true;
  });
  if (found.length === 0) {
    throw new NotFound(
      `no solar eclipse of kind ${kind} is visible at this place within ${lunations} lunations of the start`,
      {
        jd_start: request.jd_start,
        kind,
        max_lunations: lunations,
      },
    );
  }
  return circumstances(engine, found[0], site, request.view_samples);
}

function circumstances(
  engine: Engine,
  { eclipse, view, local }: LocalMatch,
  site: Site,
  samples: number | undefined,
): SolarEclipseLocalCircumstancesResponse {
  const { summary } = eclipse,
    tt = summary.ttJ2k,
    { discs } = local;
  const instant = engine.time.instantFromTt(tt + local.maximum);
  const s = localDirection(engine, sun, instant, site),
    m = localDirection(engine, moon, instant, site);
  const type = discs.localClass === 'total' ? 'Total' : discs.localClass === 'annular' ? 'Annular' : 'Partial';
  const at = (t: number) => contactAt(engine, sun, tt + t, site);
  return {
    event: solarEvent(engine, summary, { instant, type, magnitude: discs.magnitude }),
    latitude: site.latitudeDeg,
    longitude: site.longitudeDeg,
    elevation_m: site.elevationM,
    sun: { azimuth: s.azimuth, altitude: s.altitude, visible: s.visible, altitude_geometric: s.altitude_geometric },
    moon: { azimuth: m.azimuth, altitude: m.altitude, visible: m.visible, altitude_geometric: m.altitude_geometric },
    topocentric_separation_deg: discs.separationDeg,
    topocentric_overlap: discs.localClass !== 'none',
    obscuration: discs.obscuration,
    maximum_limited_by: local.limited,
    central_duration_seconds:
      local.second === null || local.third === null ? null : (local.third - local.second) * SECONDS_PER_DAY,
    contacts: {
      c1: at(local.first),
      c2: local.second === null ? null : at(local.second),
      c3: local.third === null ? null : at(local.third),
      c4: at(local.last),
    },
    global_event: solarEvent(engine, summary),
    ...(samples === undefined ? {} : { views: solarViews(engine, { view, local, site, ttJ2k: tt }, samples) }),
    computation_basis: engine.basis(instant),
  };
}
