import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import {
  cycleAt,
  eclipsesAround,
  eclipsesInRange,
  extremaPhases,
  jdOfCycle,
  magnitudeAtPhase,
  nextPhase,
  periodAt,
  phaseAt,
  phasesInRange,
} from './light-curve.js';
import type { VariableStar } from './variable-catalogue.js';

const { variables } = sharedEngine().stars;
const star = (name: string): VariableStar => {
  const found = variables.find(name);
  assert.ok(found, name);
  return found;
};
const close = (a: number, b: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(a - b) <= tolerance, `${what}: ${a} and ${b}`);
/** Days from a time to the nearest phase. */
const offCycle = (entry: VariableStar, jd: number, phase = 0): number => {
  const cycle = cycleAt(entry, jd) - phase;
  return (cycle - Math.round(cycle)) * periodAt(entry, jd);
};

test('validation: minima of Algol agree with AAVSO VSX (HJD 2455565.33243 + 2.867323862 E)', () => {
  for (const e of [-3000, 0, 1, 2000])
    close(offCycle(star('Algol'), 2455565.33243 + 2.867323862 * e), 0, 1e-6, `E ${e}`);
});

test('validation: observed minima of beta Lyrae, 2010 and 2019, within the scatter of 0.05 day (AAVSO International Database)', () => {
  // The minima of the VStar and of the AAVSO elements: HJD 2455434.8702 (P 12.94061713) and 2458696.46 (P 12.94187).
  for (const [jd, period] of [
    [2455434.8702, 12.94061713],
    [2458696.46, 12.94187],
  ]) {
    close(offCycle(star('Sheliak'), jd), 0, 0.05, `minimum at ${jd}`);
    close(periodAt(star('Sheliak'), jd), period, 0.003, 'period');
  }
});

test('validation: contacts of the eclipse of epsilon Aurigae 2009-2011 and of VV Cephei 2017-2019', () => {
  // First contact JD 2455072 in V (Hopkins 2009); AAVSO Alert Notice 594: 1 June 2017, 25 August 2018, 18 November 2019.
  const [aurigae] = eclipsesInRange(star('Epsilon Aurigae'), 2455300, 2455500).filter(
    (window) => window.kind === 'primary',
  );
  close(aurigae.startJd, 2455072, 15, 'first contact, days (the star varies by 0.1 mag outside eclipse)');
  const [cephei] = eclipsesInRange(star('VV Cephei'), 2458300, 2458400);
  close(cephei.startJd, 2457905.5, 6, 'start');
  close(cephei.midJd, 2458355.5, 1, 'middle');
  close(cephei.endJd, 2458805.5, 6, 'end');
});

test('validation: the rise of delta Cephei takes a quarter of the cycle, as in the Fourier series of its V light curve', () => {
  // Amplitudes and phases of the series in the star-field models of the University of Nebraska.
  const terms = [
    [0.3496, 2.491],
    [0.1385, 3.084],
    [0.05499, 3.811],
    [0.02277, 4.083],
    [0.009765, 4.709],
  ];
  const series = (phase: number): number =>
    terms.reduce((sum, [a, phi], i) => sum + a * Math.cos(2 * Math.PI * (i + 1) * phase + phi), 0);
  const steps = Array.from({ length: 10_000 }, (_, i) => i / 10_000);
  const brightest = steps.reduce((best, phase) => (series(phase) < series(best) ? phase : best)),
    faintest = steps.reduce((best, phase) => (series(phase) > series(best) ? phase : best));
  const rise = (((brightest - faintest) % 1) + 1) % 1;
  close(1 - extremaPhases(star('Delta Cephei')).minima[0], rise, 0.04, 'part of the cycle');
});

test('property: every light curve is continuous over the cycle, and stays between its extremes', () => {
  for (const entry of variables.stars) {
    let before = magnitudeAtPhase(entry, 1 - 1e-9);
    for (let i = 0; i < 20_000; i++) {
      const magnitude = magnitudeAtPhase(entry, i / 20_000);
      assert.ok(Math.abs(magnitude - before) < 0.01, `${entry.name} at ${i / 20_000}`);
      assert.ok(magnitude >= entry.magnitudeMax - 1e-12 && magnitude <= entry.magnitudeMin + 1e-12, entry.name);
      before = magnitude;
    }
    const { minima, maxima } = extremaPhases(entry);
    close(magnitudeAtPhase(entry, minima[0] % 1), entry.magnitudeMin, 1e-12, `${entry.name} at minimum`);
    for (const phase of maxima)
      close(magnitudeAtPhase(entry, phase), entry.magnitudeMax, 1e-12, `${entry.name} at maximum`);
  }
});

test('property: phase, next phase and ranges agree with the elements', () => {
  for (const entry of variables.stars)
    for (const jd of [2300000.25, 2451545, 2460001.7, 2600000]) {
      const phase = phaseAt(entry, jd);
      assert.ok(phase >= 0 && phase < 1);
      close(jdOfCycle(entry, cycleAt(entry, jd)), jd, 1e-6, entry.name);
      for (const wanted of [0, 0.5]) {
        const next = nextPhase(entry, wanted, jd);
        assert.ok(next > jd && next - jd <= periodAt(entry, jd) * 1.01, entry.name);
        close(offCycle(entry, next, wanted), 0, 1e-6, entry.name);
        assert.equal(nextPhase(entry, wanted, next, true), next);
        assert.ok(nextPhase(entry, wanted, next) > next);
      }
    }
  const found = phasesInRange(star('Algol'), 0, 2451545, 2451560);
  assert.equal(found.length, 6);
  assert.deepEqual(phasesInRange(star('Algol'), 0, found[0], found[5]), found, 'the ends belong to the range');
});

test('rule: an eclipse lasts from contact to contact and is centred on its minimum', () => {
  const algol = star('Algol'),
    mid = nextPhase(algol, 0, 2460000);
  const { current } = eclipsesAround(algol, mid + 0.1);
  assert.equal(current?.kind, 'primary');
  close(current!.midJd, mid, 1e-6, 'middle');
  close(current!.endJd - current!.startJd, 2 * algol.eclipseHalfWidth * algol.periodDays, 1e-6, 'length');
  assert.equal(eclipsesAround(algol, mid + 0.5).current, null);
  assert.equal(eclipsesAround(algol, mid + 0.5).next?.kind, 'secondary');
  close(
    magnitudeAtPhase(algol, phaseAt(algol, current!.startJd - 1e-4)),
    algol.magnitudeMax,
    1e-12,
    'before first contact',
  );
  assert.deepEqual(eclipsesInRange(star('Mira'), 2451545, 2451900), []);
});

test('rule: a Cepheid without an entry rises as eta Aquilae does, 0.32 of its cycle', () => {
  const unnamed = { ...star('Delta Cephei'), name: 'no entry' };
  assert.deepEqual(extremaPhases(unnamed).minima, extremaPhases({ ...unnamed, name: 'Eta Aquilae' }).minima);
  close(extremaPhases(unnamed).minima[0], 0.68, 1e-12, 'minimum');
});

test('rule: a secondary eclipse of type EA is 0.8 as wide as the primary one', () => {
  const algol = star('Algol');
  const edge = 0.8 * algol.eclipseHalfWidth;
  assert.equal(magnitudeAtPhase(algol, 0.5 + edge + 1e-6), algol.magnitudeMax);
  assert.ok(magnitudeAtPhase(algol, 0.5 + edge - 1e-6) > algol.magnitudeMax);
});
