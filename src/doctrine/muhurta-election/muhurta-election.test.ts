import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, day, evidence, found, JD, luni, star } from '../../../test/support/election-evidence.js';
import { judgeCommerce, tithiGrade } from './commerce.js';
import type { CommercePurpose } from './commerce.js';
import type { Graha } from './evidence.js';
import { decide, finding } from './finding.js';
import { diggingCorner } from './foundation.js';
import { isBenefic } from './nature.js';
import { doorOf, judgeResidence, judgeResident } from './residence.js';
import type { ResidenceContext } from './residence.js';
import { isDaytime, isWithin, star28Of } from './sky.js';
import { every, not, some } from './truth.js';

test('rule: unknown values follow Kleene: a false decides a conjunction, a true a disjunction', () => {
  assert.equal(every([true, null]), null);
  assert.equal(every([false, null]), false);
  assert.equal(some([false, null]), null);
  assert.equal(some([true, null]), true);
  assert.equal(not(null), null);
});

test('rule: an unknown exception lifts nothing and leaves the coverage incomplete; testimony restricts nothing', () => {
  const exception = (satisfied: boolean | null) => ({
    id: 'e',
    targets: ['t'],
    satisfied,
    prerequisites: [],
    source: 's',
  });
  const one = (detected: boolean | null, satisfied: boolean | null) =>
    finding({ id: 't', source: 's', detected, exceptions: [exception(satisfied)] });
  assert.deepEqual([one(true, null).restricts, one(true, null).complete], [true, false]);
  assert.deepEqual([one(true, true).restricts, one(true, true).complete], [false, true]);
  assert.deepEqual([one(false, null).restricts, one(false, null).complete], [false, false]);
  assert.equal(one(null, true).restricts, null);
  assert.equal(finding({ id: 't', source: 's', detected: true, advisory: true }).restricts, false);
});

test('rule: a restriction decides the verdict, then the unknown', () => {
  const one = (detected: boolean | null) => finding({ id: String(detected), source: 's', detected });
  assert.equal(decide([one(true), one(null)]).status, 'restricted');
  assert.equal(decide([one(false), one(null)]).status, 'indeterminate');
  assert.deepEqual(decide([one(false), one(null)]).unresolved, ['null']);
  assert.equal(decide([one(false)]).status, 'passesSelectedProfile');
});

test('rule: an instant within the bounds of an edge is neither inside nor outside', () => {
  const span = { start: at(JD, 0.1), end: at(JD + 1, 0.1) };
  assert.deepEqual(
    [JD - 0.2, JD, JD + 0.5, JD + 1, JD + 1.2].map((jd) => isWithin(jd, span)),
    [false, null, true, null, false],
  );
  assert.equal(isDaytime(evidence({ solar: day(0) })), true);
  assert.equal(isDaytime(evidence({ solar: day(0, JD - 0.7) })), false);
});

test('rule: BPHS 3.11: the Moon is benefic while she waxes, Mercury unless a malefic shares his sign', () => {
  const moon = (degrees: number) => isBenefic(evidence({ places: { Sun: 40, Moon: 40 + degrees } }), 'Moon');
  assert.deepEqual([0, 1, 180, 181].map(moon), [false, true, true, false]);
  const far = { Sun: 100, Mars: 130, Saturn: 160, Moon: 200 };
  assert.equal(isBenefic(evidence({ places: { ...far, Mercury: 10 } }), 'Mercury'), true);
  assert.equal(isBenefic(evidence({ places: { ...far, Mercury: 131 } }), 'Mercury'), false);
  assert.equal(isBenefic(evidence({ places: { Mercury: 10 } }), 'Mercury'), null);
});

test('rule: Muhurta Chintamani 2.16-17: stars of buying, selling and opening a shop', () => {
  const fits = (purpose: CommercePurpose): number[] =>
    Array.from({ length: 27 }, (_, index) => index).filter(
      (index) =>
        found(judgeCommerce(purpose, evidence({ places: { Moon: star(index) } }), 'verse20'), 'selectedStar')
          .detected === false,
    );
  assert.deepEqual(fits('purchase'), [0, 13, 14, 21, 23, 26]);
  assert.deepEqual(fits('sale'), [1, 2, 8, 10, 15, 19, 24]);
  assert.deepEqual(fits('firstOpeningForTrade'), [0, 3, 4, 7, 11, 12, 13, 16, 20, 25, 26]);
});

test('rule: Muhurta Chintamani 1.4: thirds of the fortnight improve in the bright half and decline in the dark', () => {
  assert.deepEqual([0, 5, 10, 15, 20, 25].map(tithiGrade), [
    'inferior',
    'middling',
    'best',
    'best',
    'middling',
    'inferior',
  ]);
});

test('rule: Muhurta Chintamani 1.8: Krakacha is tithi and weekday that make thirteen; Samvartaka the 7th on Sunday', () => {
  const sale = (tithi: number, weekday: number) =>
    judgeCommerce('sale', evidence({ places: luni(tithi), solar: day(weekday) }), 'verse20');
  for (let weekday = 0; weekday < 7; weekday++)
    for (let tithi = 1; tithi <= 15; tithi++)
      assert.equal(found(sale(tithi, weekday), 'saleTithi.krakacha').detected, tithi + weekday + 1 === 13);
  assert.equal(found(sale(7, 0), 'saleTithi.samvartaka').detected, true);
  assert.equal(found(sale(1, 3), 'saleTithi.samvartaka').detected, true);
  assert.equal(found(sale(7, 1), 'saleTithi.samvartaka').detected, false);
});

test('rule: Muhurta Chintamani 1.20-21: Hasta on Sunday is spoiled by the 5th, Anuradha on Wednesday by the 8th', () => {
  const spoiled = (tithi: number, weekday: number, index: number, verses: 'verse20' | 'verses20And21') =>
    found(
      judgeCommerce('sale', evidence({ places: luni(tithi, star(index)), solar: day(weekday) }), verses),
      'saleTithi.tripleConflict',
    ).detected;
  assert.equal(spoiled(5, 0, 12, 'verse20'), true);
  assert.equal(spoiled(8, 3, 16, 'verse20'), false);
  assert.equal(spoiled(8, 3, 16, 'verses20And21'), true);
  assert.equal(spoiled(6, 0, 12, 'verses20And21'), false);
});

test('rule: Muhurta Chintamani 2.17: a shop wants Moon and Venus in the ascendant and no malefic in the 8th or 12th', () => {
  const shop = (places: Partial<Record<Graha, number>>) =>
    judgeCommerce('firstOpeningForTrade', evidence({ places, ascendant: 5 }), 'verse20');
  assert.equal(found(shop({ Moon: 10, Venus: 12 }), 'vipaniPlacements.MoonAndVenusLagna').detected, false);
  assert.equal(found(shop({ Moon: 40, Venus: 12 }), 'vipaniPlacements.MoonAndVenusLagna').detected, true);
  assert.equal(found(shop({ Mars: 215 }), 'vipaniPlacements.Mars').detected, true);
  assert.equal(found(shop({ Mars: 5 }), 'vipaniPlacements.Mars').detected, false);
  assert.equal(found(shop({ Jupiter: 35 }), 'vipaniPlacements.Jupiter').detected, false);
  assert.equal(found(shop({ Jupiter: 5 }), 'vipaniPlacements.Jupiter').detected, true);
});

const house: ResidenceContext = {
  facing: 'east',
  corner: null,
  reason: null,
  resident: null,
  sectors: 'southFromSeventh',
};

test('rule: Abhijit is from 276 40 to 280 53 20 and shifts the later stars (28 stars)', () => {
  assert.deepEqual([276.6, 276.7, 280.88, 280.89, 359].map(star28Of), [20, 21, 21, 22, 27]);
  assert.deepEqual([2, 8, 9, 15, 16, 22, 23, 1].map(doorOf), [
    'east',
    'east',
    'south',
    'south',
    'west',
    'west',
    'north',
    'north',
  ]);
});

test('rule: Muhurta Chintamani 12.13-14: the Moon is in the 8th to 18th of 28 stars from the Sun', () => {
  const good = Array.from({ length: 28 }, (_, n) => n + 1).filter((count) => {
    const degrees = Array.from({ length: 3600 }, (_, i) => i / 10).find((lon) => star28Of(lon) === count - 1)!;
    const findings = judgeResidence('foundation', evidence({ places: { Sun: 1, Moon: degrees + 0.05 } }), house);
    return found(findings, 'foundationVrisha').detected === false;
  });
  assert.deepEqual(good, [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

test('rule: Muhurta Chintamani 12.17: tithis at which no house faces a direction, by both readings', () => {
  const shut = (facing: ResidenceContext['facing'], sectors: ResidenceContext['sectors']): number[] =>
    Array.from({ length: 30 }, (_, index) => index + 1).filter(
      (tithi) =>
        found(
          judgeResidence('foundation', evidence({ places: luni(tithi) }), { ...house, facing, sectors }),
          'foundationFacingTithi',
        ).detected,
    );
  assert.deepEqual(shut('east', 'southFromNinth'), [15, 16, 17, 18, 19, 20, 21, 22, 23]);
  assert.deepEqual(shut('north', 'southFromNinth'), [24, 25, 26, 27, 28, 29]);
  assert.deepEqual(shut('west', 'southFromNinth'), [1, 2, 3, 4, 5, 6, 7, 8, 30]);
  assert.deepEqual(shut('south', 'southFromNinth'), [9, 10, 11, 12, 13, 14]);
  assert.deepEqual(shut('south', 'southFromSeventh'), [7, 8, 9, 10, 11, 12, 13, 14]);
});

test('rule: Muhurta Chintamani 12.19: the corner of the first digging turns every three signs from Leo', () => {
  assert.deepEqual([4, 7, 10, 1, 3].map(diggingCorner), [
    'southeast',
    'northeast',
    'northwest',
    'southwest',
    'southwest',
  ]);
});

test('rule: Muhurta Chintamani 13.1-2: months of entry, and the months that verse 2 adds', () => {
  const calendar = (purpose: Parameters<typeof judgeResidence>[0], month: number, sun: number) =>
    found(judgeResidence(purpose, evidence({ places: { Sun: sun }, month }), house), 'entryCalendar').restricts;
  assert.deepEqual(
    [1, 2, 10, 11, 4].map((month) => calendar('firstEntry', month, 300)),
    [false, false, false, false, true],
  );
  assert.equal(calendar('firstEntry', 1, 130), true);
  assert.deepEqual(
    [4, 7, 8, 5].map((month) => calendar('oldHouseEntry', month, 300)),
    [false, false, false, true],
  );
  assert.equal(calendar('returnEntry', 5, 130), false);
});

test('rule: Muhurta Chintamani 13.1: a fixed sign rises, or an upachaya of the nativity; never a movable one', () => {
  const rising = (sign: number, natal: number | null) =>
    found(
      judgeResidence('firstEntry', evidence({ ascendant: sign * 30 + 1 }), {
        ...house,
        resident: { natalMoon: natal, natalAscendant: natal },
      }),
      'entryLagna',
    ).detected;
  assert.deepEqual(
    [1, 0, 2].map((sign) => rising(sign, null)),
    [false, true, null],
  );
  assert.equal(rising(2, 5), false);
  assert.equal(rising(2, 70), true);
  assert.equal(rising(3, 40), true);
});

test('rule: Muhurta Chintamani 13.5-6: the Sun on the left, and the jar of 27 stars', () => {
  const left = (facing: ResidenceContext['facing']): number[] =>
    Array.from({ length: 12 }, (_, n) => n + 1).filter(
      (place) =>
        found(
          judgeResidence('firstEntry', evidence({ places: { Sun: (place - 1) * 30 + 5 }, ascendant: 5 }), {
            ...house,
            facing,
          }),
          'entryVamaRavi',
        ).detected === false,
    );
  assert.deepEqual(left('east'), [8, 9, 10, 11, 12]);
  assert.deepEqual(left('south'), [5, 6, 7, 8, 9]);
  assert.deepEqual(left('west'), [2, 3, 4, 5, 6]);
  assert.deepEqual(left('north'), [1, 2, 3, 11, 12]);
  const jar = Array.from({ length: 27 }, (_, n) => n + 1).filter(
    (count) =>
      found(
        judgeResidence('firstEntry', evidence({ places: { Sun: star(0), Moon: star(count - 1) } }), house),
        'entryKalasha',
      ).detected === false,
  );
  assert.deepEqual(jar, [6, 7, 8, 9, 10, 11, 12, 13, 22, 23, 24, 25, 26, 27]);
});

test('rule: Muhurta Chintamani 13.4: the eighth from the nativity does not rise, and the Moon avoids 2 5 6 8 9 12', () => {
  const bad = Array.from({ length: 12 }, (_, n) => n + 1).filter(
    (place) =>
      found(
        judgeResident(evidence({ places: { Moon: (place - 1) * 30 + 1 } }), { natalMoon: 1, natalAscendant: null }),
        'personalEntry.bhakuta',
      ).detected,
  );
  assert.deepEqual(bad, [2, 5, 6, 8, 9, 12]);
  const resident = { natalMoon: 1, natalAscendant: 1 };
  assert.equal(found(judgeResident(evidence({ ascendant: 211 }), resident), 'personalEntry.moonEighth').detected, true);
});
