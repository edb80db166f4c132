import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { SIGNS } from '../zodiac/zodiac.js';
import {
  DECENNIAL_MAJOR_MONTHS,
  DECENNIAL_MONTH_DAYS,
  DECENNIAL_YEAR_DAYS,
  decennialMajors,
  decennialMonths,
  decennialSequence,
  decennialSubs,
  placeFromAscendant,
} from './decennials.js';
import {
  FIRDARIA_CYCLE_YEARS,
  FIRDARIA_VARIANTS,
  FIRDARIA_YEAR_DAYS,
  firdariaMajors,
  firdariaSequenceKind,
  firdariaSubs,
  isNode,
} from './firdaria.js';
import {
  RELEASING_CYCLE_UNITS,
  RELEASING_CYCLE_YEARS,
  RELEASING_SIGN_YEARS,
  RELEASING_UNIT_DAYS,
  RELEASING_UNITS_PER_YEAR,
  angularityFromFortune,
  releasingAt,
  releasingStart,
  walkReleasing,
} from './releasing.js';
import type { ReleasingPeriod } from './releasing.js';

const FIRDARIA_RULES = [true, false].flatMap((isDay) =>
  FIRDARIA_VARIANTS.flatMap((variant) =>
    Object.values(FIRDARIA_YEAR_DAYS).map((yearDays) => ({ isDay, variant, yearDays, nodeSubperiods: true })),
  ),
);

test('validation: lords and years of the firdaria (Abu Mashar, Great Introduction VII.8; nodes after Bonatti)', () => {
  const lords = (isDay: boolean, variant: 'standard' | 'bonatti'): string =>
    firdariaMajors({ isDay, variant, yearDays: 365.25, nodeSubperiods: false })
      .map(({ lord, years }) => `${lord} ${years}`)
      .join(', ');
  const day = 'Sun 10, Venus 8, Mercury 13, Moon 9, Saturn 11, Jupiter 12, Mars 7, North Node 3, South Node 2';
  assert.equal(lords(true, 'standard'), day);
  assert.equal(lords(true, 'bonatti'), day);
  assert.equal(
    lords(false, 'standard'),
    'Moon 9, Saturn 11, Jupiter 12, Mars 7, Sun 10, Venus 8, Mercury 13, North Node 3, South Node 2',
  );
  assert.equal(
    lords(false, 'bonatti'),
    'Moon 9, Saturn 11, Jupiter 12, Mars 7, North Node 3, South Node 2, Sun 10, Venus 8, Mercury 13',
  );
});

test('property: major periods and subperiods of the firdaria cover 75 years exactly', () => {
  for (const rule of FIRDARIA_RULES) {
    const majors = firdariaMajors(rule);
    assert.equal(majors[0].startDays, 0);
    assert.equal(majors[8].endDays, FIRDARIA_CYCLE_YEARS * rule.yearDays);
    majors.forEach((major, index) => {
      if (index > 0) assert.equal(major.startDays, majors[index - 1].endDays);
      const subs = firdariaSubs(major, rule);
      assert.equal(subs.length, 7);
      assert.equal(subs[0].startDays, major.startDays);
      assert.equal(subs[6].endDays, major.endDays);
      for (let part = 1; part < 7; part++) assert.equal(subs[part].startDays, subs[part - 1].endDays);
      assert.equal(new Set(subs.map(({ lord }) => lord)).size, 7);
      assert.ok(Math.abs(subs.reduce((sum, { years }) => sum + years, 0) - major.years) < 1e-12);
    });
  }
});

test('rule: a planet rules the first of its subperiods, and nodes are divided only on request', () => {
  const rule = { isDay: true, variant: 'standard', yearDays: 365.25, nodeSubperiods: false } as const;
  for (const major of firdariaMajors(rule)) {
    const subs = firdariaSubs(major, rule);
    if (/Node/.test(major.lord)) assert.equal(subs.length, 0);
    else assert.equal(subs[0].lord, major.lord);
  }
});

const longitudes = fc.tuple(...CLASSICAL_PLANETS.map(() => fc.double({ min: 0, max: 359.99, noNaN: true })));
const placed = (values: readonly number[]): Record<ClassicalPlanet, number> =>
  Object.fromEntries(CLASSICAL_PLANETS.map((planet, index) => [planet, values[index]])) as Record<
    ClassicalPlanet,
    number
  >;

test('validation: months of the decennials are 129, those of the planets 30 12 15 19 8 20 25 (Valens VI.6)', () => {
  assert.equal(DECENNIAL_MAJOR_MONTHS, 129);
  assert.deepEqual(
    (['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const).map(decennialMonths),
    [30, 12, 15, 19, 8, 20, 25],
  );
});

test('property: decennials cover seven times 3870 days in the order of the zodiac from the light of the sect, and subperiods cover each major period', () => {
  fc.assert(
    fc.property(longitudes, fc.boolean(), (values, isDay) => {
      const { sequence, sectLight, bodies } = decennialSequence(placed(values), isDay, null);
      if (sequence === null) return;
      assert.equal(sequence[0], sectLight);
      const arcs = sequence.map((planet) => bodies.find((body) => body.planet === planet)?.arc ?? NaN);
      assert.deepEqual(
        arcs,
        [...arcs].sort((a, b) => a - b),
      );
      const majors = decennialMajors(sequence);
      assert.equal(majors[6].endDay, 7 * 3870);
      for (const major of majors) {
        const subs = decennialSubs(major, sequence);
        assert.equal(subs[0].planet, major.planet);
        assert.equal(subs[0].startDay, major.startDay);
        assert.equal(subs[6].endDay, major.endDay);
        for (let part = 1; part < 7; part++) assert.equal(subs[part].startDay, subs[part - 1].endDay);
      }
    }),
  );
});

test('rule: planets with equal longitudes have no order, except that the light of the sect comes first', () => {
  const tied = placed([10, 200, 50, 50, 80, 120, 300]);
  assert.deepEqual(decennialSequence(tied, true, null).ambiguous, [['Mercury', 'Venus']]);
  assert.equal(decennialSequence(tied, true, null).sequence, null);
  const withLight = decennialSequence(placed([10, 200, 10, 50, 80, 120, 300]), true, null);
  assert.deepEqual(withLight.sequence?.slice(0, 3), ['Sun', 'Mercury', 'Venus']);
});

test('rule: the order of Valens VI.6 begins with the sect light unless it is cadent, then the other light, then the first planet after the Ascendant', () => {
  const places = placed([10, 200, 20, 50, 80, 120, 300]);
  const first = (isDay: boolean, asc: number): string =>
    `${decennialSequence(places, isDay, asc).sequence?.[0]} ${decennialSequence(places, isDay, asc).startReason}`;
  // Sun in Aries, Moon in Libra: both angular from Aries rising, both cadent (12, 6) from Taurus rising.
  assert.equal(first(true, 15), 'Sun sectLightNotCadent');
  assert.equal(first(false, 15), 'Moon sectLightNotCadent');
  assert.equal(first(true, 35), 'Venus firstAfterAscendant');
  // The Moon moved to Scorpio is angular from Taurus rising.
  const apart = decennialSequence(placed([10, 220, 20, 50, 80, 120, 300]), true, 35);
  assert.deepEqual([apart.sequence?.[0], apart.startReason], ['Moon', 'otherLightNotCadent']);
});

test('validation: the years of the signs sum to 211, with 27 for Capricorn (Valens IV.4-10)', () => {
  assert.deepEqual(RELEASING_SIGN_YEARS, [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12]);
  assert.equal(RELEASING_CYCLE_YEARS, 211);
});

function releasing(startSign: number, loosing: boolean, levels: number): ReleasingPeriod[] {
  const periods: ReleasingPeriod[] = [];
  walkReleasing({ startSign, loosing }, levels, RELEASING_CYCLE_UNITS, (level, sign, startUnits, endUnits, isLoosing) =>
    periods.push({ level, sign, startUnits, endUnits, isLoosing }),
  );
  return periods;
}

test('property: the periods of every level cover the 211 years, and each period is within one of the level above', () => {
  for (let start = 0; start < 12; start++)
    for (const loosing of [true, false]) {
      const edges = [0, 0, 0, 0, 0],
        open: ReleasingPeriod[] = [];
      for (const period of releasing(start, loosing, 4)) {
        const { level } = period;
        assert.equal(period.startUnits, edges[level]);
        assert.ok(period.endUnits > period.startUnits);
        edges[level] = period.endUnits;
        open[level] = period;
        if (level > 1) {
          assert.ok(period.endUnits <= open[level - 1].endUnits);
          if (period.startUnits === open[level - 1].startUnits) assert.equal(period.sign, open[level - 1].sign);
        }
      }
      assert.deepEqual(edges.slice(1), Array(4).fill(RELEASING_CYCLE_UNITS));
    }
});

test('rule: the bond is loosed once in each sign of more than 17 years, to the opposite sign, and the order continues from there', () => {
  for (let start = 0; start < 12; start++) {
    let inside: ReleasingPeriod[] = [];
    const check = (): void => {
      if (inside.length === 0) return;
      const [first] = inside,
        at = inside.findIndex(({ isLoosing }) => isLoosing);
      assert.equal(at, RELEASING_SIGN_YEARS[first.sign] > 17 ? 12 : -1);
      inside.forEach(({ sign }, index) => {
        const leap = at >= 0 && index >= at ? 6 : 0;
        assert.equal(sign, (first.sign + leap + index) % 12);
      });
    };
    for (const period of releasing(start, true, 2)) {
      if (period.level === 2) inside.push(period);
      else {
        check();
        inside = [];
      }
    }
    check();
  }
});

test('rule: the loosing can be switched off, and it also happens at the third and fourth level', () => {
  assert.ok(releasing(0, false, 3).every(({ isLoosing }) => !isLoosing));
  const loosed = new Set(releasing(0, true, 4).flatMap(({ level, isLoosing }) => (isLoosing ? [level] : [])));
  assert.deepEqual([...loosed].sort(), [2, 3, 4]);
});

test('property: the periods at an instant are the listed periods that contain it, [start, end)', () => {
  const lists = SIGNS.map((_, sign) => releasing(sign, true, 4));
  const isAt = (units: number) => (edge: number) => units < edge;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 11 }),
      fc.oneof(
        fc.integer({ min: 0, max: RELEASING_CYCLE_UNITS - 1 }),
        fc.double({ min: 0, max: RELEASING_CYCLE_UNITS - 1, noNaN: true }),
      ),
      (sign, units) => {
        const found = releasingAt({ startSign: sign, loosing: true }, 4, isAt(units));
        assert.deepEqual(
          found,
          lists[sign].filter(({ startUnits, endUnits }) => startUnits <= units && units < endUnits),
        );
      },
    ),
  );
  for (const outside of [-1, RELEASING_CYCLE_UNITS])
    assert.deepEqual(releasingAt({ startSign: 0, loosing: true }, 4, isAt(outside)), []);
});

test('rule: Spirit in the sign of Fortune begins with the next sign, other lots do not', () => {
  assert.deepEqual(releasingStart('Spirit', 285.3, 270.1), { sign: 10, moved: true });
  assert.deepEqual(releasingStart('Spirit', 359, 331), { sign: 0, moved: true });
  assert.deepEqual(releasingStart('Fortune', 285.3, 285.3), { sign: 9, moved: false });
  assert.deepEqual(releasingStart('Spirit', 285.3, null), { sign: 9, moved: false });
});

test('rule: peaks are the first, fourth, seventh and tenth sign from Fortune', () => {
  assert.deepEqual(
    SIGNS.map((_, sign) => angularityFromFortune(sign, 2)).flatMap(({ place, isPeak }) => (isPeak ? [place] : [])),
    [1, 4, 7, 10],
  );
  assert.equal(angularityFromFortune(1, 2).angularity, 'cadent');
  assert.equal(angularityFromFortune(3, 2).angularity, 'succedent');
});

test('validation: subperiods of the firdaria follow the Chaldean order in equal parts (Abu Mashar, Revolutions IV)', () => {
  const rule = { isDay: true, variant: 'standard', yearDays: 365.25, nodeSubperiods: true } as const;
  const [sun, venus, , moon, , , , northNode] = firdariaMajors(rule);
  const lords = (major: typeof sun): string[] => firdariaSubs(major, rule).map(({ lord }) => lord);
  assert.deepEqual(lords(sun), ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']);
  assert.deepEqual(lords(moon), ['Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury']);
  assert.deepEqual(lords(northNode), ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter']);
  const [first, second] = firdariaSubs(venus, rule);
  assert.deepEqual([first.lord, first.major, first.years], ['Venus', 'Venus', 8 / 7]);
  assert.equal(first.startDays, 3652.5);
  assert.ok(Math.abs(first.endDays - (3652.5 + (8 * 365.25) / 7)) < 1e-9);
  assert.equal(second.startDays, first.endDays);
  assert.equal(isNode(northNode.lord), true);
  assert.equal(isNode('Mars'), false);
});

test('rule: firdaria years have 365.25 or 365.2422 days, and the variant applies only by night', () => {
  assert.deepEqual(FIRDARIA_YEAR_DAYS, { julian: 365.25, tropical: 365.2422 });
  assert.deepEqual(
    [true, false].flatMap((isDay) => FIRDARIA_VARIANTS.map((variant) => firdariaSequenceKind(isDay, variant))),
    ['diurnal', 'diurnal', 'nocturnalStandard', 'nocturnalBonatti'],
  );
});

test('validation: decennial months have 30 days, years 360; the subperiods follow the sequence from the major planet (Valens VI.6)', () => {
  assert.deepEqual([DECENNIAL_MONTH_DAYS, DECENNIAL_YEAR_DAYS], [30, 360]);
  const { sequence } = decennialSequence(placed([10, 200, 20, 50, 80, 120, 300]), true, null);
  assert.deepEqual(sequence, ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Moon', 'Saturn']);
  const majors = decennialMajors(sequence);
  assert.deepEqual(majors[2], {
    planet: 'Venus',
    months: 129,
    startDay: 2 * 3870,
    endDay: 3 * 3870,
    majorIndex: 2,
    major: null,
    subIndex: null,
  });
  const subs = decennialSubs(majors[5], sequence);
  assert.deepEqual(
    subs.map(({ planet, months }) => [planet, months]),
    [
      ['Moon', 25],
      ['Saturn', 30],
      ['Sun', 19],
      ['Mercury', 20],
      ['Venus', 8],
      ['Mars', 15],
      ['Jupiter', 12],
    ],
  );
  assert.deepEqual(subs[1], {
    planet: 'Saturn',
    months: 30,
    startDay: 5 * 3870 + 750,
    endDay: 5 * 3870 + 1650,
    majorIndex: 5,
    major: 'Moon',
    subIndex: 1,
  });
});

test('rule: whole signs from the ascendant, of which 3, 6, 9 and 12 are cadent', () => {
  assert.deepEqual(
    [15, 44, 45, 359, 0].map((degree) => placeFromAscendant(degree, 35)),
    [12, 1, 1, 11, 12],
  );
  const places = placed([10, 200, 20, 50, 80, 120, 300]);
  // With the Ascendant in each sign: the place of the Sun in Aries decides by day.
  for (let sign = 0; sign < 12; sign++) {
    const { startReason } = decennialSequence(places, true, 30 * sign);
    const cadent = [3, 6, 9, 12].includes(placeFromAscendant(10, 30 * sign));
    assert.equal(startReason === 'sectLightNotCadent', !cadent);
  }
});

test('rule: bodies of the decennial sequence have their arc forward from the sect light', () => {
  const { bodies, sectLight } = decennialSequence(placed([350, 340, 20, 50, 80, 120, 300]), true, null);
  assert.equal(sectLight, 'Sun');
  assert.deepEqual(
    bodies.map(({ arc }) => Math.round(arc)),
    [0, 350, 30, 60, 90, 130, 310],
  );
});

test('validation: a releasing year has 360 days, and the units of the fourth level five hours (Valens IV.4)', () => {
  assert.equal(RELEASING_UNIT_DAYS * 24, 5);
  assert.equal(RELEASING_UNITS_PER_YEAR * RELEASING_UNIT_DAYS, 360);
  // From Aries: Mars 15 years, then months of 30 days, then units of 2.5 days and of 5 hours.
  const first = [1, 2, 3, 4].map((level) => releasing(0, true, 4).find((period) => period.level === level));
  assert.deepEqual(
    first.map((period) => ((period?.endUnits ?? NaN) - (period?.startUnits ?? NaN)) * RELEASING_UNIT_DAYS),
    [15 * 360, 15 * 30, 15 * 2.5, (15 * 5) / 24],
  );
});

test('rule: a limit leaves out the periods that begin after it', () => {
  const begins: number[] = [];
  walkReleasing({ startSign: 0, loosing: true }, 1, 15 * RELEASING_UNITS_PER_YEAR, (_level, sign) => begins.push(sign));
  assert.deepEqual(begins, [0]);
  walkReleasing({ startSign: 0, loosing: true }, 1, 15 * RELEASING_UNITS_PER_YEAR + 1, (_level, sign) =>
    begins.push(sign),
  );
  assert.deepEqual(begins, [0, 0, 1]);
});
