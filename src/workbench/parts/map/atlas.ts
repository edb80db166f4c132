import { signal } from '@preact/signals';
import { feature, mesh } from 'topojson-client';
import type { GeoPermissibleObjects } from 'd3-geo';

type Topology = Parameters<typeof mesh>[0];

interface Atlas {
  readonly land: GeoPermissibleObjects;
  readonly borders: GeoPermissibleObjects;
}

/** Land and borders, once they have come. A map without them still shows its graticule and its layers. */
export const atlas = signal<Atlas | null>(null);
let asked = false;

export function loadAtlas(): void {
  if (asked) return;
  asked = true;
  fetch('/workbench/countries-110m.json')
    .then((response) => response.json() as Promise<Topology>)
    .then(
      (topology) => {
        const { land, countries } = topology.objects;
        atlas.value = {
          land: feature(topology, land) as GeoPermissibleObjects,
          borders: mesh(topology, countries as Parameters<typeof mesh>[1], (a, b) => a !== b) as GeoPermissibleObjects,
        };
      },
      () => (asked = false),
    );
}
