import { withDefaults } from '../contract/defaults.js';
import { SiderealChartFields } from '../contract/sidereal-chart.js';
import type { SiderealChartProvenanceResponse } from '../contract/sidereal-chart.js';
import { signIndex } from '../doctrine/zodiac/zodiac.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { LUNAR_POINTS } from '../sky/bodies.js';
import { DEFAULT_HOUSE_SYSTEM } from '../sky/houses/resolve.js';
import { siderealDeg } from './ayanamsa.js';
import { housesAt } from '../wire/houses.js';
import { StageLog } from '../wire/stage-log.js';
import { siderealCusps } from './sidereal-cusps.js';
import { listedSubject, subjectName, tropicalLagnaDeg, tropicalSubjectDeg } from './sidereal-subjects.js';
import type { SiderealSubject } from './sidereal-subjects.js';
import { ayanamsaAt, tropicalLongitudeDeg, tropicalSky } from './sidereal-zodiac.js';
import type { SiderealPlacePolicy, SiderealZodiac } from './sidereal-zodiac.js';

/** Fields of a request whose sidereal chart is computed; see `SiderealChartFields`. */
export interface SiderealChartRequestPart extends SiderealPlacePolicy {
  readonly dt: string;
  readonly bodies?: string[] | null;
  readonly include_nodes?: boolean;
  readonly house_system?: string | null;
}

/** A sidereal chart. Longitudes in degrees by name: the subjects of the answer, those of the request, then lunar points. */
export interface SiderealChart {
  readonly zodiac: SiderealZodiac;
  readonly siderealDeg: Readonly<Record<string, number>>;
  readonly tropicalDeg: Readonly<Record<string, number>>;
  readonly siderealLagnaDeg: number | null;
  readonly provenance: SiderealChartProvenanceResponse;
}

interface SiderealChartNeeds {
  /** Subjects that the answer uses: always computed, and listed first. */
  readonly subjects: readonly SiderealSubject[];
  /** True when the answer uses Rahu or Ketu, so that the provenance names the node. */
  readonly usesNode?: boolean;
  /** True when the answer needs houses: Placidus when the request has no house system. Else such a request gets no houses. */
  readonly needsHouses?: boolean;
}

/**
 * The sidereal chart of a request: positions of the bodies of the request and of `needs`, the Lagna when the request has an observer, and
 * the provenance of chart-backed answers. Errors: InvalidInput, OutOfCoverage.
 */
export function siderealChart(
  engine: Engine,
  part: SiderealChartRequestPart,
  needs: SiderealChartNeeds,
): SiderealChart {
  const request = withDefaults(SiderealChartFields, part),
    stages = new StageLog();
  const requestedDatetime = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const subjects = stages.run('chart_body_validation', () => [
    ...needs.subjects,
    ...(request.bodies ?? []).map((name, i) => listedSubject(engine, name, `/bodies/${i}`)),
  ]);
  const { sky, tropical, requested } = stages.run('tropical_chart_derivation', () =>
    tropicalChart(engine, request, subjects),
  );
  const zodiac = stages.run('ayanamsa_resolution', () => ({
    ...ayanamsaAt(engine, sky.instant, request, '/ayanamsa_system'),
    ...sky,
  }));
  const sidereal = stages.run('tropical_to_sidereal_reduction', () =>
    Object.fromEntries(
      Object.entries(tropical).map(([name, degrees]) => [name, siderealDeg(degrees, zodiac.ayanamsaDeg)]),
    ),
  );
  const houses = stages.run('optional_house_derivation', () =>
    siderealHouses(engine, zodiac, request.house_system ?? (needs.needsHouses ? DEFAULT_HOUSE_SYSTEM.code : null)),
  );
  const { site, instant } = zodiac;
  const lagna = stages.run('optional_lagna_reduction', () => {
    if (site === null) return null;
    const degrees = tropicalLagnaDeg(engine, sky, '/observer_lat');
    return { tropicalDeg: degrees, siderealDeg: siderealDeg(degrees, zodiac.ayanamsaDeg) };
  });
  return stages.run('context_materialization', () => ({
    zodiac,
    siderealDeg: sidereal,
    tropicalDeg: tropical,
    siderealLagnaDeg: lagna?.siderealDeg ?? null,
    provenance: {
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: instant.ut1J2k + J2000_JD,
      ayanamsa_system: zodiac.system,
      ayanamsa_offset: zodiac.ayanamsaDeg,
      requested_bodies: requested,
      returned_bodies: Object.keys(tropical),
      observer:
        site === null
          ? null
          : { latitude: site.latitudeDeg, longitude: site.longitudeDeg, elevation_m: site.elevationM },
      sidereal_longitudes: sidereal,
      tropical_lagna: lagna?.tropicalDeg ?? null,
      sidereal_lagna: lagna?.siderealDeg ?? null,
      sidereal_lagna_sign_index: lagna === null ? null : signIndex(lagna.siderealDeg),
      ...houses,
      stage_sequence: stages.names,
      ayanamsa_mode: zodiac.ayanamsaMode,
      place_center: zodiac.placeCenter,
      place_reduction: zodiac.placeReduction,
      node: needs.usesNode ? zodiac.node : null,
      computation_basis: engine.basis(instant),
    },
  }));
}

type FilledRequest = ReturnType<typeof withDefaults<typeof SiderealChartFields>>;

/** Tropical longitudes by name: of the subjects, and of the lunar points when the request includes them. `requested`: names of the subjects. */
function tropicalChart(engine: Engine, request: FilledRequest, subjects: readonly SiderealSubject[]) {
  const sky = tropicalSky(engine.time.instantFromIso(request.dt, '/dt'), request, '');
  const tropical: Record<string, number> = {};
  for (const subject of subjects) tropical[subjectName(subject)] ??= tropicalSubjectDeg(engine, sky, subject);
  const requested = Object.keys(tropical);
  if (request.include_nodes)
    for (const point of LUNAR_POINTS) tropical[point.name] ??= tropicalLongitudeDeg(engine, sky, point);
  return { sky, tropical, requested };
}

/** The house system as answers echo it, with its sidereal cusps; null without a system. Errors: InvalidInput without an observer. */
function siderealHouses(engine: Engine, zodiac: SiderealZodiac, system: string | null) {
  if (system === null) return { house_system: null };
  if (zodiac.site === null)
    throw new InvalidInput({
      field: '/house_system',
      message: 'must be absent when the request has no observer (observer_lat and observer_lon)',
      given: system,
      allowed: 'a house system with an observer, or no house system',
    });
  const { latitudeDeg: latitude, longitudeDeg: longitude } = zodiac.site;
  const houses = housesAt(
    engine,
    zodiac.instant,
    { latitude, longitude, system },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  return {
    house_system: houses.effective.code,
    sidereal_cusps: siderealCusps(houses, zodiac.ayanamsaDeg),
  };
}
