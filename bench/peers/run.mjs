// Times other engines on the work of `npm run bench`: apparent ecliptic places of ten bodies with speeds at random epochs. cd bench/peers
// && npm install && npm run bench (SE_EPHE_PATH=dir with sepl_18.se1, semo_18.se1: Swiss Ephemeris files). It also prints the figure of the
// built project. Peers are never dependencies of the service.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const INSTANTS = 2000,
  ROUNDS = 15;
let seed = 20260101;
const times = Array.from({ length: INSTANTS }, () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return -70000 + (seed / 4294967296) * 200000;
});

function time(name, run) {
  for (const t of times) run(t);
  const samples = [];
  for (let k = 0; k < ROUNDS; k++) {
    const started = performance.now();
    for (const t of times) run(t);
    samples.push(((performance.now() - started) * 1000) / INSTANTS);
  }
  samples.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(72)} min ${samples[0].toFixed(1)}  median ${samples[ROUNDS >> 1].toFixed(1)}  p95 ${samples[ROUNDS - 2].toFixed(1)} us`,
  );
  return samples[ROUNDS >> 1];
}

const root = new URL('../../', import.meta.url);
const { createEngine } = await import(new URL('dist/src/engine.js', root));
const { nodeDataProvider } = await import(new URL('dist/src/node-data.js', root));
const { CHART_BODIES } = await import(new URL('dist/src/sky/bodies.js', root));
const { ALL_CORRECTIONS } = await import(new URL('dist/src/reduction/stages.js', root));
const engine = createEngine(nodeDataProvider());
const epoch = engine.sky.newEpoch(),
  place = new Float64Array(6);
const own = time('this engine (TypeScript, embedded DE440)', (t) => {
  epoch.set(t, t, t - 0.0008);
  for (const body of CHART_BODIES) engine.sky.place(epoch, body, null, ALL_CORRECTIONS, place);
});

try {
  const sweph = require('sweph');
  const files = process.env.SE_EPHE_PATH;
  if (files && existsSync(files)) sweph.set_ephe_path(files);
  const mode = files ? sweph.constants.SEFLG_SWIEPH : sweph.constants.SEFLG_MOSEPH;
  const flags = mode | sweph.constants.SEFLG_SPEED;
  const swiss = time(
    `Swiss Ephemeris ${sweph.version()} through sweph (C, ${files ? 'its files' : 'Moshier mode: no files given'})`,
    (t) => {
      for (let body = 0; body <= 9; body++) sweph.calc(2451545 + t, body, flags);
    },
  );
  console.log(`Swiss Ephemeris / this engine: ${(swiss / own).toFixed(1)}`);
} catch (error) {
  console.log(`sweph is not installed or not built: ${error.message}`);
}

const astronomy = require('astronomy-engine');
const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const js = time('astronomy-engine (JavaScript, 1 arcmin), places without speeds', (t) => {
  const at = new astronomy.AstroTime(t);
  for (const body of bodies) astronomy.Ecliptic(astronomy.GeoVector(body, at, true));
});
console.log(`astronomy-engine / this engine: ${(js / own).toFixed(1)}`);
