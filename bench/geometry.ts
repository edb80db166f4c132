import { aspectAnswers } from '../src/wire/aspects.js';
import { chartPoints, partyChart } from '../src/services/party.js';
import type { Engine } from '../src/engine.js';
import { contacts } from '../src/families/relationship/antiscia/antiscia.js';
import { fromDeclinations } from '../src/families/relationship/aspects/declinations.js';
import { wholeSign } from '../src/families/relationship/aspects/hellenistic.js';
import { fromLongitudes } from '../src/families/relationship/aspects/longitudes.js';
import { chartShape } from '../src/doctrine/chart-shape/shape.js';
import { positions as draconicPositions } from '../src/families/relationship/draconic/draconic.js';
import { projection, spectrum, zeroAriesVector } from '../src/families/relationship/harmograms/harmograms.js';
import { chart as harmonicChart } from '../src/families/relationship/harmonics/charts.js';
import { patternScore } from '../src/families/relationship/harmonics/conjunctions.js';
import { aspects as harmonicAspects, sweep } from '../src/families/relationship/harmonics/sweep.js';
import { midpointClusters } from '../src/doctrine/relationship/midpoint-clusters.js';
import { midpointsOf } from '../src/doctrine/relationship/midpoints.js';
import { focusWeights } from '../src/doctrine/relationship/planetary-pictures.js';
import { patternAnswer } from '../src/families/relationship/patterns/answers.js';
import { findPatterns } from '../src/doctrine/aspect-patterns/patterns.js';
import type { BenchRow } from './row.js';

const search = (dominantOnly: boolean) => ({ orbFactor: 1, include: null, dominantOnly, orbs: 'pattern' as const });

const BODIES = 14,
  TABLE = 64;

/** Longitudes from a fixed seed, degrees. */
function places(count: number): number[] {
  let seed = 71;
  return Array.from({ length: count }, () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return (seed / 4294967296) * 360;
  });
}

/** Geometry in process. Limits: each route with 14 bodies 0.3 ms, a table of 64 points with all aspects 1 ms. */
export function geometryBench(engine: Engine): BenchRow[] {
  const longitudes = Object.fromEntries(places(BODIES).map((value, i) => [`P${i}`, value]));
  const declinations = Object.fromEntries(places(BODIES).map((value, i) => [`P${i}`, value / 8 - 22.5]));
  const points = places(BODIES).map((longitudeDeg, i) => ({ name: `P${i}`, longitudeDeg }));
  const table = places(TABLE).map((longitudeDeg, i) => ({ name: `P${i}`, longitudeDeg }));
  const list = points.map(({ name, longitudeDeg }) => ({ name, degree: longitudeDeg }));
  const row = (name: string, run: () => unknown): BenchRow => ({
    name: `geometry, 14 bodies: ${name}`,
    limit: 300,
    run,
  });
  return [
    { name: 'aspect table of 64 points, all 22 aspects', unit: 'ms', limit: 1, run: () => aspectAnswers(table, 2, 1) },
    row('aspects from longitudes, all 22', () => fromLongitudes({ longitudes, tier: 2 })),
    row('aspects from declinations', () => fromDeclinations({ declinations, reference_frame: 'f', timescale: 't' })),
    row('aspects by sign', () => wholeSign({ positions: longitudes })),
    row('antiscia', () => contacts({ positions: longitudes })),
    row('draconic positions', () =>
      draconicPositions({ positions: longitudes, node_mode: 'true', anchor_longitude: 100 }),
    ),
    row('midpoint weighting, 90 degree dial', () => focusWeights(points, 1.5, 90)),
    row('midpoint clusters', () =>
      midpointClusters(midpointsOf(points), {
        gapDeg: 1,
        minSize: 3,
        dialDeg: 90,
      }),
    ),
    row('harmonic chart', () => harmonicChart({ longitudes, harmonic: 7 })),
    row('harmonic pattern score', () => patternScore({ longitudes, harmonic: 7 })),
    row('harmonic sweep 1 to 32', () => sweep({ longitudes })),
    row('harmonic aspects 1 to 32', () => harmonicAspects({ longitudes })),
    row('harmogram parts vector', () => zeroAriesVector({ positions: list })),
    row('harmogram intensity spectrum, 4096 samples', () => spectrum({ harmonic_number: 5 })),
    row('harmogram projection', () => projection({ positions: list, harmonic_number: 5 })),
    row('chart shape', () => chartShape(points)),
    {
      name: 'patterns of a chart, from ISO text',
      run: () =>
        findPatterns(
          chartPoints(
            partyChart(
              engine,
              { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 },
              true,
              '/chart',
            ).chart,
          ),
          search(false),
        ),
    },
    row('patterns with their answers', () =>
      findPatterns(points, search(true)).map((pattern) => patternAnswer(pattern, search(true))),
    ),
  ];
}
