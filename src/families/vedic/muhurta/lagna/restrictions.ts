import { DEBILITATION, isNaturalEnemy, MARS_COMBUST_DEG } from '../../../../doctrine/muhurta/election-lagna.js';
import type { NineGraha } from '../../../../doctrine/muhurta/election-lagna.js';
import { SIGN_LORDS } from '../../../../doctrine/vedic-dignity/tables.js';
import { separationDeg } from '../../../../kernel/angle.js';
import { allOf, anyOf } from '../../../../kernel/truth.js';
import type { DoshaPredicateResponse } from '../doshas/schema.js';
import type { ElectionSky } from './assess.js';
import type { LagnaPolicyResponse, LagnaRestrictionResponse } from './schema.js';

const predicate = (name: string, satisfied: boolean | null, evidence: string): DoshaPredicateResponse => ({
  name,
  satisfied,
  evidence,
});
const shown = (value: number | string | boolean | null | undefined): string =>
  value === null || value === undefined ? 'None' : value === true ? 'True' : value === false ? 'False' : String(value);

/**
 * Weaknesses that take the harm from a graha in a forbidden house (Muhurta Chintamani, Vivaha 88): the Moon in the 6th, 8th and 12th, Mars in the 8th,
 * Venus in the 6th.
 */
function exceptions(sky: ElectionSky, planet: NineGraha, house: number): DoshaPredicateResponse[] {
  if (planet === 'Moon' && (house === 6 || house === 8 || house === 12)) {
    const navamsa = sky.navamsas.get('Moon') ?? null;
    return [
      debilitated(sky, 'Moon'),
      predicate(
        'debilitated_navamsa',
        navamsa === null ? null : navamsa === DEBILITATION.Moon,
        `navamsa=${shown(navamsa)}`,
      ),
    ];
  }
  if (planet === 'Mars' && house === 8) {
    const mars = sky.longitudes.get('Mars'),
      sun = sky.longitudes.get('Sun');
    return [
      debilitated(sky, 'Mars'),
      inEnemySign(sky, 'Mars'),
      predicate(
        'combust',
        mars === undefined || sun === undefined ? null : separationDeg(mars, sun) < MARS_COMBUST_DEG,
        'elongation below seventeen degrees',
      ),
    ];
  }
  return planet === 'Venus' && house === 6 ? [debilitated(sky, 'Venus'), inEnemySign(sky, 'Venus')] : [];
}

function debilitated(sky: ElectionSky, planet: keyof typeof DEBILITATION): DoshaPredicateResponse {
  const sign = sky.signs.get(planet) ?? null,
    required = DEBILITATION[planet];
  return predicate(
    'debilitated_sign',
    sign === null ? null : sign === required,
    `sign=${shown(sign)}; required=${required}`,
  );
}

function inEnemySign(sky: ElectionSky, planet: 'Mars' | 'Venus'): DoshaPredicateResponse {
  const sign = sky.signs.get(planet),
    lord = sign === undefined ? null : SIGN_LORDS[sign];
  return predicate(
    'natural_enemy_sign',
    lord === null ? null : isNaturalEnemy(planet, lord),
    `from=${planet}; sign_lord=${shown(lord)}`,
  );
}

/** A forbidden house of a graha. `role`: null when it is unknown whether the graha has the role that forbids the house. */
export function restrictionOf(
  sky: ElectionSky,
  policy: LagnaPolicyResponse,
  planet: NineGraha,
  house: number,
  role: true | null,
): LagnaRestrictionResponse {
  const actual = sky.houseOf(planet),
    inHouse = actual === null ? null : actual === house,
    detected = allOf([inHouse, role]),
    found = exceptions(sky, planet, house),
    profile = found.length > 0 ? policy.parihara_profile : null;
  const neutralized = profile === null ? false : allOf([detected, anyOf(found.map(({ satisfied }) => satisfied))]);
  return {
    rule_id: `${planet.toLowerCase()}_house_${house}`,
    planet,
    detected,
    state:
      detected === null
        ? 'unavailable'
        : !detected
          ? 'clear'
          : neutralized === null
            ? 'exception_unavailable'
            : neutralized
              ? 'neutralized'
              : 'detected',
    predicates: [
      predicate('in_house', inHouse, `actual=${shown(actual)}; prohibited=${house}`),
      predicate('prohibited_role', role, `benefic=${shown(sky.beneficOf(planet))}; lagna_lord=${shown(sky.lagnaLord)}`),
    ],
    parihara_profile: profile,
    neutralized,
    exception_predicates: found,
    citation: 'Muhurta Chintamani, Vivaha 86 and 88',
  };
}
