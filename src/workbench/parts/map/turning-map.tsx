import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { EarthMap } from './earth-map.js';
import { linesOf, marksOf } from './layers.js';
import type { MapArea, MapLayer, Position } from './layers.js';
import { sheetOf } from './projections.js';
import type { GeoPlace, Sheet, TurningName } from './projections.js';
import { canBeClose, closeText, sheetChange } from './sheet-change.js';
import type { Size, Window } from './window.js';

const words = text.map;

interface TurningMapProps {
  readonly label: string;
  readonly layers: readonly MapLayer[];
  /** The initial middle of the map, used again when `centreKey` changes. */
  readonly centre: Position;
  readonly centreKey: string;
  /** The place of the zoom button, and of the first zoom. */
  readonly place?: GeoPlace;
  /** Called when a person chooses a place by pointer or Enter. */
  readonly onPick: (place: Position) => void;
  readonly onPicture: (svg: SVGSVGElement | null) => void;
}

/** The height of the detailed map about the place, kilometres. */
const PLACE_KM = 260;

const shapeOf = (): TurningName => {
  const shape = param('pj');
  if (shape === 'close' && param('map') !== '') return shape;
  return shape === 'globe' ? shape : 'turned';
};

/** Shows the detailed map of a place with rivers, borders and towns. Near a pole the globe stays. */
export function lookClosely(place: GeoPlace, replace = false): void {
  if (canBeClose(place)) setParams({ pj: 'close', map: closeText(place, PLACE_KM) }, replace);
  else setParams({ pj: null, map: [place.latitude, place.longitude, MOST_POLAR].join() }, replace);
}
const MOST_POLAR = 20;

/** The meridian of the detailed map in the address. */
const closeMiddle = (centre: GeoPlace): GeoPlace => {
  const [latitude, longitude] = param('map').split(',').map(Number);
  return param('map') !== '' && Number.isFinite(longitude) ? { latitude, longitude } : centre;
};

/**
 * The Earth with layers, as a round map about any meridian or as a globe. Dragging turns it until it is zoomed; at large scales it becomes
 * a conformal map.
 */
export function TurningMap({ label, layers, centre, centreKey, place, onPick, onPicture }: TurningMapProps) {
  const shape = shapeOf();
  const wanted: GeoPlace = { longitude: centre[0], latitude: centre[1] };
  const middle = useSignal(wanted),
    close = useSignal(closeMiddle(wanted));
  useEffect(() => {
    middle.value = wanted;
  }, [centreKey]);
  // A distant place in a new address gets a map about its own meridian; the same map is kept otherwise.
  const far = closeMiddle(close.value);
  if (shape === 'close' && Math.abs(((far.longitude - close.value.longitude + 540) % 360) - 180) > FAR_DEG)
    close.value = far;
  const about = shape === 'close' ? close.value : middle.value;
  const sheet = useMemo(() => sheetOf(shape, about), [shape, about]);
  const lines = useMemo(() => linesOf(layers), [layers]);
  const areas = useMemo(() => layers.filter((layer): layer is MapArea => layer.kind === 'area'), [layers]);
  const other = shape === 'globe' ? 'flat' : 'globe';
  const changed = (next: Window, size: Size): boolean => {
    const change = shape === 'globe' ? null : sheetChange(next, sheet, size);
    if (change === null) return false;
    if (change.shape === 'close') close.value = change.about;
    setParams({ pj: change.shape === 'close' ? 'close' : null, map: change.text }, true);
    return true;
  };
  return (
    <>
      <EarthMap
        name={label}
        sheet={sheet}
        about={about}
        lines={lines}
        marks={marksOf(layers)}
        areas={areas}
        highlight=""
        focus={place}
        onWindow={changed}
        onPick={({ longitude, latitude }) => onPick([longitude, latitude])}
        onPicture={onPicture}
        turn={shape === 'close' ? undefined : (dx, dy) => (middle.value = turned(middle.value, sheet, dx, dy))}
      >
        {place && (
          <button type="button" aria-label={words.toPlace} title={words.toPlace} onClick={() => lookClosely(place)}>
            ◎
          </button>
        )}
        <button
          type="button"
          aria-label={words.shapes[other]}
          title={words.shapes[other]}
          onClick={() => setParams({ pj: other === 'globe' ? other : null, map: null }, true)}
        >
          {other === 'globe' ? '◍' : '▭'}
        </button>
      </EarthMap>
      <p class="quiet hint">{words.keysTurning}</p>
    </>
  );
}

/** Beyond this distance from its middle meridian a conformal map is built about another one. */
const FAR_DEG = 120;

/** The middle of the map after it was dragged by units of the sheet to the right and down. */
function turned({ longitude, latitude }: GeoPlace, { width, turns }: Sheet, dx: number, dy: number): GeoPlace {
  // The middle of the flat map spans 360 degrees; the globe spans as many degrees as its radius has radians.
  const degrees = turns === 'globe' ? 360 / (Math.PI * width) : 360 / width;
  const lon = longitude - dx * degrees;
  return {
    longitude: ((((lon + 180) % 360) + 360) % 360) - 180,
    latitude: turns === 'globe' ? Math.min(90, Math.max(-90, latitude + dy * degrees)) : latitude,
  };
}
