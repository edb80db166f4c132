import { GHATI_SECONDS, ghatiOf, posture, valueOfSound, VIGHATI_SECONDS } from '../../../doctrine/avasthas/sayanadi.js';
import type { SayanadiBody } from '../../../doctrine/avasthas/sayanadi.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { withDefaults } from '../../../contract/defaults.js';
import { SayanadiContextRequest } from './schema.js';
import type {
  Clock,
  SayanadiContextResponse,
  SayanadiNameRequest,
  SayanadiRequest,
  SayanadiResponse,
} from './schema.js';
import { POSTURE_EFFECT } from './words.js';

type Ghati = SayanadiContextResponse['ghati'];
const ROUNDING = 'ceiling_positive_zero_is_first_ghati';

/** The formulation and its tables, as answers carry them. */
export const sayanadiPolicyAnswer = (): SayanadiContextResponse['policy'] => ({
  formulation: 'bphs_navamsa_ordinal',
  source_profile: 'santhanam_collated_sharma',
  name_table: 'sharma_pvr_35_sounds',
  partition: 'exact_binary64_mod360_half_open',
  state_names: 'engine_legacy_santhanam_labels',
  citations: [
    'Brihat Parashara Hora Shastra 45.30-37, R. Santhanam',
    'Brihat Parashara Hora Shastra 47.30-37, G. C. Sharma',
    'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.4.4 and table 37',
  ],
});

/** The value of a name. `field`: JSON pointer. Errors: InvalidInput unless exactly one of value and sound is given, and the sound is in the table. */
export function nameAnswer(name: SayanadiNameRequest, field: string): SayanadiContextResponse['name'] {
  const value = name.value ?? null,
    sound = name.sound ?? null;
  if ((value === null) === (sound === null))
    throw new InvalidInput({
      field,
      message: 'must have exactly one of value and sound',
      given: name,
      allowed: 'value 1 ... 5, or one Devanagari letter',
    });
  const resolved = value ?? valueOfSound(sound ?? '');
  if (resolved === null)
    throw new InvalidInput({
      field: `${field}/sound`,
      message: 'is not a sound of the table: it has short vowels and consonants without ङ, ञ and ण',
      given: sound,
      allowed: 'अ इ उ ए ओ, क ... ह without ङ ञ ण',
    });
  return {
    value,
    sound,
    resolved_value: resolved,
    basis: value === null ? 'canonical_devanagari_sound' : 'caller_supplied_value',
  };
}

/** The ghati of a clock. */
function ghatiAnswer(clock: Clock): Ghati {
  if (clock.kind === 'ordinal')
    return {
      ordinal: clock.ordinal,
      basis: 'caller_supplied_ordinal',
      elapsed_seconds: null,
      whole_ghatis: null,
      vighatis: null,
      rounding: ROUNDING,
    };
  if (clock.kind === 'elapsed_seconds')
    return {
      ordinal: ghatiOf(clock.elapsed_seconds),
      basis: 'elapsed_seconds',
      elapsed_seconds: clock.elapsed_seconds === 0 ? 0 : clock.elapsed_seconds,
      whole_ghatis: null,
      vighatis: null,
      rounding: ROUNDING,
    };
  const seconds = clock.whole_ghatis * GHATI_SECONDS + clock.vighatis * VIGHATI_SECONDS;
  return {
    ordinal: ghatiOf(seconds),
    basis: 'elapsed_ghati_vighati',
    elapsed_seconds: seconds,
    whole_ghatis: clock.whole_ghatis,
    vighatis: clock.vighatis,
    rounding: ROUNDING,
  };
}

/** The context of a request. `field`: its JSON pointer. Errors: InvalidInput. */
export function contextAnswer(input: SayanadiContextRequest, field: string): SayanadiContextResponse {
  const context = withDefaults(SayanadiContextRequest, input);
  return {
    ghati: ghatiAnswer(context.clock),
    name: nameAnswer(context.name, `${field}/name`),
    policy: sayanadiPolicyAnswer(),
    evaluate_nodes: context.evaluate_nodes,
  };
}

/** The context of a birth: seconds since sunrise. */
export const derivedContext = (
  elapsedSeconds: number,
  name: SayanadiContextResponse['name'],
  evaluateNodes: boolean,
): SayanadiContextResponse => ({
  ghati: {
    ordinal: ghatiOf(elapsedSeconds),
    basis: 'sunrise_derived_ut1',
    elapsed_seconds: elapsedSeconds,
    whole_ghatis: null,
    vighatis: null,
    rounding: ROUNDING,
  },
  name,
  policy: sayanadiPolicyAnswer(),
  evaluate_nodes: evaluateNodes,
});

/** The posture of a body. Longitudes as given, degrees. */
export function postureAnswer(
  planet: SayanadiBody,
  places: { readonly bodyDeg: number; readonly moonDeg: number; readonly lagnaDeg: number },
  context: SayanadiContextResponse,
): SayanadiResponse {
  const found = posture(planet, places, context.ghati.ordinal, context.name.resolved_value),
    given = (degrees: number): number => (degrees === 0 ? 0 : degrees);
  return {
    planet,
    state: found.state,
    substate: found.part,
    avastha_index: found.index,
    effect: POSTURE_EFFECT[found.index - 1],
    trace: {
      planet,
      planet_longitude: given(places.bodyDeg),
      moon_longitude: given(places.moonDeg),
      lagna_longitude: given(places.lagnaDeg),
      normalized_planet_longitude: normalizeDeg(places.bodyDeg),
      normalized_moon_longitude: normalizeDeg(places.moonDeg),
      normalized_lagna_longitude: normalizeDeg(places.lagnaDeg),
      planet_nakshatra: found.nakshatra,
      navamsa_ordinal: found.navamsa,
      moon_nakshatra: found.moonNakshatra,
      lagna_sign: found.lagnaSign,
      planet_multiplier: found.multiplier,
      planet_addend: found.addend,
      total: found.total,
      state_remainder: found.stateRemainder,
      stage1_remainder: found.stage1,
      stage2_remainder: found.stage2,
      context,
    },
    effect_provenance: {
      catalogue: 'engine.sayanadi_effects.legacy_summary',
      audit_status: 'not_source_certified',
      conditions_evaluated: false,
    },
  };
}

/** POST /v1/avasthas/sayanadi. Errors: InvalidInput without the body or the Moon, or with evaluate_nodes. */
export function sayanadi(request: SayanadiRequest): SayanadiResponse {
  const { planet, sidereal_longitudes: longitudes } = request,
    bodyDeg = longitudes[planet],
    moonDeg = longitudes.Moon;
  if (bodyDeg === undefined || moonDeg === undefined)
    throw new InvalidInput({
      field: '/sidereal_longitudes',
      message: `must contain ${planet} and the Moon`,
      given: Object.keys(longitudes),
      allowed: [planet, 'Moon'],
    });
  if (request.context.evaluate_nodes === true)
    throw new InvalidInput({
      field: '/context/evaluate_nodes',
      message: 'must be false: this route evaluates the requested body alone',
      given: true,
      allowed: false,
    });
  return postureAnswer(
    planet,
    { bodyDeg, moonDeg, lagnaDeg: request.lagna_sidereal_lon },
    contextAnswer(request.context, '/context'),
  );
}
