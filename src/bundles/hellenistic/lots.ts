import type { Engine } from '../../engine.js';
import type { ReleasingLot } from '../../doctrine/periods/releasing.js';
import { lotsOfChart } from '../../families/classical/lots/lots.js';
import { NAMED_LOTS } from '../../wire/lot-names.js';
import type { LotsResultResponse } from '../../families/classical/lots/schema.js';
import type { HellenisticChartProfileRequest, HellenisticLotProfileResponse } from './schema.js';

/** Lots of zodiacal releasing, with their names in the catalogue. */
export const RELEASED_LOTS: Readonly<Record<ReleasingLot, string>> = {
  Fortune: 'Fortune',
  Spirit: 'Spirit',
  Eros: 'Eros (Valens)',
  Necessity: 'Necessity (Valens)',
};
const PRIMARY: readonly string[] = Object.values(RELEASED_LOTS);
/** Ingredients that come from the request or from another lot. */
const SUPPLIED: readonly string[] = [
  'Syzygy',
  'Prenatal New Moon',
  'Prenatal Full Moon',
  'Lord of Hour',
  RELEASED_LOTS.Eros,
];
/** All other Hellenistic lots, and lots of any tradition with a supplied ingredient. */
const SUPPORTING = NAMED_LOTS.filter(
  ({ name, lot }) =>
    !PRIMARY.includes(name) &&
    (lot.tags[0] === 'hellenistic' || SUPPLIED.includes(lot.add) || SUPPLIED.includes(lot.sub)),
).map(({ name }) => name);

interface ProfileLots {
  readonly lots: HellenisticLotProfileResponse[];
  readonly missing: LotsResultResponse['not_evaluable'];
}

/** The four primary lots or the supporting lots of the birth chart. Errors: InvalidInput, OutOfCoverage. */
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
