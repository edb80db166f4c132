import { defaultOf } from '../../../contract/defaults.js';
import { methodOf } from '../../../doctrine/progressions/methods.js';
import type { ProgressionMethod } from '../../../doctrine/progressions/methods.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { requestedSystem } from '../../../sky/houses/resolve.js';
import type { HousePolicy } from '../../../sky/houses/resolve.js';
import { housePolicy } from '../../../wire/houses.js';
import type { Technique } from './progress.js';
import { HouseFrameProgressionRequest, ProgressedHousePolicyRequest, SecondaryProgressionRequest } from './schema.js';
import type { ArcProgressionRequest, HouseFrameArcRequest, TimeKeyProgressionRequest } from './schema.js';
import { methodOfWire, wireKey } from './wire-words.js';

/** Direct motion, the default of all techniques. */
const NOT_CONVERSE = defaultOf(SecondaryProgressionRequest.properties.converse);

/** JSON pointers of house system and latitude below the pointer of the birth. */
const housePointers = (natal: string) => ({ system: `${natal}/house_system`, latitude: `${natal}/latitude` });

/** The secondary technique with the options of a request. */
export const secondaryTechnique = (request: Pick<SecondaryProgressionRequest, 'converse'>): Technique => ({
  method: methodOf('secondary'),
  converse: request.converse ?? NOT_CONVERSE,
});

/** The month and stepping options of a request; absent options use the defaults of the key. */
export const keyReading = ({
  month,
  stepping,
}: Pick<TimeKeyProgressionRequest, 'month' | 'stepping'>): Pick<Technique, 'month' | 'stepwise'> => ({
  month: month ?? null,
  ...(stepping ? { stepwise: stepping === 'stepwise' } : {}),
});

export const timeKeyTechnique = (request: TimeKeyProgressionRequest): Technique => ({
  method: methodOfWire(request.method),
  converse: request.converse ?? NOT_CONVERSE,
  ...keyReading(request),
});

/** An arc technique with the options of a request. Errors: InvalidInput if a planetary arc names no body. */
export function arcTechnique(
  engine: Engine,
  request: Pick<ArcProgressionRequest, 'converse' | 'arc_body' | 'converse_motion'>,
  method: ProgressionMethod,
): Technique {
  const needsBody = method.measure.kind === 'reference' && method.measure.reference === 'requested',
    name = request.arc_body ?? null;
  if (needsBody && name === null)
    throw new InvalidInput({
      field: '/arc_body',
      message: `must be given for ${wireKey(method)}`,
      given: null,
      allowed: 'the name of a body',
    });
  return {
    method,
    converse: request.converse ?? NOT_CONVERSE,
    backward: request.converse_motion === 'backward',
    ...(needsBody ? { arcBody: engine.bodies.resolve(name!, '/arc_body') } : {}),
  };
}

/** The house policy of a request; here the default for an unknown system is to raise an error. */
export const progressedHousePolicy = (request: HouseFrameProgressionRequest['house_policy']): HousePolicy => ({
  ...housePolicy(request),
  unknownSystem: request?.unknown_system ?? defaultOf(ProgressedHousePolicyRequest.properties.unknown_system),
});

/** The progressed house frame with the options of a request. `natal`: JSON pointer of the birth. */
export const frameTechnique = (request: HouseFrameProgressionRequest, natal = '/natal'): Technique => ({
  method: methodOf('dailyHouses'),
  converse: request.converse ?? NOT_CONVERSE,
  place: request.natal,
  house: {
    system: request.natal.house_system ?? null,
    policy: progressedHousePolicy(request.house_policy),
    angles: request.angle_method ?? defaultOf(HouseFrameProgressionRequest.properties.angle_method),
  },
  pointers: housePointers(natal),
});

/**
 * The arc of an angle with the options of a request. Errors: InvalidInput for an unknown house system, although it has
 * no effect.
 */
export function frameArcTechnique(request: HouseFrameArcRequest): Technique {
  const pointers = housePointers('/natal');
  requestedSystem(request.natal.house_system, progressedHousePolicy(null), pointers);
  return {
    method: methodOfWire(request.method),
    converse: request.converse ?? NOT_CONVERSE,
    backward: request.converse_motion === 'backward',
    place: request.natal,
    pointers,
  };
}
