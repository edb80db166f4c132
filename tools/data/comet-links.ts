import { Ephemeris } from '../../src/ephemeris/ephemeris.js';
import { antiquitySources } from '../../src/ephemeris/antiquity.js';
import { PackedEphemeris } from '../../src/ephemeris/packed.js';
import { SUN } from '../../src/ephemeris/source.js';
import type { SolutionLinks } from '../../src/ephemeris/small-bodies/catalogue.js';
import { stateOfElements } from '../../src/ephemeris/small-bodies/elements.js';
import { ForceField } from '../../src/ephemeris/small-bodies/force-field.js';
import { Jets } from '../../src/ephemeris/small-bodies/jets.js';
import { KeptSteps } from '../../src/ephemeris/small-bodies/kept-steps.js';
import { MassiveBodies } from '../../src/ephemeris/small-bodies/massive-bodies.js';
import { PACKED_MASSIVE, PackedSmallBodies } from '../../src/ephemeris/small-bodies/packed-small-bodies.js';
import { Trajectory } from '../../src/ephemeris/small-bodies/trajectory.js';
import { nodeDataProvider } from '../../src/node-data.js';
import type { CometSolution } from './comet-solutions.js';

/** Integrates a comet's orbit solutions to the epochs of their neighbours and measures the miss, in days of the comet's motion. */
export function linksOf(name: string, solutions: readonly CometSolution[]): SolutionLinks[] {
  const world = (lazyWorld ??= openWorld());
  const found = solutions.map((solution, i): SolutionLinks => ({
    beforeDays: i > 0 ? missDays(world, solution, solutions[i - 1]) : NaN,
    afterDays: i + 1 < solutions.length ? missDays(world, solution, solutions[i + 1]) : NaN,
  }));
  console.log(
    `${name}: ${found
      .map((link) => link.afterDays)
      .slice(0, -1)
      .map((days) => days.toFixed(3))
      .join(' ')}`,
  );
  return found;
}

interface World {
  readonly ephemeris: Ephemeris;
  readonly field: ForceField;
  readonly kept: KeptSteps;
}
let lazyWorld: World | undefined;

function openWorld(): World {
  const data = nodeDataProvider();
  const ephemeris = new Ephemeris([new PackedEphemeris(data), ...antiquitySources(data)]);
  const files = [
    new PackedSmallBodies(data),
    ...(data.has(PACKED_MASSIVE) ? [new PackedSmallBodies(data, PACKED_MASSIVE)] : []),
  ];
  return { ephemeris, field: new ForceField(new MassiveBodies(ephemeris, files)), kept: new KeptSteps(64e6) };
}

/** Barycentric state of a solution at its epoch. The heliocentric speed is at index 6. */
function stateAtEpoch({ ephemeris }: World, solution: CometSolution): Float64Array {
  const state = new Float64Array(9),
    sun = new Float64Array(9);
  stateOfElements(solution, solution.epochTdbJ2k, state);
  const speed = Math.hypot(state[3], state[4], state[5]);
  ephemeris.barycentric(SUN, solution.epochTdbJ2k, 1, sun, 0);
  for (let i = 0; i < 6; i++) state[i] += sun[i];
  state[6] = speed;
  return state;
}

function missDays(world: World, from: CometSolution, to: CometSolution): number {
  const path = new Trajectory(
    world.field,
    { naifId: null, jets: from.jets === null ? null : new Jets(from.jets) },
    from.epochTdbJ2k,
    stateAtEpoch(world, from),
    world.kept,
  );
  const there = stateAtEpoch(world, to),
    ours = new Float64Array(9);
  if (!path.state(to.epochTdbJ2k, ours, 0)) throw new Error(`${from.name} cannot be integrated to ${to.name}`);
  path.release();
  return Math.hypot(ours[0] - there[0], ours[1] - there[1], ours[2] - there[2]) / there[6];
}
