import { signal } from '@preact/signals';
import type { GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Land = Topology<{ land: GeometryCollection }>;

/** The land and borders that have been loaded: a coarse map first, fine coasts when the map is enlarged. */
export const atlas = signal<{
  readonly land: GeoPermissibleObjects | null;
  readonly borders: GeoPermissibleObjects | null;
  readonly isFine: boolean;
}>({ land: null, borders: null, isFine: false });

const requested = new Set<string>();

async function load<T>(path: string): Promise<T | null> {
  if (requested.has(path)) return null;
  requested.add(path);
  try {
    return (await (await fetch(path)).json()) as T;
  } catch {
    requested.delete(path); // The lines are shown without the land; the next view requests it again.
    return null;
  }
}

export async function loadCoarse(): Promise<void> {
  const world = await load<Countries>('/workbench/countries-110m.json');
  if (world === null) return;
  const borders = mesh(world, world.objects.countries, (a, b) => a !== b);
  const { land, isFine } = atlas.value;
  atlas.value = { land: isFine ? land : feature(world, world.objects.land), borders, isFine };
}

export async function loadFine(): Promise<void> {
  const world = await load<Land>('/workbench/land-50m.json');
  if (world !== null) atlas.value = { ...atlas.value, land: feature(world, world.objects.land), isFine: true };
}
