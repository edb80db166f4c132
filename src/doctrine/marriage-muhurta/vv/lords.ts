import { normalizeDeg } from '../../../kernel/angle.js';
import { GRAHAS } from '../../muhurta-election/evidence.js';
import type { Classical, Evidence } from '../../muhurta-election/evidence.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { currentDay, edgeOf, isDaytime, shifted, within } from '../clock.js';
import { lordOf, navamsaSign, signOf } from '../divisions.js';
import { and, measure, or, predicate } from '../finding.js';
import { windowMeasures } from '../mc/day-parts.js';
import { isCombust } from '../mc/remedies.js';
import { lagnaNavamsaLord } from '../sky.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { drekkanaSign, sixLords } from '../vargas.js';
import { VV } from './sources.js';

const rule = (name: string, source: string) => ({ name, source });

/** Jupiter's sign, company of the Moon, lords in the sixth, and combustion (VV 5.2, 5.5, 13.1). */
export function vvLordFindings(sky: Sky): Finding[] {
  const moon = sky.sign('Moon');
  const company = or(
    ...GRAHAS.filter((body) => body !== 'Moon').map((body) =>
      and(
        mapped(sky.sign(body), (sign) => mapped(moon, (at) => sign === at)),
        or(body === 'Venus', not(sky.benefic(body))),
      ),
    ),
  );
  const lords = mapped(sky.lagna, (deg) => [
    { part: 1, lord: lordOf(signOf(deg)) },
    { part: 3, lord: lordOf(drekkanaSign(deg)) },
    { part: 9, lord: lordOf(navamsaSign(deg)) },
  ]);
  const navamsaLord = lagnaNavamsaLord(sky);
  const burnt = (name: string, body: Classical | null): Finding =>
    traditionFinding(
      VV,
      rule(`combustion.${name}`, 'VV5.2;13.1: angular orbs of the works on states'),
      body === null ? null : isCombust(sky, body),
      {
        measures: [
          measure('body', body, 'planet'),
          measure('orb_profile', 'engine_avasthas_fixed_planetary_orbs', 'composition'),
        ],
      },
    );
  return [
    traditionFinding(
      VV,
      rule('jupiter_sign', 'VV5.5: Jupiter in Leo or in Capricorn, its debility'),
      mapped(sky.sign('Jupiter'), (sign) => sign === 4 || sign === 9),
    ),
    traditionFinding(VV, rule('moon_association', 'VV5.2;13.1: a malefic or Venus in the sign of the Moon'), company),
    ...[1, 3, 9].map((part) => {
      const lord = lords?.find((entry) => entry.part === part)?.lord ?? null;
      return traditionFinding(
        VV,
        rule(`division_lord_sixth.${part}`, 'VV13.1: lords of Lagna, drekkana and navamsa'),
        lord === null ? null : mapped(sky.house(lord), (house) => house === 6),
        { measures: [measure('lord', lord, 'planet')] },
      );
    }),
    burnt('moon', 'Moon'),
    burnt('navamsa_lord', navamsaLord),
  ];
}

const WEEKDAY_LORDS: readonly Classical[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
/** Order of the lords of hours. */
const HOUR_LORDS: readonly Classical[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'];

/** Lord of an hour counted from the sunrise of a weekday (0 Sunday). */
const hourLord = (weekday: number, hour: number): Classical =>
  HOUR_LORDS[(HOUR_LORDS.indexOf(WEEKDAY_LORDS[weekday]) + hour) % 7];

/**
 * The hour: by fifteen degrees of the Lagna from the Sun, and by sixty minutes from sunrise. A malefic lord of either restricts, unless
 * benefic lords of the six parts prevail, or it is night, or the lord of the day is benefic (VV 8.8-11).
 */
export function vvHour(evidence: Evidence, sky: Sky): Finding {
  const solar = currentDay(evidence);
  const { lagna } = sky;
  const sun = sky.lon('Sun');
  const lords = mapped(lagna, sixLords);
  const benefics = lords?.map((lord) => sky.benefic(lord)) ?? [];
  const majority = (value: boolean): Truth =>
    lords === null || benefics.includes(null) ? null : benefics.filter((one) => one === value).length > 3;
  const hour = solar === null ? null : Math.floor((evidence.jdUt1 - solar.day.start.jdUt1) * 24);
  const sunrise = solar === null ? null : edgeOf(solar.day.start);
  const inHour =
    hour === null || sunrise === null
      ? null
      : within(evidence.jdUt1, shifted(sunrise, hour / 24), shifted(sunrise, (hour + 1) / 24));
  const angular =
    solar === null || lagna === null || sun === null
      ? null
      : hourLord(solar.weekday, Math.floor(normalizeDeg(lagna - sun) / 15));
  const clock = solar === null || hour === null || inHour !== true ? null : hourLord(solar.weekday, hour);
  const malefic = (lord: Classical | null): Truth => (lord === null ? null : not(sky.benefic(lord)));
  const relief = or(
    majority(true),
    not(isDaytime(evidence)),
    solar === null ? null : sky.benefic(WEEKDAY_LORDS[solar.weekday]),
  );
  return traditionFinding(
    VV,
    rule('hora', 'VV8.8-11/PDF74-76; parts of Brihat Jataka 1.7, 1.9; local sunrise'),
    and(or(malefic(angular), malefic(clock)), not(relief)),
    {
      measures: [
        ...(hour === null || sunrise === null
          ? []
          : windowMeasures(`hora${hour}`, shifted(sunrise, hour / 24), shifted(sunrise, (hour + 1) / 24))),
        measure('varga_lords', lords?.join(',') ?? null, 'D1,D2,D3,D9,D12,D30'),
        measure('angular_hora_lord', angular, 'planet'),
        predicate('majority_benefic', majority(true)),
        predicate('majority_malefic', majority(false)),
        predicate('source_8_9_relief', relief),
        predicate('both_malefic_and_majority_malefic', and(malefic(angular), malefic(clock), majority(false))),
      ],
    },
  );
}
