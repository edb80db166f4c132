import type { Evidence } from '../../muhurta-election/evidence.js';
import type { Exception, Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentDay } from '../clock.js';
import { and, exception, measure, or, predicate } from '../finding.js';
import { monthLabel } from '../mc/calendar.js';
import { WEDDING_WEEKDAYS } from '../mc/limbs.js';
import { isCombust, ownOrExalted } from '../mc/remedies.js';
import { lagnaNavamsaLord } from '../sky.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { intercalation } from '../traditions.js';
import { KP } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });

/** Months in which Kalaprakasika forbids marriages: Ashadha, Bhadrapada, Margashirsha, Magha (KP XIV p. 121-122). */
const FORBIDDEN_MONTHS: ReadonlySet<number> = new Set([3, 5, 8, 10]);
const GOOD_MONTHS: ReadonlySet<number> = new Set([1, 2, 7, 9, 11]);

/** Month, grade of month and half year, intercalation. */
export function kpCalendarFindings(evidence: Evidence, sky: Sky): Finding[] {
  const month = mapped(monthLabel(evidence), ({ index }) => index);
  const grade = mapped(month, (index) =>
    FORBIDDEN_MONTHS.has(index) ? 'prohibited' : GOOD_MONTHS.has(index) ? 'good' : 'middling',
  );
  const northward = mapped(sky.sign('Sun'), (sign) => sign > 8 || sign < 3);
  return [
    traditionFinding(
      KP,
      rule('calendar', 'KP XIV/PDF121-122'),
      mapped(month, (index) => FORBIDDEN_MONTHS.has(index)),
      { measures: [measure('month_index', month, 'Chaitra=0')] },
    ),
    traditionFinding(KP, rule('calendar_grade', 'KP XIV/PDF116,121-122'), false, {
      advisory: true,
      measures: [
        measure('month_quality', grade, 'source_grade'),
        measure(
          'ayana_quality',
          mapped(northward, (value) => (value ? 'excellent' : 'middling')),
          'source_grade',
        ),
      ],
    }),
    intercalation(KP, evidence, 'KP XXXIII general calendar exclusions'),
  ];
}

const BEST_TITHIS: ReadonlySet<number> = new Set([2, 3, 5, 7, 10, 11, 13]);
const MIDDLING_TITHIS: ReadonlySet<number> = new Set([6, 8, 12, 15]);

/** Grade of a tithi 1 ... 30: after the eighth of the dark half none is admitted, its first is middling (KP XIV p. 116, XXXIII p. 219). */
export function tithiGrade(tithi: number): 'best' | 'middling' | 'prohibited' {
  if (tithi > 23) return 'prohibited';
  const day = tithi > 15 ? tithi - 15 : tithi;
  if (BEST_TITHIS.has(day)) return 'best';
  return MIDDLING_TITHIS.has(day) || tithi === 16 ? 'middling' : 'prohibited';
}

/** Own or exalted, direct and not burnt: Mercury, Jupiter or Venus in the Lagna (KP XIV p. 123-124). */
function dignifiedBenefic(sky: Sky): Truth {
  return or(
    ...(['Mercury', 'Jupiter', 'Venus'] as const).map((body) =>
      and(
        mapped(sky.house(body), (house) => house === 1),
        ownOrExalted(sky, body),
        mapped(sky.speed(body), (speed) => speed > 0),
        not(isCombust(sky, body)),
      ),
    ),
  );
}

const BEST_LAGNAS: ReadonlySet<number> = new Set([2, 5, 6]);
const FORBIDDEN_LAGNAS: ReadonlySet<number> = new Set([0, 7, 9, 11]);
/** Signs that rise with their backs: Aries, Taurus, Cancer, Sagittarius, Capricorn (Brihat Jataka 1.10). */
const BACK_RISING: ReadonlySet<number> = new Set([0, 1, 3, 8, 9]);

/** Tithi, weekday, rising sign and its navamsa. `remedy`: the dignified benefic is selected. */
export function kpLimbFindings(evidence: Evidence, sky: Sky, remedy: boolean): Finding[] {
  const lifted = (name: string): Exception[] => {
    if (!remedy) return [];
    const satisfied = dignifiedBenefic(sky);
    return [
      exception(
        'kp_xiv_dignified_benefic_lagna_finite',
        [`${KP}.${name}`],
        satisfied,
        [predicate('own_or_exalted_direct_noncombust_benefic_lagna', satisfied)],
        'KP XIV/PDF123-124; these three findings only',
      ),
    ];
  };
  const tithi = mapped(sky.tithi, (index) => index + 1);
  const weekday = currentDay(evidence)?.weekday ?? null;
  const sign = sky.lagnaSign;
  const grade = mapped(sign, (s) =>
    BEST_LAGNAS.has(s) ? 'best' : FORBIDDEN_LAGNAS.has(s) ? 'prohibited' : 'middling',
  );
  const lord = lagnaNavamsaLord(sky);
  return [
    traditionFinding(
      KP,
      rule('tithi', 'KP XIV/PDF116;XXXIII/PDF219: dark after8 prohibited'),
      mapped(tithi, (value) => tithiGrade(value) === 'prohibited'),
      {
        measures: [
          measure('absolute_tithi', tithi, 'one_based30'),
          measure('quality', mapped(tithi, tithiGrade), 'source_grade'),
        ],
        exceptions: lifted('tithi'),
      },
    ),
    traditionFinding(
      KP,
      rule('weekday', 'KP XIV/PDF117'),
      mapped(weekday, (day) => !WEDDING_WEEKDAYS.has(day)),
      { exceptions: lifted('weekday') },
    ),
    traditionFinding(
      KP,
      rule('lagna', 'KP XIV/PDF117'),
      mapped(grade, (value) => value === 'prohibited'),
      { measures: [measure('quality', grade, 'source_grade')] },
    ),
    traditionFinding(
      KP,
      rule('prishtodaya', 'KP XIV/PDF123;Brihat Jataka1.10 classification'),
      mapped(sign, (s) => BACK_RISING.has(s)),
      { exceptions: lifted('prishtodaya') },
    ),
    traditionFinding(
      KP,
      rule('navamsa', 'KP XIV/PDF117: fixed benefic ownership'),
      mapped(lord, (name) => !BENEFIC_OWNERS.has(name)),
      { measures: [measure('lord', lord, 'planet')] },
    ),
  ];
}
/** Owners that are benefic whatever the phase and the company. */
const BENEFIC_OWNERS: ReadonlySet<string> = new Set(['Moon', 'Mercury', 'Jupiter', 'Venus']);
