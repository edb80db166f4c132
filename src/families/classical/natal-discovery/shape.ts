import { chartShape } from '../../../doctrine/chart-shape/shape.js';
import type { ChartShape, ShapeName } from '../../../doctrine/chart-shape/shape.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { TEN_PLANETS } from './schema.js';
import type { NatalDiscoveryRequest, NatalShapeResponse } from './schema.js';
import { natalSource } from './source.js';
import type { GivenPlace } from './source.js';

const NAMES: Readonly<Record<ShapeName, string>> = {
  bundle: 'Bundle',
  bowl: 'Bowl',
  bucket: 'Bucket',
  locomotive: 'Locomotive',
  seesaw: 'Seesaw',
  splay: 'Splay',
  splash: 'Splash',
};

/** The empty arcs between neighbours, around the circle. Given: places by longitude. */
function gapsOf(places: readonly GivenPlace[]): NatalShapeResponse['gaps'] {
  const arcs = places.map((from, i) => {
    const to = places[(i + 1) % places.length];
    return { from, to, gapDeg: normalizeDeg(to.longitudeDeg - from.longitudeDeg) };
  });
  const largest = Math.max(...arcs.map(({ gapDeg }) => gapDeg));
  return arcs.map(({ from, to, gapDeg }) => ({
    from_body: from.body,
    to_body: to.body,
    from_longitude_deg: from.longitudeDeg,
    to_longitude_deg: to.longitudeDeg,
    gap_deg: gapDeg,
    is_largest: gapDeg === largest,
  }));
}

function classificationAnswer(found: ChartShape, name: ShapeName): NonNullable<NatalShapeResponse['classification']> {
  const handle = found.handle.length === 0 ? null : found.handle.join('/');
  return {
    shape: NAMES[name],
    occupied_arc_deg: found.occupiedArcDeg,
    largest_gap_deg: found.largestGapDeg,
    leading_planet: found.leader ?? handle,
    handle_planet: handle,
    handle_bodies: [...found.handle].sort(),
    clusters: found.clusters.map((cluster) => [...cluster]),
    metrics_scope: name === 'bucket' ? 'nine_planet_bowl_core' : 'all_ten',
  };
}

/** POST /v1/natal-discovery/shape: the Jones shape of the ten planets, with the arcs between them. Errors: InvalidInput. */
export function natalShape(engine: Engine, request: NatalDiscoveryRequest): NatalShapeResponse {
  const { source, places } = natalSource(engine, request);
  const sorted = [...places].sort((a, b) => a.longitudeDeg - b.longitudeDeg),
    missing = TEN_PLANETS.filter((planet) => !places.some(({ body }) => body === planet));
  const common = {
    source,
    method: 'jones_ten_planets' as const,
    missing_bodies: missing,
    positions: sorted.map(({ body, longitudeDeg }) => ({ body, longitude_deg: longitudeDeg })),
  };
  const found =
    missing.length > 0 ? null : chartShape(sorted.map(({ body, longitudeDeg }) => ({ name: body, longitudeDeg })));
  if (found === null || found.shape === null)
    return {
      ...common,
      status: 'insufficient_selection',
      classification: null,
      gaps: [],
      classification_note: 'Jones classifies the ten planets from the Sun to Pluto; some of them are missing.',
    };
  return {
    ...common,
    status: 'classified',
    classification: classificationAnswer(found, found.shape),
    gaps: gapsOf(sorted),
    classification_note:
      found.shape === 'bucket'
        ? 'Arc and gap are those of the bowl without the handle; the list of gaps contains all ten planets.'
        : 'The first shape that fits, in the order bundle, bowl, bucket, seesaw, locomotive, splay, splash.',
  };
}
