import { signIndex } from '../zodiac/zodiac.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { configured, signOfPlanet } from './figure.js';
import { gate, hardTo, moonImpeded, relationsTo, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { compared, degrees, value } from './witness.js';

/** Ships: their building (Dorotheus, Carmen V.25; V.24 in Pingree) and launching (V.26; V.25). */
const AQUARIUS = 10;
const SUN_AND_MARS = ['Sun', 'Mars'] as const;

/** Fiery and earthy signs are dry, airy and watery ones moist: Lilly, Christian Astrology (1647), pp. 93-99. */
const isDry = (sign: number): boolean => sign % 4 < 2;

export function shipClauses({ figure, signNature, hourLord }: DorotheanMatterInput): MatterClause[] {
  const sign = signIndex(figure.planets.Moon.longitudeDeg);
  const hard = hardTo(figure, SUN_AND_MARS, 'Moon').length === 2;
  const beheld = SUN_AND_MARS.every((planet) =>
    configured(figure.planets[planet].longitudeDeg, figure.planets.Moon.longitudeDeg),
  );
  const danger = sign === AQUARIUS && hard;
  const watery = sign % 4 === 3,
    unresolved = signNature === 'source_text_unresolved_no_dry_sign_table';
  return [
    gate(
      'moon_in_aquarius_with_sun_and_mars',
      danger && hourLord === null ? null : danger && hourLord === 'Moon',
      [
        compared('moon_sign', signOfPlanet(figure, 'Moon'), '==', 'Aquarius'),
        value('moon_relations', relationsTo(figure, SUN_AND_MARS, 'Moon')),
        compared('hour_lord', hourLord, '==', 'Moon'),
      ],
      'Begun in an hour of the Moon while she is in Aquarius, the Sun and Mars with her, in square or in opposition: misfortune reaches the ship.',
    ),
    gate(
      'moon_in_dry_sign_with_sun_and_mars',
      watery || !beheld ? false : unresolved ? null : isDry(sign),
      [
        value('moon_sign', signOfPlanet(figure, 'Moon')),
        value('moon_in_watery_sign', watery),
        value('sun_and_mars_behold_moon', beheld),
        value('moon_in_dry_sign', watery ? false : unresolved ? null : isDry(sign)),
      ],
      'In a dry sign, beheld by the Sun and Mars: the ship breaks on a coast, a rock or a mountain in the sea.',
      signNature,
    ),
  ];
}

export const launchClauses = ({ figure }: DorotheanMatterInput): MatterClause[] => [
  witness(
    'moon_sign_for_launching',
    true,
    [
      value('moon_sign', signOfPlanet(figure, 'Moon')),
      degrees('moon_degree_in_sign', figure.planets.Moon.longitudeDeg % 30),
    ],
    'The chapter goes through the signs of the Moon; sign and degree are given, its verdicts are not applied.',
  ),
  moonImpeded(figure, 'moon_with_or_hard_to_infortune', 'An infortune so placed brings danger from the waves.'),
];
