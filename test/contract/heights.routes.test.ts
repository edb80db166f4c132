import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionalFieldsOf } from './support/optional-fields.js';
import { sharedRoutes } from './support/real-app.js';

const HEIGHT = /(^|_)(elev|elevation|altitude)_m$/;
/** Occultations accept any height above the centre of the Earth (document 3, Limits); the data pack limits that of the physical routes. */
const OWN_BOUNDS = /^\/v1\/(occultations\/|visibility\/physical-)/;

test('rule: an observer is between 1,000 m below and 20,000 m above the ellipsoid, where air is modelled, in every route', () => {
  const loose = sharedRoutes
    .filter(({ path }) => !OWN_BOUNDS.test(path))
    .flatMap((route) =>
      optionalFieldsOf(route)
        .filter(({ path }) => HEIGHT.test(path[path.length - 1]))
        .filter(({ schema }) => {
          const heights = [schema, ...(schema.anyOf ?? [])].find(({ minimum }) => minimum !== undefined);
          return heights?.minimum !== -1000 || heights.maximum !== 20_000;
        })
        .map(({ pointer }) => `${route.path} ${pointer}`),
    );
  assert.deepEqual(loose, []);
});
