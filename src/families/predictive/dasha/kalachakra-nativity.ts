import type { withDefaults } from '../../../contract/defaults.js';
import type { AyanamsaSystem } from '../../../doctrine/ayanamsa/anchor.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { rational } from '../../../kernel/rational.js';
import type { Rational } from '../../../kernel/rational.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { tropicalLongitudeDeg, tropicalSky } from '../../../services/sidereal-zodiac.js';
import { MOON_BODY } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { epochReceipt } from '../../../wire/epoch-receipt.js';
import type {
  EpochRequest,
  KalachakraAstronomy,
  KalachakraChartRequest,
  KalachakraProjectionRequest,
  KalachakraProvenance,
  KalachakraSequenceRequest,
} from './schema-kalachakra.js';
import type { YearBasisWord } from './wire-words.js';

/** Days of each dasha year, exact. */
const YEAR_RATIOS: Readonly<Record<YearBasisWord, Rational>> = {
  'julian_365.25': rational(1461, 4),
  savana_360: rational(360),
  'tropical_365.2422': rational(3_652_422, 10_000),
  'sidereal_365.2564': rational(3_652_564, 10_000),
};

/** The axis of dates: birth, Julian day UTC, and days of a year. */
export interface Projection {
  readonly birthJd: number;
  readonly yearBasis: YearBasisWord;
  readonly yearDays: Rational;
}

/** A birth whose periods are answered. */
export interface Nativity {
  readonly provenance: KalachakraProvenance;
  readonly levels: number;
  readonly continuation: 'natal_row' | 'next_pada';
  readonly projection: Projection | null;
}

/** An epoch of a request as a Julian day UTC; the normalized datetime is null for a Julian day. */
export function epochOf(
  engine: Engine,
  epoch: EpochRequest,
  field: string,
): { jdUtc: number; normalized: string | null } {
  if (epoch.kind === 'jd_utc') return { jdUtc: epoch.value === 0 ? 0 : epoch.value, normalized: null };
  const { utcJ2k } = engine.time.instantFromIso(epoch.value, `${field}/value`);
  return { jdUtc: utcJ2k + J2000_JD, normalized: engine.time.formatUtc(utcJ2k) };
}

/** The instant of an epoch, for an ayanamsa. Errors about its coverage name the field. */
const instantOf = (engine: Engine, epoch: EpochRequest, field: string): Instant =>
  epoch.kind === 'datetime'
    ? engine.time.instantFromIso(epoch.value, `${field}/value`)
    : {
        ...engine.time.instantFromUtc(epoch.value - J2000_JD),
        origin: { field: `${field}/value`, given: epoch.value },
      };

/** Zodiac and time scales of an instant. */
function astronomyOf(engine: Engine, instant: Instant, system: AyanamsaSystem): KalachakraAstronomy {
  const { anchor } = system;
  return {
    ...epochReceipt(engine, instant),
    ayanamsa_system: system.system,
    ayanamsa_offset: ayanamsaDeg(engine.nutation, instant.ttJ2k, system, 'true'),
    anchor: anchor.kind === 'epoch' ? null : anchor.name.replace(/ \(.*\)$/, ''),
    longitude_frame: 'true_ecliptic_of_date',
    longitude_origin: 'apparent_geocentric',
    ayanamsa_mode: 'true',
    corrections: ['light_time', 'aberration', 'gravitational_deflection', 'nutation'],
  };
}

/** The projection of a request. Errors: InvalidInput for a missing birth epoch. */
function projectionOf(
  request: KalachakraProjectionRequest | null | undefined,
  birthJd: number | null,
): Projection | null {
  if (request === null || request === undefined) return null;
  if (birthJd === null)
    throw new InvalidInput({
      field: '/birth_epoch',
      message: 'is required when projection is given',
      allowed: 'a datetime or a Julian day UTC',
    });
  return { birthJd, yearBasis: request.year_basis, yearDays: YEAR_RATIOS[request.year_basis] };
}

type SeedRequest = ReturnType<typeof withDefaults<typeof KalachakraSequenceRequest>>;

/**
 * The nativity of a given Moon. Errors: InvalidInput for a tropical Moon without a birth epoch, or a birth epoch that nothing uses;
 * OutOfCoverage.
 */
export function seededNativity(engine: Engine, request: SeedRequest): Nativity {
  const { seed, levels, continuation } = request,
    epoch = request.birth_epoch ?? null;
  if (seed.basis === 'tropical' && epoch === null)
    throw new InvalidInput({
      field: '/birth_epoch',
      message: 'is required with a tropical Moon, for the ayanamsa',
      allowed: 'a datetime or a Julian day UTC',
    });
  if (seed.basis === 'sidereal' && epoch !== null && (request.projection ?? null) === null)
    throw new InvalidInput({
      field: '/birth_epoch',
      message: 'must be absent with a sidereal Moon and no projection, because nothing depends on it',
      allowed: 'null, or a projection',
    });
  const birth = epoch === null ? null : epochOf(engine, epoch, '/birth_epoch');
  const common = {
    birth_jd_utc: birth?.jdUtc ?? null,
    normalized_datetime_utc: birth?.normalized ?? null,
  };
  const projection = projectionOf(request.projection, birth?.jdUtc ?? null);
  if (seed.basis === 'sidereal' || epoch === null) {
    const moon = seed.basis === 'sidereal' ? seed.moon_sidereal_lon : seed.moon_tropical_lon;
    const provenance: KalachakraProvenance = {
      input_origin: 'supplied_sidereal',
      moon_sidereal_lon: moon === 0 ? 0 : moon,
      ...common,
      moon_tropical_lon: null,
      astronomy: null,
    };
    return { provenance, levels, continuation, projection };
  }
  const astronomy = astronomyOf(
    engine,
    instantOf(engine, epoch, '/birth_epoch'),
    ayanamsaSystem(seed.ayanamsa_system, '/seed/ayanamsa_system'),
  );
  const provenance: KalachakraProvenance = {
    input_origin: 'supplied_tropical',
    moon_sidereal_lon: siderealDeg(seed.moon_tropical_lon, astronomy.ayanamsa_offset),
    ...common,
    moon_tropical_lon: seed.moon_tropical_lon === 0 ? 0 : seed.moon_tropical_lon,
    astronomy,
  };
  return { provenance, levels, continuation, projection };
}

type ChartRequest = ReturnType<typeof withDefaults<typeof KalachakraChartRequest>>;

/** The nativity of a birth: the apparent geocentric Moon of date. Errors: InvalidInput, OutOfCoverage. */
export function chartNativity(engine: Engine, request: ChartRequest): Nativity {
  const instant = engine.time.instantFromIso(request.birth_datetime, '/birth_datetime'),
    system = ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system');
  const astronomy = astronomyOf(engine, instant, system),
    tropical = tropicalLongitudeDeg(engine, tropicalSky(instant, {}, ''), MOON_BODY),
    birthJd = instant.utcJ2k + J2000_JD;
  return {
    provenance: {
      input_origin: 'derived_moon',
      moon_sidereal_lon: siderealDeg(tropical, astronomy.ayanamsa_offset),
      birth_jd_utc: birthJd,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      moon_tropical_lon: tropical,
      astronomy,
    },
    levels: request.levels,
    continuation: request.continuation,
    projection: projectionOf(request.projection, birthJd),
  };
}
