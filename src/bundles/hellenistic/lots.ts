import type { Engine } from '../../engine.js';
import { lotsOfChart } from '../../families/classical/lots/lots.js';
import { NAMED_LOTS } from '../../wire/lot-names.js';
import type { LotsResultResponse } from '../../families/classical/lots/schema.js';
import type { HellenisticChartProfileRequest, HellenisticLotProfileResponse } from './schema.js';

/** The lots that releasing starts from, by the names of the catalogue. */
export const RELEASED_LOTS = {
  Fortune: 'Fortune',
  Spirit: 'Spirit',
  Eros: 'Eros (Valens)',
  Necessity: 'Necessity (Valens)',
} as const;
const PRIMARY: readonly string[] = Object.values(RELEASED_LOTS);
/** Places that the caller gives, or that another lot gives. */
const SUPPLIED: readonly string[] = [
  'Syzygy',
  'Prenatal New Moon',
  'Prenatal Full Moon',
  'Lord of Hour',
  RELEASED_LOTS.Eros,
];
/** The other Hellenistic lots, and those of any age that rest on a place the profile is given. */
const SUPPORTING = NAMED_LOTS.filter(
  ({ name, lot }) =>
    !PRIMARY.includes(name) &&
    (lot.tags[0] === 'hellenistic' || SUPPLIED.includes(lot.add) || SUPPLIED.includes(lot.sub)),
).map(({ name }) => name);

interface ProfileLots {
  readonly lots: HellenisticLotProfileResponse[];
  readonly missing: LotsResultResponse['not_evaluable'];
}

/** The four primary lots, or the other Hellenistic ones. Errors: InvalidInput. */
export function profileLots(
  engine: Engine,
  request: HellenisticChartProfileRequest,
  which: 'primary' | 'supporting',
): ProfileLots {
  const { parts, not_evaluable } = lotsOfChart(engine, {
    dt: request.natal_dt,
    observer_lat: request.observer_lat,
    observer_lon: request.observer_lon,
    house_system: 'W',
    place_center: 'geocentric',
    syzygy: request.syzygy,
    prenatal_new_moon: request.prenatal_new_moon,
    prenatal_full_moon: request.prenatal_full_moon,
    lord_of_hour: request.lord_of_hour,
    policy: request.policy?.lots,
    names: [...(which === 'primary' ? PRIMARY : SUPPORTING)],
    fields: [
      'formula',
      'category',
      'description',
      'computation_truth',
      'dependency_completeness',
      'astrological_condition_truth',
    ],
  });
  const order = which === 'primary' ? PRIMARY : SUPPORTING;
  return {
    lots: [...parts].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    missing: not_evaluable,
  };
}
