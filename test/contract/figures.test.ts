import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figures, figureStars } from '../../src/workbench/views/sky/dome/figures.js';
import { family } from '../../src/families/catalogs/stars/routes.js';
import { sharedEngine } from '../support/engine.js';

interface Star {
  readonly magnitude: number | null;
  readonly apparent: { readonly right_ascension: number; readonly declination: number };
  readonly provenance: { readonly constellation: string };
}

const MOST_NAMES = 500;
/** Figures that use a star of a neighbour: Auriga the second horn of the Bull, Pegasus the head of Andromeda. */
const BORROWERS = ['Aur', 'Peg'];
/** Longest stroke of the common figures: the keel of the ship, from Canopus to Miaplacidus. */
const LONGEST_DEG = 26;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
function apartDeg({ apparent: a }: Star, { apparent: b }: Star): number {
  const cosine =
    Math.sin(radians(a.declination)) * Math.sin(radians(b.declination)) +
    Math.cos(radians(a.declination)) *
      Math.cos(radians(b.declination)) *
      Math.cos(radians(a.right_ascension - b.right_ascension));
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
}

const bulk = family.routes.find(({ path }) => path === '/v1/stars/bulk')!;

test('rule: the stars of each figure are in the catalogue, in the constellation itself, seen by the eye, and near each other', () => {
  const stars: Record<string, Star> = {};
  for (let i = 0; i < figureStars.length; i += MOST_NAMES) {
    const body = { dt: '2000-01-01T12:00:00Z', stars: figureStars.slice(i, i + MOST_NAMES) };
    const { results } = bulk.handle(sharedEngine(), { params: {}, query: {}, body }) as {
      results: Record<string, Star>;
    };
    Object.assign(stars, results);
  }
  for (const { abbreviation, strokes } of figures) {
    const own = new Set(strokes.flat().map((name) => stars[name]?.provenance.constellation ?? `missing: ${name}`));
    assert.equal(own.size, BORROWERS.includes(abbreviation) ? 2 : 1, `${abbreviation}: ${[...own].join(', ')}`);
    for (const stroke of strokes) {
      for (const name of stroke) assert.ok((stars[name].magnitude ?? 99) < 6.6, name);
      for (let i = 1; i < stroke.length; i++) {
        const apart = apartDeg(stars[stroke[i - 1]], stars[stroke[i]]);
        assert.ok(apart > 0 && apart < LONGEST_DEG, `${stroke[i - 1]} to ${stroke[i]}: ${apart.toFixed(1)}`);
      }
    }
  }
});
