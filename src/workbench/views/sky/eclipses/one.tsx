import { useRef } from 'preact/hooks';
import { useCall } from '../../../api/client.js';
import type { Call } from '../../../api/client.js';
import { Fault } from '../../../parts/answer.js';
import { saveFile } from '../../../parts/export.js';
import { geoJsonText } from '../../../parts/map/layers.js';
import type { MapLayer, Position } from '../../../parts/map/layers.js';
import { TurningMap } from '../../../parts/map/turning-map.js';
import { useCloserLook } from '../../../parts/map/closer-look.js';
import { Panel } from '../../../parts/panel.js';
import { pictureExports } from '../../../parts/picture-exports.js';
import { param } from '../../../state/url.js';
import { text } from '../../../text/text.js';
import { searchStart } from '../days.js';
import { placeName, placeOf, setPoint } from '../place.js';
import { luminaryOf } from './answers.js';
import type { EclipseEvent } from './answers.js';
import { contoursCall, footprintCall, pathCall, visibilityCall } from './calls.js';
import { LunarFacts, SolarFacts } from './facts.js';
import { lunarLayers, solarLayers } from './layers.js';
import { LunarHere, SolarHere } from './local.js';

const words = text.sky;
/** One eclipse with its map. A click on the map shows the circumstances at that place. */
export function OneEclipse({ event }: { event: EclipseEvent }) {
  const jd_start = searchStart(event.jd_ut);
  const isSolar = luminaryOf(event) === 'solar';
  return (
    <div class="sky-one">
      {isSolar ? <SolarMap event={event} jd_start={jd_start} /> : <LunarMap event={event} jd_start={jd_start} />}
      <div class="sky-tables">
        {isSolar ? <SolarHere jd_start={jd_start} /> : <LunarHere jd_start={jd_start} />}
        {isSolar ? <SolarFacts jd_start={jd_start} /> : <LunarFacts jd_start={jd_start} />}
      </div>
    </div>
  );
}

interface MapOf {
  readonly event: EclipseEvent;
  readonly jd_start: number;
}

function SolarMap({ event, jd_start }: MapOf) {
  const isClose = param('pj') === 'close' && param('map') !== '';
  const path = useCall(pathCall(jd_start, isClose));
  const footprint = useCall(footprintCall(jd_start, isClose));
  const contours = useCall(contoursCall(jd_start));
  const answers = [path.value, footprint.value, contours.value];
  const { data } = path.value;
  // The map of the previous eclipse is not shown for this one.
  const fresh = <T,>({ data: found, call }: { data: T | null; call: Call | null }): T | null =>
    (call?.body as { jd_start?: number } | undefined)?.jd_start === jd_start ? found : null;
  return (
    <MapPanel
      event={event}
      // The lines of equal magnitude come from a coarse mesh and are not accurate at the scale of a city.
      layers={solarLayers(fresh(path.value), fresh(footprint.value), isClose ? null : fresh(contours.value))}
      centre={data ? [data.max_eclipse_lon, data.max_eclipse_lat] : [0, 0]}
      calls={answers.map(({ call }) => call)}
      legend={isClose ? words.legendSolarClose : words.legendSolar}
      faults={answers.flatMap(({ error }) => error ?? [])}
    />
  );
}

function LunarMap({ event, jd_start }: MapOf) {
  const { data, call, error } = useCall(visibilityCall(jd_start)).value;
  const below = data?.limits.find(({ contact }) => contact === 'greatest')?.sublunar_point;
  return (
    <MapPanel
      event={event}
      layers={data ? lunarLayers(data) : []}
      centre={below ? [below.longitude_deg, below.latitude_deg] : [0, 0]}
      calls={[call]}
      legend={words.legendLunar}
      faults={error ? [error] : []}
    />
  );
}

interface MapPanelProps {
  readonly event: EclipseEvent;
  readonly layers: readonly MapLayer[];
  readonly centre: Position;
  readonly calls: readonly (Call | null)[];
  readonly legend: string;
  readonly faults: readonly Parameters<typeof Fault>[0]['error'][];
}

function MapPanel({ event, layers, centre, calls, legend, faults }: MapPanelProps) {
  const picture = useRef<SVGSVGElement | null>(null);
  const place = placeOf();
  useCloserLook(place);
  const date = event.datetime_utc.slice(0, -22);
  const kind = words.kinds[event.data.eclipse_type.toLowerCase()] ?? event.data.eclipse_type;
  const title = words.title(kind, words.of[luminaryOf(event)], date);
  const here: MapLayer = {
    kind: 'point',
    id: 'here',
    look: 'here',
    title: words.here,
    label: placeName(place),
    at: [place.longitude, place.latitude],
  };
  const name = `eclipse-${date}`;
  const exports = [
    ...pictureExports(picture, name),
    { form: 'GeoJSON', save: () => saveFile(`${name}.geojson`, 'application/geo+json', geoJsonText(layers)) },
  ];
  return (
    <Panel title={title} calls={calls} exports={exports} class="sky-map">
      {faults.map((error) => (
        <Fault key={error.message} error={error} />
      ))}
      <TurningMap
        label={words.map}
        layers={[...layers, here]}
        centre={centre}
        centreKey={centre.map((value) => value.toFixed(2)).join()}
        place={place}
        onPick={setPoint}
        onPicture={(element) => (picture.current = element)}
      />
      <p class="note">{legend}</p>
    </Panel>
  );
}
