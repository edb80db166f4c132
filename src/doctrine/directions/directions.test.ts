import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import { RAD_PER_DEG } from '../../kernel/constants.js';
import { KEY_RATES } from './keys.js';
import { mundanePlace, arcTo } from './methods.js';
import type { DirectionLaw } from './methods.js';
import { directedPoint, semiArcsOf } from './point.js';
import type { DirectedPoint, DirectionFrame } from './point.js';
import { DIRECTION_METHODS, DIRECTION_PRESETS, plainPreset } from './presets.js';
import type { DirectionPreset, PresetName } from './presets.js';
import { findDirections, UndecidedSign } from './search.js';
import type { DirectionTerm } from './search.js';
import { fractionOf, hourAngleOfFraction, raptParallelArc } from './semi-arc.js';
import {
  circumpolar,
  cuts,
  equatorCrossing,
  nearHorizon,
  primeVertical,
  onHalfCircle,
  placidusFraction,
  topocentricPosition,
} from '../../../test/support/turned-sky.js';

const near = (actual: number, expected: number, within: number, what = ''): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${what} ${actual} is not ${expected} within ${within}`);
const nearAngle = (actual: number, expected: number, within: number, what = ''): void =>
  near(signedDeg(actual - expected), 0, within, what);

const OBLIQUITY = 23.44;
const frameAt = (latitudeDeg: number, armcDeg = 100): DirectionFrame => ({
  armcDeg,
  obliquityDeg: OBLIQUITY,
  latitudeDeg,
});
/** A point of a given hour angle and declination. */
const pointAt = (name: string, hourAngleDeg: number, decDeg: number, frame: DirectionFrame): DirectedPoint => ({
  name,
  lonDeg: 0,
  latDeg: 0,
  raDeg: normalizeDeg(frame.armcDeg - hourAngleDeg),
  decDeg,
  hourAngleDeg: signedDeg(hourAngleDeg),
  semiArcs: semiArcsOf(decDeg, frame.latitudeDeg),
});
const term = (point: DirectedPoint, more: Partial<DirectionTerm> = {}): DirectionTerm => ({
  point,
  angle: null,
  relation: 'conjunction',
  source: point.name,
  ...more,
});

test('rule: a semi-arc is the hour angle of the horizon, and a point that never crosses the horizon has none', () => {
  const arcs = semiArcsOf(23.5, 51.5)!;
  // tan 51.5 tan 23.5 = 0.54663; the ascensional difference is its arc sine, 33.137 degrees.
  near(arcs.diurnalDeg, 90 + 33.137, 2e-3);
  near(arcs.diurnalDeg + arcs.nocturnalDeg, 180, 1e-12);
  near(semiArcsOf(-23.5, -51.5)!.diurnalDeg, arcs.diurnalDeg, 1e-12);
  assert.equal(semiArcsOf(40, 51.5), null);
  assert.equal(semiArcsOf(-40, 51.5), null);
});

test('rule: the obliquity converts ecliptic to equatorial coordinates', () => {
  const solstice = directedPoint('x', 90, 0, frameAt(0));
  near(solstice.raDeg, 90, 1e-12);
  near(solstice.decDeg, OBLIQUITY, 1e-12);
  // Sun at 15 Taurus: tan ra = cos(eps) tan(lon), sin dec = sin(eps) sin(lon).
  const sun = directedPoint('x', 45, 0, frameAt(0));
  near(Math.tan(sun.raDeg * RAD_PER_DEG), Math.cos(OBLIQUITY * RAD_PER_DEG), 1e-12);
  near(Math.sin(sun.decDeg * RAD_PER_DEG), Math.sin(OBLIQUITY * RAD_PER_DEG) * Math.SQRT1_2, 1e-12);
});

test('rule: at the equator of the Earth every method directs by right ascension', () => {
  const frame = frameAt(0),
    significator = pointAt('s', 20, 10, frame),
    promissor = pointAt('p', -35, -18, frame);
  for (const law of ['semiArc', 'meridian', 'topocentricPole', 'placidusPole', 'positionCircle'] as const)
    near(arcTo(mundanePlace(significator, law, frame)!, promissor, frame), 55, 1e-9, law);
});

test("validation: Ptolemy's example (Tetrabiblos III.10): the first of Aries and of Gemini, lower Egypt, a longest day of 14 hours", () => {
  // He counts 46, 58, 70 and 64 times, in whole degrees and with 17 for the 17.1 of the hour of Gemini: good to one
  // time.
  for (const [hourAngle, times] of [
    [-90, 46],
    [0, 58],
    [90, 70],
    [45, 64],
  ]) {
    const frame = { armcDeg: normalizeDeg(hourAngle), obliquityDeg: 23 + 51 / 60, latitudeDeg: 30 + 22 / 60 };
    const aries = directedPoint('Aries', 0, 0, frame),
      gemini = directedPoint('Gemini', 60, 0, frame);
    near(aries.hourAngleDeg, hourAngle, 1e-9);
    near(gemini.semiArcs!.diurnalDeg / 6, 17, 0.2);
    near(arcTo(mundanePlace(aries, 'semiArc', frame)!, gemini, frame), times, 1);
  }
});

test('rule: directions to the meridian use right ascension and those to the horizon oblique ascension, in every law with a horizon', () => {
  const frame = frameAt(48),
    body = pointAt('p', -50, 15, frame);
  const rising = -semiArcsOf(15, 48)!.diurnalDeg;
  for (const law of ['semiArc', 'topocentricPole', 'placidusPole', 'positionCircle'] as const) {
    const to = (angle: 'ASC' | 'MC' | 'DSC' | 'IC') => arcTo(mundanePlace(body, law, frame, angle)!, body, frame);
    near(to('MC'), 50, 1e-9, law);
    near(to('IC'), 230, 1e-9, law);
    near(to('ASC'), normalizeDeg(rising + 50), 1e-9, law);
    near(to('DSC'), normalizeDeg(-rising + 50), 1e-9, law);
  }
});

test('rule: fraction and hour angle are inverse to each other, also through the horizon', () => {
  const arcs = semiArcsOf(20, 50)!;
  for (let h = -179; h < 180; h += 7) near(hourAngleOfFraction(fractionOf(h, arcs), arcs), h, 1e-9);
  near(fractionOf(arcs.diurnalDeg, arcs), 1, 1e-12);
  near(fractionOf(-180, arcs), -2, 1e-12);
});

const latitudes = fc.double({ min: -65, max: 65, noNaN: true }),
  polar = fc.oneof(fc.double({ min: 67, max: 88, noNaN: true }), fc.double({ min: -88, max: -67, noNaN: true })),
  hourAngles = fc.double({ min: -179, max: 179, noNaN: true }),
  /** Fractions of the span in which places rise and set. */
  shares = fc.double({ min: -0.97, max: 0.97, noNaN: true });

/** Checks by vectors and times of rising that a promissor, turned by an arc, is at the mundane place of the other. */
function assertMet(
  law: DirectionLaw,
  fixed: DirectedPoint,
  moving: DirectedPoint,
  arc: number,
  frame: DirectionFrame,
): void {
  const h = signedDeg(moving.hourAngleDeg + arc),
    what = `${law} at ${frame.latitudeDeg}`;
  switch (law) {
    case 'meridian':
      return nearAngle(h, fixed.hourAngleDeg, 1e-9, what);
    case 'semiArc': {
      const [a, b] = [
        placidusFraction(h, moving.decDeg, frame),
        placidusFraction(fixed.hourAngleDeg, fixed.decDeg, frame),
      ];
      return near(Math.abs(a - b) > 2 ? 4 - Math.abs(a - b) : a - b, 0, 1e-7, what);
    }
    case 'positionCircle':
      return assert.ok(onHalfCircle(h, moving.decDeg, fixed.hourAngleDeg, fixed.decDeg, frame), what);
    case 'topocentricPole': {
      const x = topocentricPosition(fixed.hourAngleDeg, fixed.decDeg, frame);
      return near(cuts(x, frame, h, moving.decDeg), 0, 1e-9, what);
    }
    case 'placidusPole':
      return;
  }
}

const ROLE_EXCHANGE = (Object.keys(DIRECTION_PRESETS) as PresetName[]).filter(
  (name) => (DIRECTION_PRESETS[name] as DirectionPreset).motion === 'roleExchange',
);

for (const name of ROLE_EXCHANGE) {
  const preset: DirectionPreset = DIRECTION_PRESETS[name],
    { law } = DIRECTION_METHODS[preset.method];

  test(`property: ${name}: after a turn of the sky by the arc both points have the same mundane place, in both hemispheres`, () => {
    fc.assert(
      fc.property(latitudes, hourAngles, hourAngles, shares, shares, (latitude, h1, h2, s1, s2) => {
        const frame = frameAt(latitude),
          span = 90 - Math.abs(latitude);
        // Points of the ecliptic frame, so that latitude rules may move them: near enough to the equator to rise and
        // set.
        const significator = eclipticPoint('s', h1, s1 * Math.min(span, 60), frame),
          promissor = eclipticPoint('p', h2, s2 * Math.min(span, 60), frame);
        const found = findDirections({
          preset,
          law,
          includeConverse: true,
          maxArcDeg: 360,
          frame,
          significators: [term(significator)],
          promissors: [term(promissor)],
        });
        const [s, p] = placesOf(preset, significator, promissor, frame);
        for (const one of found) {
          if (one.direct) assertMet(law, s, p, one.arcDeg, frame);
          else assertMet(law, p, s, one.arcDeg, frame);
        }
        const evaluable =
          law === 'meridian' || law === 'positionCircle' || (s.semiArcs !== null && p.semiArcs !== null);
        if (!evaluable || law === 'positionCircle') return;
        // None at all only when both are there already.
        if (found.length === 0) assertMet(law, s, p, 0, frame);
        else assert.equal(found.length, 2);
      }),
      { numRuns: 60 },
    );
  });

  test(`property: ${name}: within the polar circles a missing semi-arc gives no arc, and every arc perfects`, () => {
    fc.assert(
      fc.property(polar, hourAngles, hourAngles, shares, shares, (latitude, h1, h2, s1, s2) => {
        const frame = frameAt(latitude),
          significator = pointAt('s', h1, s1 * 60, frame),
          promissor = pointAt('p', h2, s2 * 60, frame);
        if (preset.space === 'inZodiaco') return;
        const found = findDirections({
          preset,
          law,
          includeConverse: true,
          maxArcDeg: 360,
          frame,
          significators: [term(significator)],
          promissors: [term(promissor)],
        });
        for (const one of found) {
          assert.ok(Number.isFinite(one.arcDeg));
          if (law === 'semiArc')
            assert.ok(!circumpolar(significator.decDeg, frame) && !circumpolar(promissor.decDeg, frame));
          if (law === 'topocentricPole') assert.ok(!circumpolar((one.direct ? significator : promissor).decDeg, frame));
          if (one.direct) assertMet(law, significator, promissor, one.arcDeg, frame);
          else assertMet(law, promissor, significator, one.arcDeg, frame);
        }
      }),
      { numRuns: 60 },
    );
  });
}

/** A point of the ecliptic frame at an hour angle of its degree, with a latitude. */
function eclipticPoint(name: string, hourAngleDeg: number, latDeg: number, frame: DirectionFrame): DirectedPoint {
  const ra = (frame.armcDeg - hourAngleDeg) * RAD_PER_DEG;
  const lonDeg = Math.atan2(Math.sin(ra), Math.cos(ra) * Math.cos(OBLIQUITY * RAD_PER_DEG)) / RAD_PER_DEG;
  return directedPoint(name, lonDeg, latDeg / 3, frame);
}

/** Where the latitude rule of a preset puts both bodies. */
function placesOf(
  { perfection, latitude }: DirectionPreset,
  significator: DirectedPoint,
  promissor: DirectedPoint,
  frame: DirectionFrame,
): [DirectedPoint, DirectedPoint] {
  const at = (point: DirectedPoint, lat: number) => directedPoint(point.name, point.lonDeg, lat, frame);
  if (perfection === 'zodiacalLongitudePerfection') return [at(significator, 0), promissor];
  if (latitude === 'zodiacalSignificatorConditioned') return [significator, at(promissor, significator.latDeg)];
  return [significator, promissor];
}

test('property: converse is the direct arc with exchanged roles, except to fixed angles', () => {
  const frame = frameAt(52),
    one = pointAt('one', 30, 12, frame),
    other = pointAt('other', -70, -8, frame);
  for (const name of ROLE_EXCHANGE) {
    const preset: DirectionPreset = DIRECTION_PRESETS[name];
    if (preset.space === 'inZodiaco') continue;
    const arcs = (significator: DirectionTerm, promissor: DirectionTerm) =>
      findDirections({
        preset,
        law: DIRECTION_METHODS[preset.method].law,
        includeConverse: true,
        maxArcDeg: 360,
        frame,
        significators: [significator],
        promissors: [promissor],
      });
    const forth = arcs(term(one), term(other)),
      back = arcs(term(other), term(one));
    near(forth.find(({ direct }) => !direct)!.arcDeg, back.find(({ direct }) => direct)!.arcDeg, 1e-9, name);
    const toMeridian = arcs(term(pointAt('MC', 0, -20, frame), { angle: 'MC' }), term(one));
    const direct = toMeridian.find((arc) => arc.direct)!.arcDeg,
      converse = toMeridian.find((arc) => !arc.direct)!.arcDeg;
    near(direct, 330, 1e-9, name);
    if (DIRECTION_METHODS[preset.method].anglesAreFixed) near(converse, 30, 1e-9, name);
  }
});

const MUNDANE = ROLE_EXCHANGE.filter((name) => (DIRECTION_PRESETS[name] as DirectionPreset).space === 'inMundo');

test('property: a mundane aspect perfects when the bodies are that many quadrants apart on the circle of the method', () => {
  const apart = (name: PresetName, h1: number, d1: number, h2: number, d2: number, frame: DirectionFrame): number => {
    const { method } = DIRECTION_PRESETS[name] as DirectionPreset;
    switch (DIRECTION_METHODS[method].aspectCircle) {
      case 'semiArcs':
        return placidusFraction(h1, d1, frame) - placidusFraction(h2, d2, frame);
      case 'primeVertical':
        return (primeVertical(h1, d1, frame) - primeVertical(h2, d2, frame)) / 90;
      case 'equator':
        if (method === 'meridian') return (h1 - h2) / 90;
        if (method === 'topocentric')
          return (topocentricPosition(h1, d1, frame) - topocentricPosition(h2, d2, frame)) / 90;
        return (equatorCrossing(h1, d1, frame) - equatorCrossing(h2, d2, frame)) / 90;
    }
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...MUNDANE),
      fc.double({ min: -55, max: 55, noNaN: true }),
      hourAngles,
      hourAngles,
      fc.tuple(fc.double({ min: -25, max: 25, noNaN: true }), fc.double({ min: -25, max: 25, noNaN: true })),
      fc.constantFrom(-4 / 3, -1, -2 / 3, 2 / 3, 1, 4 / 3, 2),
      (name, latitude, h1, h2, [d1, d2], west) => {
        const preset: DirectionPreset = DIRECTION_PRESETS[name],
          frame = frameAt(latitude);
        const found = findDirections({
          preset,
          law: DIRECTION_METHODS[preset.method].law,
          includeConverse: true,
          maxArcDeg: 360,
          frame,
          significators: [term(pointAt('s', h1, d1, frame))],
          promissors: [term(pointAt('p', h2, d2, frame), { quadrantsWest: west, relation: 'mundaneAspect' })],
        });
        for (const { arcDeg, direct } of found) {
          const s = direct ? h1 : signedDeg(h1 + arcDeg),
            p = direct ? signedDeg(h2 + arcDeg) : h2;
          // Near the horizon two topocentric circles contain a point; the circle on its own side is the right one.
          if (preset.method === 'topocentric' && [s, p].some((h, i) => nearHorizon(h, i ? d2 : d1, frame))) continue;
          const off = apart(name, s, d1, p, d2, frame) - west;
          near(off - 4 * Math.round(off / 4), 0, 1e-6, `${name} ${west} ${direct}`);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('property: under the pole, a promissor of the declination of the significator has the arc of the semi-arcs', () => {
  fc.assert(
    fc.property(latitudes, hourAngles, hourAngles, shares, (latitude, h1, h2, share) => {
      const frame = frameAt(latitude),
        dec = share * (90 - Math.abs(latitude)) * 0.95,
        significator = pointAt('s', h1, dec, frame),
        promissor = pointAt('p', h2, dec, frame);
      const by = (law: DirectionLaw) => arcTo(mundanePlace(significator, law, frame)!, promissor, frame);
      nearAngle(by('placidusPole'), by('semiArc'), 1e-6);
      nearAngle(by('topocentricPole'), by('semiArc'), 1e-6);
    }),
  );
});

test('property: bodies in a rapt parallel are at equal distances from the meridian for the first time', () => {
  fc.assert(
    fc.property(
      latitudes,
      hourAngles,
      hourAngles,
      shares,
      shares,
      fc.boolean(),
      (latitude, h1, h2, s1, s2, forward) => {
        const frame = frameAt(latitude),
          span = (90 - Math.abs(latitude)) * 0.95,
          [d1, d2] = [s1 * span, s2 * span];
        const carried = (h: number, dec: number) => {
          const arcs = semiArcsOf(dec, latitude)!;
          return { fraction: fractionOf(h, arcs), arcs };
        };
        const arc = raptParallelArc(carried(h1, d1), carried(h2, d2), { forward, axis: 'meridian' });
        const apart = (turn: number): number => {
          const sense = forward ? turn : -turn;
          const sum =
            placidusFraction(signedDeg(h1 + sense), d1, frame) + placidusFraction(signedDeg(h2 + sense), d2, frame);
          return sum - 4 * Math.round(sum / 4);
        };
        assert.ok(arc > 0 && arc <= 360);
        near(apart(arc), 0, 1e-6);
        // The distance from a meeting falls all the while: its sign does not change before.
        const sense = forward ? 1 : -1;
        for (let i = 1; i < 12; i++) {
          const at = (arc * i) / 12,
            distance = sense * apart(at);
          if (Math.abs(distance) > 1e-6 && Math.abs(distance) < 1.9 && at > arc * 0.6)
            assert.ok(distance < 0, `${at} of ${arc}`);
        }
      },
    ),
  );
});

test('rule: signed motion is the shorter way of the direct arc, and half a turn has no sign', () => {
  const preset: DirectionPreset = DIRECTION_PRESETS.topocentricZodiacalAspectSignedPrimaryMotion;
  const frame = frameAt(0);
  const arcs = (h1: number, h2: number) =>
    findDirections({
      preset,
      law: 'topocentricPole',
      includeConverse: true,
      maxArcDeg: 360,
      frame,
      significators: [term(pointAt('s', h1, 0, frame))],
      promissors: [term(pointAt('p', h2, 0, frame))],
    });
  const [direct] = arcs(10, -20);
  near(direct.arcDeg, 30, 1e-9);
  assert.equal(direct.direct, true);
  const [converse] = arcs(-20, 10);
  near(converse.arcDeg, 30, 1e-9);
  assert.equal(converse.direct, false);
  assert.deepEqual(arcs(10, 10), []);
  assert.throws(() => arcs(90, -90), UndecidedSign);
});

test('rule: the keys are Ptolemy 1 degree, Naibod 59 min 8.33 s, Cardan 59 min 12 s', () => {
  near(KEY_RATES.ptolemy * 3600, 3600, 0);
  near(KEY_RATES.naibod * 3600, 3548.33, 1e-9);
  near(KEY_RATES.cardan * 3600, 3552, 1e-9);
});

test('rule: each method has one default preset per space, except mundane methods and Ptolemy in the zodiac', () => {
  assert.equal(plainPreset('regiomontanus', 'inZodiaco'), 'regiomontanusZodiacal');
  assert.equal(plainPreset('topocentric', 'inMundo'), 'topocentricMundane');
  assert.equal(plainPreset('placidusClassicSemiArc', 'inMundo'), 'placidianClassicMundane');
  for (const method of ['placidusMundane', 'placidusClassicSemiArc', 'ptolemySemiArc'] as const)
    assert.equal(plainPreset(method, 'inZodiaco'), null);
});
