import { useMemo, useRef } from 'preact/hooks';
import type { Call, CallError } from '../../api/client.js';
import { Fault } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { Panel } from '../../parts/panel.js';
import type { Export } from '../../parts/panel.js';
import { pictureExports } from '../../parts/picture-exports.js';
import type { Moment } from '../../state/moment.js';
import { text } from '../../text/text.js';
import type { LineFeature } from './calls.js';
import { EarthMap } from '../../parts/map/earth-map.js';
import type { DrawnLine } from '../../parts/map/shapes.js';
import type { Mark } from '../../parts/map/marks.js';
import { sheetOf } from '../../parts/map/projections.js';
import { placeTitle, shortName } from './names.js';
import { bodyClass, highlighted, lineKey, pick, pickedPlace, projectionOf } from './state.js';
import type { Tab } from './state.js';

const words = text.earth;

interface MapPanelProps {
  readonly tab: Tab;
  readonly features: readonly LineFeature[];
  /** Lines that do not belong to one body: strips and latitudes of parans. */
  readonly more?: readonly DrawnLine[];
  readonly marks?: readonly Mark[];
  readonly calls: readonly (Call | null)[];
  readonly error: CallError | null;
  readonly loading: boolean;
  /** The chart of the map. */
  readonly birth: Moment;
}

const NONE: readonly never[] = [];

/** The map of a tab with its exports. */
export function MapPanel({ tab, features, more = NONE, marks = NONE, calls, error, loading, birth }: MapPanelProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const picked = pickedPlace(),
    projection = projectionOf();
  const sheet = useMemo(() => sheetOf(projection, birth), [projection, birth.latitude, birth.longitude]);
  const lines = useMemo(() => [...more, ...features.map(drawnLine)], [features, more]);
  const places: Mark[] = [
    ...marks,
    { key: 'birth', kind: 'birth', ...placeOnly(birth), title: birth.place || birth.name },
    ...(picked ? [{ key: 'picked', kind: 'picked' as const, ...placeOnly(picked), title: placeTitle(picked) }] : []),
  ];
  return (
    <Panel title={words.tabs[tab]} calls={calls} exports={exportsOf(tab, features, more, picture)} class="earth-panel">
      {error && <Fault error={error} />}
      <div class={loading ? 'answer loading' : 'answer'} aria-busy={loading}>
        <EarthMap
          name={words.tabs[tab]}
          sheet={sheet}
          about={birth}
          lines={lines}
          marks={places}
          highlight={highlighted()}
          onPick={(place) => pick(place)}
          onPicture={(svg) => (picture.current = svg)}
        />
      </div>
      <p class="quiet hint">{text.map.keys}</p>
    </Panel>
  );
}

const placeOnly = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });

function drawnLine({ geometry, properties }: LineFeature): DrawnLine {
  const { planet, line_type } = properties;
  const isHalf = line_type === 'towards' || line_type === 'away';
  return {
    key: lineKey(properties),
    geometry,
    class: `${bodyClass(planet)} line-${line_type}`,
    label: isHalf
      ? line_type === 'towards'
        ? shortName(planet)
        : ''
      : `${shortName(planet)} ${words.angles[line_type]}`,
    from: isHalf ? 'middle' : line_type === 'ASC' || line_type === 'DSC' ? 'bottom' : 'top',
  };
}

function exportsOf(
  tab: Tab,
  features: readonly LineFeature[],
  more: readonly DrawnLine[],
  picture: { readonly current: SVGSVGElement | null },
): Export[] {
  const pictures = pictureExports(picture, tab);
  const others = more.map(({ key, geometry }) => ({ type: 'Feature', geometry, properties: { name: key } }));
  const all = [...features, ...others];
  if (all.length === 0) return [...pictures];
  const geojson = (): string => JSON.stringify({ type: 'FeatureCollection', features: all }, null, 1);
  const csv = { form: 'CSV', save: () => saveFile(`${tab}.csv`, 'text/csv', csvText(pointRows(features))) };
  return [
    ...pictures,
    { form: 'GeoJSON', save: () => saveFile(`${tab}.geojson`, 'application/geo+json', geojson()) },
    ...(features.length > 0 ? [csv] : []),
  ];
}

/** Every point of the lines as rows of a table. */
function pointRows(features: readonly LineFeature[]): (string | number)[][] {
  const rows = features.flatMap(({ geometry, properties: { planet, line_type } }) => {
    const pieces = (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as number[][][];
    return pieces.flatMap((piece, i) => piece.map(([lon, lat]) => [planet, line_type, i + 1, lat, lon]));
  });
  return [['planet', 'line_type', 'piece', 'latitude_deg', 'longitude_deg'], ...rows];
}
