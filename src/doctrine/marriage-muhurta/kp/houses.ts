import { GRAHAS } from '../../muhurta-election/evidence.js';
import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { isDaytime } from '../clock.js';
import { cyclic } from '../divisions.js';
import { and, measure, or, predicate } from '../finding.js';
import { EKARGALA_YOGAS } from '../mc/limbs.js';
import { inDebility, inEnemySign } from '../mc/remedies.js';
import { headStar } from '../mc/yogas-and-arrows.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { SIX_PARTS, sixLords } from '../vargas.js';
import { KP } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });

/** Houses of good testimony; Ketu's fifth is not assigned (KP XIV p. 117-119). */
const FAVORABLE: Readonly<Record<Graha, readonly number[]>> = {
  Sun: [3, 6, 8, 9, 11],
  Moon: [2, 3, 5, 9, 10, 11],
  Mars: [3, 6, 8, 11],
  Mercury: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  Jupiter: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  Venus: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  Saturn: [3, 6, 8, 11],
  Rahu: [3, 11],
  Ketu: [3, 6, 9, 10, 11],
};
const UNASSIGNED_KETU = 5;

/** Testimony of a body in a house. */
export function kpTestimony(body: Graha, house: number): 'favorable' | 'adverse' | 'unassigned' {
  if (FAVORABLE[body].includes(house)) return 'favorable';
  return body === 'Ketu' && house === UNASSIGNED_KETU ? 'unassigned' : 'adverse';
}

const placements = (sky: Sky): Finding[] =>
  GRAHAS.map((body) => {
    const house = sky.house(body);
    const testimony = mapped(house, (value) => kpTestimony(body, value));
    return traditionFinding(
      KP,
      rule(
        `placement.${body.toLowerCase()}`,
        'KP XIV/PDF117-119: the testimony of the chapter goes before the list of 21 faults',
      ),
      mapped(testimony, (value) => value === 'adverse'),
      {
        measures: [
          measure('house', house, 'one_based12'),
          measure('testimony', testimony, 'source_grade'),
          predicate('global_waiver', false),
        ],
      },
    );
  });

/** Jupiter and Venus: weak by debility, an enemy's sign or retrogression, or opposed (KP XXXIII p. 219). */
const strengths = (sky: Sky): Finding[] => [
  ...(['Jupiter', 'Venus'] as const).map((body) =>
    traditionFinding(
      KP,
      rule(
        `planet_strength.${body.toLowerCase()}`,
        'KP XXXIII/PDF219: debility, sign of a natural enemy, or retrograde',
      ),
      or(
        inDebility(sky, body),
        inEnemySign(sky, body),
        mapped(sky.speed(body), (speed) => speed < 0),
      ),
    ),
  ),
  traditionFinding(
    KP,
    rule('jupiter_venus_opposition', 'KP XXXIII/PDF219: Jupiter and Venus in opposite signs'),
    mapped(sky.sign('Jupiter'), (a) => mapped(sky.sign('Venus'), (b) => (a - b + 12) % 12 === 6)),
  ),
];

/** The Moon is not alone in its sign (KP XIV p. 124). */
const company = (sky: Sky): Finding =>
  traditionFinding(
    KP,
    rule('moon_association', 'KP XIV/PDF124: another planet in the sign of the Moon'),
    or(
      ...GRAHAS.filter((body) => body !== 'Moon').map((body) =>
        mapped(sky.sign(body), (sign) => mapped(sky.sign('Moon'), (moon) => sign === moon)),
      ),
    ),
  );

/**
 * The bolt: by day, one of nine yogas gives the star at the head; Sun and Moon are at the ends of one line of the diagram of 27 stars
 * (KP XXXIII p. 206-207).
 */
function bolt(evidence: Evidence, sky: Sky): Finding {
  const head = mapped(sky.yoga, (yoga) => (EKARGALA_YOGAS.has(yoga) ? headStar(yoga + 1) : null));
  const { sunStar, moonStar } = sky;
  const onLine =
    sky.yoga === null || sunStar === null || moonStar === null
      ? null
      : head !== null && sunStar !== moonStar && cyclic(sunStar + moonStar - 2 * head, 27) === 0;
  const daytime = isDaytime(evidence);
  return traditionFinding(
    KP,
    rule('ekargala', 'KP XXXIII/PDF206-207:27-star paired diagram, daytime only'),
    and(onLine, daytime),
    {
      measures: [measure('head', head, 'zero_based27'), predicate('paired', onLine), predicate('daytime', daytime)],
    },
  );
}

/** Retrograde malefics on both sides of the Lagna (KP XXXIII p. 208). */
function scissors(sky: Sky): Finding {
  const on = (house: number): Truth =>
    or(
      ...GRAHAS.map((body) =>
        and(
          mapped(sky.house(body), (at) => at === house),
          not(sky.benefic(body)),
          mapped(sky.speed(body), (speed) => speed < 0),
        ),
      ),
    );
  return traditionFinding(
    KP,
    rule('kartari', 'KP XXXIII/PDF208: both flanking malefics retrograde'),
    and(on(12), on(2)),
  );
}

/** A part of the Lagna that a malefic owns (KP XXXIII p. 216-219). */
function parts(sky: Sky): Finding[] {
  const lords = mapped(sky.lagna, sixLords);
  return SIX_PARTS.map((part, index) => {
    const lord = lords?.[index] ?? null;
    return traditionFinding(
      KP,
      rule(`shadvarga.${part}`, 'KP XXXIII/PDF216-219: parts owned by malefics; Brihat Jataka 1.7, 1.9'),
      lord === null ? null : not(sky.benefic(lord)),
      { measures: [measure('lord', lord, 'planet')] },
    );
  });
}

/** Placements, strengths, company, bolt, scissors and parts. */
export const kpHouseFindings = (evidence: Evidence, sky: Sky): Finding[] => [
  ...placements(sky),
  ...strengths(sky),
  company(sky),
  bolt(evidence, sky),
  scissors(sky),
  ...parts(sky),
];
