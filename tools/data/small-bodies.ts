import { readFileSync } from 'node:fs';
import { ARCSEC_PER_RAD, AU_KM } from '../../src/kernel/constants.js';
import { Ephemeris } from '../../src/ephemeris/ephemeris.js';
import { NodeFile } from '../../src/ephemeris/node-file.js';
import { PackedEphemeris } from '../../src/ephemeris/packed.js';
import { SUN } from '../../src/ephemeris/source.js';
import { SpkFile } from '../../src/ephemeris/spk.js';
import { PACKED_SMALL_BODIES, SmallBodyCatalogue } from '../../src/ephemeris/small-bodies/catalogue.js';
import { stateOfElements } from '../../src/ephemeris/small-bodies/elements.js';
import { ForceField } from '../../src/ephemeris/small-bodies/force-field.js';
import { KeptSteps } from '../../src/ephemeris/small-bodies/kept-steps.js';
import { MassiveBodies, OTHER_MASSIVE_IDS } from '../../src/ephemeris/small-bodies/massive-bodies.js';
import {
  PACKED_CLASSICAL,
  PACKED_MASSIVE,
  PackedSmallBodies,
} from '../../src/ephemeris/small-bodies/packed-small-bodies.js';
import { Trajectory } from '../../src/ephemeris/small-bodies/trajectory.js';
import { nodeDataProvider } from '../../src/node-data.js';
import { fitGranules } from './chebyshev-fit.js';
import { cheapestPlan } from './chebyshev-plan.js';
import type { Sampled } from './chebyshev-plan.js';
import { sha256Of, writePacked } from './manifest.js';
import { packFile } from './pack.js';

const SUN_NAIF = 10;
/** Largest error of the packed places as seen from the Earth at the body's nearest. */
const FIT_GOAL_ARCSEC = 0.002,
  CHECK_ARCSEC = 0.02;
/** Numbers of granules over the complete span that the plan tries. */
const GRANULE_COUNTS = [128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096];

/** Fits the bodies of an SPK file of heliocentric states, compares the result with that file, and writes it. */
export function buildSmallBodies(kernelPath: string): void {
  const spk = new SpkFile(new NodeFile(kernelPath));
  const start = Math.max(...spk.segments.map((segment) => segment.startTdbJ2k)),
    end = Math.min(...spk.segments.map((segment) => segment.endTdbJ2k));
  const bodies = spk.segments.map(({ target, name }) => ({
    id: target,
    name,
    sampled: (t: number, out: Float64Array): void => {
      if (!spk.state(target, SUN_NAIF, Math.min(end, Math.max(start, t)), out, 0))
        throw new Error(`${name} is not covered at ${t}`);
    },
  }));
  writePacked(
    PACKED_CLASSICAL,
    fitBodies('JPL Horizons (embedded)', bodies, start, end, FIT_GOAL_ARCSEC, CHECK_ARCSEC),
    {
      coverage: { start, end, scale: 'TDB' },
      source:
        'JPL Horizons: 25 asteroids, centaurs and trans-Neptunian bodies from the Sun, ICRF axes, 10-day states 1600-2500; re-fitted with Chebyshev granules',
      source_sha256: sha256Of(readFileSync(kernelPath)),
      licence: 'public domain (work of NASA/JPL, United States)',
    },
  );
}

/**
 * Integrates the massive asteroids that the file above does not contain over the same span, and fits them. They serve only as perturbers of
 * other bodies, so an error of a few arcseconds is harmless.
 */
export function buildMassiveAsteroids(): void {
  const data = nodeDataProvider();
  const catalogue = new SmallBodyCatalogue(data),
    ephemeris = new Ephemeris([new PackedEphemeris(data)]),
    embedded = new PackedSmallBodies(data);
  const { startTdbJ2k: start, endTdbJ2k: end } = embedded.identity.coverage;
  const field = new ForceField(new MassiveBodies(ephemeris, [embedded]));
  const sun = new Float64Array(9),
    kept = new KeptSteps(64e6);
  const bodies = OTHER_MASSIVE_IDS.map((id) => {
    const body = catalogue.ofId(id)!;
    const elements = catalogue.elements(body.orbit);
    const state = new Float64Array(9);
    stateOfElements(elements, elements.epochTdbJ2k, state);
    ephemeris.barycentric(SUN, elements.epochTdbJ2k, 1, sun, 0);
    for (let i = 0; i < 6; i++) state[i] += sun[i];
    const path = new Trajectory(field, { naifId: id, jets: null }, elements.epochTdbJ2k, state, kept);
    return {
      id,
      name: body.name,
      sampled: (t: number, out: Float64Array): void => {
        if (!path.state(t, out, 0)) throw new Error(`${body.name} cannot be integrated to ${t}`);
        ephemeris.barycentric(SUN, t, 1, sun, 0);
        for (let i = 0; i < 6; i++) out[i] -= sun[i];
      },
    };
  });
  writePacked(PACKED_MASSIVE, fitBodies('integrated massive asteroids', bodies, start, end, 0.2, 0.5), {
    coverage: { start, end, scale: 'TDB' },
    source: 'integration of this project from osculating elements of the JPL Small-Body Database',
    source_sha256: `${data.sha256(PACKED_SMALL_BODIES)} ${data.sha256(PACKED_CLASSICAL)}`,
    licence: 'public domain (elements: work of NASA/JPL, United States)',
  });
}

interface FittedBody {
  readonly id: number;
  readonly name: string;
  readonly sampled: Sampled;
}

function fitBodies(
  label: string,
  bodies: readonly FittedBody[],
  start: number,
  end: number,
  goalArcsec: number,
  checkArcsec: number,
): Uint8Array {
  const span = end - start;
  const series = bodies.map(({ id, name, sampled }) => {
    const toleranceKm = (nearestKm(sampled, start, span) * goalArcsec) / ARCSEC_PER_RAD;
    const { granules, coefficients } = cheapestPlan(sampled, start, span, toleranceKm, GRANULE_COUNTS);
    const plan = {
      startJ2k: start,
      granuleDays: span / granules,
      granules,
      coefficients,
      components: 3,
      quantum: toleranceKm / 8,
    };
    return { body: id, name, ...plan, integers: fitGranules(plan, sampled) };
  });
  const bytes = packFile({ kind: 'small-bodies', label, startJ2k: start, endJ2k: end }, series);
  check(bytes, bodies, start, span, checkArcsec);
  return bytes;
}

/**
 * Lower limit of the body's distance from the Earth, au: its least distance from the Sun less 1.02 au, but 0.1 au when the orbits come
 * close.
 */
function nearestKm(sampled: Sampled, start: number, span: number): number {
  const out = new Float64Array(9);
  let least = Infinity;
  for (let i = 0; i < 4000; i++) {
    sampled(start + (span * (i + 0.5)) / 4000, out);
    least = Math.min(least, Math.hypot(out[0], out[1], out[2]));
  }
  return Math.max(0.1 * AU_KM, least - 1.02 * AU_KM);
}

function check(
  bytes: Uint8Array,
  bodies: readonly FittedBody[],
  start: number,
  span: number,
  goalArcsec: number,
): void {
  const packed = new PackedSmallBodies({ bytes: () => bytes, has: () => true, sha256: () => '' });
  const a = new Float64Array(9),
    b = new Float64Array(9);
  let missed = '';
  for (const { id, name, sampled } of bodies) {
    const near = nearestKm(sampled, start, span);
    let worst = 0,
      worstRate = 0;
    for (let i = 0; i <= 40_000; i++) {
      const t = start + (span * i) / 40_000;
      packed.state(id, t, 1, a, 0);
      sampled(t, b);
      worst = Math.max(worst, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
      worstRate = Math.max(worstRate, Math.hypot(a[3] - b[3], a[4] - b[4], a[5] - b[5]));
    }
    console.log(
      `${name.padEnd(9)} ${worst.toFixed(3)} km (${((worst / near) * ARCSEC_PER_RAD).toFixed(5)} arcsec at its nearest), rate ${((worstRate / near) * ARCSEC_PER_RAD).toFixed(5)} arcsec/day`,
    );
    if (!((worst / near) * ARCSEC_PER_RAD <= goalArcsec)) missed += ` ${name}`;
  }
  if (missed) throw new Error(`the goal of ${goalArcsec} arcsec is exceeded for${missed}`);
}
