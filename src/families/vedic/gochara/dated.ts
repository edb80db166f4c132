import { bhinnashtakavarga } from '../../../doctrine/ashtakavarga/ashtakavarga.js';
import type { ContributorSigns } from '../../../doctrine/ashtakavarga/ashtakavarga.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { signIndex } from '../../../doctrine/zodiac/zodiac.js';
import type { AyanamsaSystem } from '../../../doctrine/ayanamsa/anchor.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { withDefaults } from '../../../contract/defaults.js';
import { ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { siderealEpoch, siderealEpochAnswer } from '../../../services/sidereal-epoch.js';
import type { SiderealEpoch } from '../../../services/sidereal-epoch.js';
import { figureAt } from '../../../wire/houses.js';
import { GocharaDatePolicyRequest } from './dated-schema.js';
import type { GocharaContextPart, GocharaDateResponse } from './dated-schema.js';
import { optionsOf } from './options.js';
import { profileOf } from './profile.js';
import { evaluate, filledPolicy, policyAnswer } from './snapshot.js';
import type { FilledPolicy } from './snapshot.js';

/** The natal chart of a dated request. */
export interface NatalContext {
  readonly instant: Instant;
  readonly system: AyanamsaSystem;
  readonly epoch: SiderealEpoch;
  readonly policy: FilledPolicy;
  readonly bav: ReadonlyMap<Graha, readonly number[]>;
  readonly moonSign: number;
  /** Common fields of answers. */
  readonly answer: Pick<
    GocharaDateResponse,
    | 'policy'
    | 'birth_location'
    | 'natal_ascendant_tropical'
    | 'natal_ascendant_sidereal'
    | 'natal_sign_indices'
    | 'bav_source'
  >;
}

/** Without a policy of transits a dated request is complete, because all seven planets are computed. */
const COMPLETE = { completeness: 'require_complete' } as const;

/** The natal chart. Errors: InvalidInput for a place without rekhas or rekhas without a place, or a contradictory policy; OutOfCoverage. */
export function natalContext(engine: Engine, instant: Instant, request: GocharaContextPart): NatalContext {
  const policy = withDefaults(GocharaDatePolicyRequest, request.policy ?? {}),
    gochara = filledPolicy(request.policy?.gochara_policy ?? COMPLETE),
    location = request.birth_location ?? null,
    isComputed = policy.natal_bav_mode === 'compute_raw';
  if ((location !== null) !== isComputed)
    throw new InvalidInput({
      field: '/birth_location',
      message: isComputed
        ? 'is required with natal_bav_mode compute_raw'
        : 'must be absent without natal_bav_mode compute_raw',
      given: location,
      allowed: 'birth_location exactly with natal_bav_mode compute_raw',
    });
  if (isComputed && gochara.bav_mode === 'omit')
    throw new InvalidInput({
      field: '/policy/gochara_policy/bav_mode',
      message: 'must not be omit with natal_bav_mode compute_raw',
      given: gochara.bav_mode,
      allowed: ['raw_if_supplied', 'require_all_raw'],
    });
  if (!isComputed && gochara.bav_mode === 'require_all_raw')
    throw new InvalidInput({
      field: '/policy/gochara_policy/bav_mode',
      message: 'requires natal_bav_mode compute_raw',
      given: gochara.bav_mode,
      allowed: ['raw_if_supplied', 'omit'],
    });
  const system = ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system'),
    epoch = siderealEpoch(engine, instant, system);
  const ascendant =
      location === null ? null : normalizeDeg(figureAt(engine, instant, location.latitude, location.longitude).ascDeg),
    lagna = ascendant === null ? null : siderealDeg(ascendant, epoch.ayanamsaDeg);
  const signs = GRAHAS.map((planet): [string, number] => [planet, signIndex(epoch.sidereal.get(planet) ?? 0)]);
  const all = lagna === null ? signs : [...signs, ['Lagna', signIndex(lagna)] as [string, number]];
  return {
    instant,
    system,
    epoch,
    policy: gochara,
    bav:
      lagna === null
        ? new Map()
        : new Map(
            GRAHAS.map((planet) => [
              planet,
              bhinnashtakavarga(planet, Object.fromEntries(all) as unknown as ContributorSigns),
            ]),
          ),
    moonSign: signs[1][1],
    answer: {
      policy: {
        ayanamsa_system: system.system,
        natal_bav_mode: policy.natal_bav_mode,
        gochara_policy: policyAnswer(gochara),
        longitude_origin: 'apparent_geocentric',
        longitude_frame: 'true_ecliptic_of_date',
        ayanamsa_mode: 'true',
        light_time: true,
        aberration: true,
        gravitational_deflection: true,
        nutation: true,
        selected_options: optionsOf(['astronomy.reader_epochs', isComputed ? 'bav.natal_raw_raman_1981' : 'bav.omit']),
      },
      birth_location: location === null ? null : { latitude: location.latitude, longitude: location.longitude },
      natal_ascendant_tropical: ascendant,
      natal_ascendant_sidereal: lagna,
      natal_sign_indices: all,
      bav_source: lagna === null ? null : 'rekhas of the seven natal planets and the Lagna, not reduced (BPHS 66)',
    },
  };
}

/** POST /v1/gochara/from-datetimes and from-epochs: transits of an instant for a birth. Errors: InvalidInput, OutOfCoverage. */
export function datedTransits(
  engine: Engine,
  natalInstant: Instant,
  transitInstant: Instant,
  request: GocharaContextPart,
): GocharaDateResponse {
  const natal = natalContext(engine, natalInstant, request),
    transit = siderealEpoch(engine, transitInstant, natal.system);
  return {
    natal: siderealEpochAnswer(engine, natalInstant, natal.system, natal.epoch),
    transit: siderealEpochAnswer(engine, transitInstant, natal.system, transit),
    ...natal.answer,
    profile: profileOf(
      evaluate({
        natalMoonDeg: natal.epoch.sidereal.get('Moon') ?? 0,
        places: transit.sidereal,
        bav: natal.bav,
        policy: natal.policy,
      }),
    ),
    computation_basis: engine.basis(transitInstant),
  };
}
