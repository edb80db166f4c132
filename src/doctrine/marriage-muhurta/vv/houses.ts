import { normalizeDeg } from '../../../kernel/angle.js';
import { GRAHAS } from '../../muhurta-election/evidence.js';
import type { Graha } from '../../muhurta-election/evidence.js';
import type { Exception, Finding } from '../../muhurta-election/finding.js';
import { mapped, not } from '../../muhurta-election/truth.js';
import type { Truth } from '../../muhurta-election/truth.js';
import { cyclic, houseFrom, lordOf, navamsa108 } from '../divisions.js';
import type { MarriageEvidence } from '../evidence.js';
import { and, exception, measure, or, predicate } from '../finding.js';
import { signAspect } from '../sky.js';
import type { Sky } from '../sky.js';
import { traditionFinding } from '../tradition-finding.js';
import { isYavanaFriend } from './navamsa.js';
import { VV } from './sources.js';

/** Houses, by sign and by bhava, that a body may hold (VV 5.1-7, 13.1, 13.10, 17.5). */
const ADMITTED: Readonly<Record<Graha, readonly number[]>> = {
  Sun: [3, 6, 8, 11],
  Moon: [2, 3, 4, 11],
  Mars: [3, 6, 11],
  Mercury: [1, 2, 3, 4, 5, 6, 9, 10, 11],
  Jupiter: [1, 2, 3, 4, 5, 6, 9, 10, 11],
  Venus: [1, 2, 4, 5, 9, 10, 11, 12],
  Saturn: [3, 6, 8, 11],
  Rahu: [3, 6, 8, 11],
  Ketu: [3, 6, 8, 11],
};

/**
 * Bhava of a longitude, 1 ... 12. The middles are Lagna, midheaven and their opposites, with the thirds between; a bhava goes from the
 * middle between two middles to the next (VV 8.4-5; Sripati).
 */
export function bhavaOf(lagnaDeg: number, midheavenDeg: number, deg: number): number {
  const quarter = normalizeDeg(lagnaDeg - midheavenDeg) / 3;
  const other = (180 - normalizeDeg(lagnaDeg - midheavenDeg)) / 3;
  const middle = (house: number): number => {
    const half = house <= 6 ? house : house - 6;
    const turn = house <= 6 ? 0 : 180;
    const offset = half <= 4 ? (half - 1) * other : 180 - (7 - half) * quarter;
    return normalizeDeg(lagnaDeg + offset + turn);
  };
  for (let house = 1; house <= 12; house++) {
    const before = middle(house === 1 ? 12 : house - 1);
    const at = middle(house);
    const after = middle(house === 12 ? 1 : house + 1);
    const from = normalizeDeg(at - normalizeDeg(at - before) / 2);
    const width = normalizeDeg(at - before) / 2 + normalizeDeg(after - at) / 2;
    if (normalizeDeg(deg - from) < width) return house;
  }
  return 1;
}

/** Whether Jupiter, in full, sees the sign of a body. */
const seenFully = (sky: Sky, by: Graha, body: Graha): Truth => {
  const from = sky.sign(by);
  const at = sky.sign(body);
  return from === null || at === null ? null : signAspect(by, houseFrom(from, at)) === 1;
};

/** A full Moon whose lord is its friend or benefic, fully seen by a friendly benefic (VV 13.2). */
function fullMoon(sky: Sky): Truth {
  const sign = sky.sign('Moon');
  const lord = mapped(sign, lordOf);
  const owned = lord === null ? null : or(lord === 'Moon', isYavanaFriend('Moon', lord), sky.benefic(lord));
  const friends = (['Mercury', 'Jupiter', 'Venus'] as const).filter((body) => isYavanaFriend('Moon', body));
  return and(
    mapped(sky.tithi, (tithi) => tithi === 14),
    owned,
    or(...friends.map((body) => and(sky.benefic(body), seenFully(sky, body, 'Moon')))),
  );
}

const moonException = (sky: Sky, house: Truth, target: string, source: string): Exception => {
  const satisfied = and(fullMoon(sky), house);
  return exception(
    'vv13_2_qualified_full_moon',
    [target],
    satisfied,
    [predicate('Purnima_friend_benefic_full_aspect', satisfied)],
    source,
  );
};

/** Placements by sign and by bhava. */
export function vvPlacements(evidence: MarriageEvidence, sky: Sky): Finding[] {
  const { lagna } = sky;
  const midheaven = evidence.midheaven;
  return GRAHAS.map((body) => {
    const deg = sky.lon(body);
    const signHouse = sky.house(body);
    const bhava = deg === null || lagna === null || midheaven === null ? null : bhavaOf(lagna, midheaven, deg);
    const bad = (house: number | null): Truth => mapped(house, (h) => !ADMITTED[body].includes(h));
    const id = `${VV}.placement.${body.toLowerCase()}`;
    const exceptions: Exception[] = [];
    if (body === 'Mars') {
      const tenthOnly = (house: number | null): Truth => mapped(house, (h) => h === 10 || ADMITTED.Mars.includes(h));
      const satisfied = and(seenFully(sky, 'Jupiter', 'Mars'), tenthOnly(signHouse), tenthOnly(bhava));
      exceptions.push(
        exception(
          'vv5_3_jupiter_aspects_tenth_mars',
          [id],
          satisfied,
          [predicate('full_jupiter_aspect_and_no_other_house_restriction', satisfied)],
          'VV5.3; 13.10 admits no general waiver',
        ),
      );
    }
    if (body === 'Moon') {
      const seventhOrTenth = (house: number | null): Truth =>
        mapped(house, (h) => h === 7 || h === 10 || ADMITTED.Moon.includes(h));
      exceptions.push(
        moonException(
          sky,
          and(seventhOrTenth(signHouse), seventhOrTenth(bhava)),
          id,
          'VV13.2: full moon in the seventh or tenth, seen by a friendly benefic',
        ),
      );
    }
    return traditionFinding(
      VV,
      {
        name: `placement.${body.toLowerCase()}`,
        source: 'VV5.1-7;13.1/10;17.5;8.4-5: adverse by sign or by bhava',
      },
      or(bad(signHouse), bad(bhava)),
      {
        measures: [measure('sign_house', signHouse, 'one_based12'), measure('bhava_house', bhava, 'one_based12')],
        exceptions,
      },
    );
  });
}

const OTHERS: readonly Graha[] = GRAHAS.filter((body) => body !== 'Moon');

/** Malefics on both sides of a sign (VV 5.7). */
function flanked(sky: Sky, reference: 'lagna' | 'moon'): Finding {
  const from = reference === 'lagna' ? sky.lagnaSign : sky.sign('Moon');
  const bodies = reference === 'lagna' ? GRAHAS : OTHERS;
  const on = (house: number): Truth =>
    or(
      ...bodies.map((body) =>
        and(
          mapped(sky.sign(body), (sign) => mapped(from, (start) => houseFrom(start, sign) === house)),
          not(sky.benefic(body)),
        ),
      ),
    );
  return traditionFinding(
    VV,
    { name: `kartari.${reference}`, source: 'VV5.7: malefics on both sides, whatever their motion' },
    and(on(12), on(2)),
  );
}

/** Whether only a malefic is seventh from the Moon, seen by a benefic in an angle or trine in its own or a friend's sign (VV 13.11). */
function qualifiedBenefic(sky: Sky): Truth {
  const moon = sky.sign('Moon');
  const alone = and(
    ...OTHERS.map((body) =>
      or(
        mapped(moon, (from) => mapped(sky.sign(body), (sign) => houseFrom(from, sign) !== 7)),
        not(sky.benefic(body)),
      ),
    ),
  );
  const helpers = (['Mercury', 'Jupiter', 'Venus'] as const).map((body) => {
    const sign = sky.sign(body);
    const home = mapped(sign, (s) => isYavanaFriend(body, lordOf(s)));
    const placed = mapped(sky.house(body), (house) => [1, 4, 5, 7, 9, 10].includes(house));
    return and(sky.benefic(body), home, placed, seenFully(sky, body, 'Moon'));
  });
  return and(alone, or(...helpers));
}

/** Bodies in the seventh from Lagna and Moon, and scissors on both (VV 5.7, 6.3, 13.2, 13.11). */
export function vvSevenths(sky: Sky, remedies: ReadonlySet<string>): Finding[] {
  const beneficRemedy = remedies.has('vv13_11_qualified_benefic_moon_aspect');
  const row = (reference: 'lagna' | 'moon', body: Graha): Finding => {
    const from = reference === 'lagna' ? sky.lagnaSign : sky.sign('Moon');
    const name = `seventh_occupancy.${reference}.${body.toLowerCase()}`;
    const target = `${VV}.${name}`;
    const exceptions: Exception[] = [];
    if (reference === 'lagna' && body === 'Moon')
      exceptions.push(moonException(sky, true, target, 'VV13.2 Moon in the seventh'));
    if (reference === 'moon' && beneficRemedy) {
      const satisfied = and(qualifiedBenefic(sky), not(sky.benefic(body)));
      exceptions.push(
        exception(
          'vv13_11_qualified_benefic_moon_aspect',
          [target],
          satisfied,
          [predicate('qualified_benefic', satisfied)],
          'VV13.11; 13.12-13 is never lifted by it',
        ),
      );
    }
    return traditionFinding(
      VV,
      { name, source: 'VV6.3: any planet seventh from Lagna or Moon' },
      mapped(sky.sign(body), (sign) => mapped(from, (start) => houseFrom(start, sign) === 7)),
      { exceptions },
    );
  };
  return [
    flanked(sky, 'lagna'),
    ...GRAHAS.map((body) => row('lagna', body)),
    flanked(sky, 'moon'),
    ...OTHERS.map((body) => row('moon', body)),
    ...OTHERS.map((body) => fullSeventh(sky, body)),
  ];
}

/** A malefic in the fifty-fifth navamsa from the Moon's, which nothing lifts (VV 13.12-13). */
function fullSeventh(sky: Sky, body: Graha): Finding {
  const moon = mapped(sky.lon('Moon'), navamsa108);
  const own = mapped(sky.lon(body), navamsa108);
  const opposite = moon === null || own === null ? null : cyclic(own - moon, 108) === 54;
  return traditionFinding(
    VV,
    {
      name: `protected_full_jamitra.${body.toLowerCase()}`,
      source: 'VV13.12-13/PDF106-107: fifty-fifth navamsa; never cancelled',
    },
    and(opposite, not(sky.benefic(body))),
    {
      measures: [
        measure('moon_navamsa', moon, 'zero_based108'),
        measure('planet_navamsa', own, 'zero_based108'),
        predicate('cancellable', false),
      ],
    },
  );
}
