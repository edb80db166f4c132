import type { Evidence, Graha } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { inclusiveCount, pada28, star27, star28 } from '../divisions.js';
import { and, measure, predicate } from '../finding.js';
import { monthLabel } from '../mc/calendar.js';
import { PATA_YOGAS, yogaEndsInStar } from '../mc/history.js';
import { EKARGALA_YOGAS, FIVE_LINE_PAIRS, paired, PIERCERS } from '../mc/limbs.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { VV } from './sources.js';

const VEDHA_SOURCE = 'VV1.6-9/PDF17-19;17.3/PDF127: the complete star is pierced';
const LATTA_SOURCE = 'VV1.11-13/PDF20-21: inclusive forward counts; the Moon on full moon';

/** Piercing through five lines: the complete star (VV 1.6-9, 17.3). The quarters that oppose each other relieve only urgent marriages. */
const fiveLines = (sky: Sky): Finding[] =>
  PIERCERS.map((body) => {
    const deg = sky.lon(body);
    const moon = sky.lon('Moon');
    const both = deg === null || moon === null ? null : { deg, moon };
    return traditionFinding(
      VV,
      { name: `five_line.${body.toLowerCase()}`, source: VEDHA_SOURCE },
      mapped(both, (d) => paired(FIVE_LINE_PAIRS, star28(d.deg), star28(d.moon))),
      {
        measures: [
          measure('causal_star', mapped(deg, star28), 'zero_based_28'),
          measure('target_star', mapped(moon, star28), 'zero_based_28'),
          predicate(
            'opposed_padas',
            mapped(both, (d) => pada28(d.deg) + pada28(d.moon) === 5),
          ),
          predicate('necessity_pada_relief_selected', false),
        ],
      },
    );
  });

/** Star that each body kicks, counted forwards from its own inclusively (VV 1.11-13). */
export const VV_LATTA: readonly (readonly [Graha, number])[] = [
  ['Sun', 12],
  ['Saturn', 8],
  ['Mars', 3],
  ['Rahu', 20],
  ['Moon', 7],
  ['Mercury', 22],
  ['Jupiter', 6],
  ['Venus', 24],
];
const FULL_MOON_TITHI = 14;

const kicks = (sky: Sky): Finding[] =>
  VV_LATTA.map(([body, count]) => {
    const star = mapped(sky.lon(body), star27);
    const hit = mapped(star, (from) => mapped(sky.moonStar, (moon) => (from + count - 1) % 27 === moon));
    const full = body === 'Moon' ? mapped(sky.tithi, (tithi) => tithi === FULL_MOON_TITHI) : true;
    return traditionFinding(VV, { name: `latta.${body.toLowerCase()}`, source: LATTA_SOURCE }, and(hit, full), {
      measures: [measure('count', count, 'inclusive_27'), measure('causal_star', star, 'zero_based_27')],
    });
  });

/** Bolt, fourteenth star from the Sun, and fall (VV 1.10, 1.14-20). */
function boltAndFall(evidence: Evidence, sky: Sky): Finding[] {
  const sun = sky.lon('Sun');
  const moon = sky.lon('Moon');
  const both = sun === null || moon === null ? null : { sun, moon };
  const count28 = mapped(both, (d) => inclusiveCount(star28(d.sun), star28(d.moon), 28));
  const count27 = mapped(both, (d) => inclusiveCount(star27(d.sun), star27(d.moon), 27));
  return [
    traditionFinding(
      VV,
      { name: 'ekargala', source: 'VV1.14-19/PDF21-24; the chapter goes before the summary in 17.4' },
      and(
        mapped(sky.yoga, (yoga) => EKARGALA_YOGAS.has(yoga)),
        mapped(count28, (count) => count % 2 === 1),
      ),
      {
        measures: [
          measure('sun_to_moon', count28, 'inclusive_28'),
          predicate(
            'opposed_padas',
            mapped(both, (d) => pada28(d.sun) + pada28(d.moon) === 5),
          ),
        ],
      },
    ),
    traditionFinding(
      VV,
      { name: 'solar_fourteenth', source: 'VV1.10;17.4' },
      mapped(count27, (count) => count === 14),
      { measures: [measure('inclusive_count', count27, 'stars27')] },
    ),
    traditionFinding(
      VV,
      { name: 'pata', source: 'VV1.20;17.3: six yogas that end in the complete star' },
      yogaEndsInStar(evidence, PATA_YOGAS),
    ),
  ];
}

/** Rules of the stars (VV 1). */
export const vvStarFindings = (evidence: Evidence, sky: Sky): Finding[] => [
  ...fiveLines(sky),
  ...kicks(sky),
  ...boltAndFall(evidence, sky),
];

/** Months that VV admits whatever the Sun's sign: Vaisakha, Jyeshtha, Magha, Phalguna. */
const GOOD_MONTHS: ReadonlySet<number> = new Set([1, 2, 10, 11]);
/** Month that one sign of the Sun admits: Ashadha with Gemini (VV 1.3-5, 10.1-4). */
const SIGN_OF_MONTH: ReadonlyMap<number, number> = new Map([[3, 2]]);
/** Signs of the Sun that go with no admitted month. */
const SIGNS_WITHOUT_MONTH: ReadonlySet<number> = new Set([3, 4, 5, 6, 7, 8]);

/** Month and sign of the Sun; a sign that goes with no admitted month decides without the month. */
export function vvCalendar(evidence: Evidence, sky: Sky): Finding {
  const month = mapped(monthLabel(evidence), ({ index }) => index);
  const sign = sky.sign('Sun');
  const admitted = mapped(month, (index): Truth => {
    if (GOOD_MONTHS.has(index)) return true;
    const needed = SIGN_OF_MONTH.get(index);
    return needed === undefined ? false : mapped(sign, (s) => s === needed);
  });
  const alone = mapped(sign, (s): Truth => (SIGNS_WITHOUT_MONTH.has(s) ? true : null));
  return traditionFinding(
    VV,
    { name: 'calendar', source: 'VV1.3-5;10.1-4/PDF15-17,86-88' },
    month === null ? alone : not(admitted),
    {
      measures: [
        measure('month_index', month, 'Chaitra=0'),
        measure('solar_sign', sign, 'zero_based_12'),
        measure('calendar_adapter', 'physical_amanta_with_source_specific_lunar_precedence', 'composition'),
      ],
    },
  );
}
