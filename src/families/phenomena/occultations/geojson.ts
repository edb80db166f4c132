import type { FeatureCollection } from '../../../contract/geojson.js';
import { collection, feature, line } from '../../../wire/geojson.js';
import type { Position } from '../../../wire/geojson.js';
import type { OccultationPathGeometryResponse } from './schema.js';
import type { OccultationPathTopologyResponse } from './schema-topology.js';

type Path = Pick<
  OccultationPathGeometryResponse,
  'occulted_body' | 'jd_greatest_ut' | 'path_width_km' | 'central_line_lats' | 'central_line_lons'
>;

const namesOf = ({ occulted_body, jd_greatest_ut }: Path) => ({ occulted_body, jd_greatest_ut });

/** Central line and place of greatest occultation as GeoJSON. */
export function pathGeoJson(path: Path, greatest: Position): FeatureCollection {
  const central = path.central_line_lons.map((longitude, i): Position => [longitude, path.central_line_lats[i]]);
  const names = namesOf(path);
  return collection([
    ...line(central, { name: 'central_line', ...names, path_width_km: path.path_width_km }),
    feature('Point', greatest, { name: 'greatest', ...names }),
  ]);
}

/** Central line, limits on both sides and place of greatest occultation as GeoJSON. */
export function bandGeoJson(
  { summary, boundaries }: Pick<OccultationPathTopologyResponse, 'summary' | 'boundaries'>,
  greatest: Position,
): FeatureCollection {
  const limits = boundaries.flatMap(({ side, points }) =>
    line(
      points.map(({ point }): Position => [point.longitude_deg, point.latitude_deg]),
      { name: 'limit', side, ...namesOf(summary) },
    ),
  );
  return collection([...pathGeoJson(summary, greatest).features, ...limits]);
}
