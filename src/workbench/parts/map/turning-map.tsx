import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { param, setParams } from '../../state/url.js';
import { text } from '../../text/text.js';
import { EarthMap } from './earth-map.js';
import { linesOf, marksOf } from './layers.js';
import type { MapArea, MapLayer, Position } from './layers.js';
import { sheetOf } from './projections.js';
import type { GeoPlace, Sheet } from './projections.js';

const words = text.map;

interface TurningMapProps {
  readonly label: string;
  readonly layers: readonly MapLayer[];
  /** Where the map looks when it first appears, and again whenever `centreKey` changes. */
  readonly centre: Position;
  readonly centreKey: string;
  /** A person chose a place, by pointer or by Enter. */
  readonly onPick: (place: Position) => void;
  readonly onPicture: (svg: SVGSVGElement | null) => void;
}

/** The Earth with layers upon it, as a round map about any meridian or as a globe: what is dragged turns, until it is enlarged. */
export function TurningMap({ label, layers, centre, centreKey, onPick, onPicture }: TurningMapProps) {
  const shape = param('pj') === 'globe' ? 'globe' : 'turned';
  const wanted: GeoPlace = { longitude: centre[0], latitude: centre[1] };
  const middle = useSignal(wanted);
  useEffect(() => {
    middle.value = wanted;
  }, [centreKey]);
  const sheet = useMemo(() => sheetOf(shape, middle.value), [shape, middle.value]);
  const lines = useMemo(() => linesOf(layers), [layers]);
  const areas = useMemo(() => layers.filter((layer): layer is MapArea => layer.kind === 'area'), [layers]);
  const other = shape === 'globe' ? 'flat' : 'globe';
  return (
    <>
      <EarthMap
        name={label}
        sheet={sheet}
        about={middle.value}
        lines={lines}
        marks={marksOf(layers)}
        areas={areas}
        highlight=""
        onPick={({ longitude, latitude }) => onPick([longitude, latitude])}
        onPicture={onPicture}
        turn={(dx, dy) => (middle.value = turned(middle.value, sheet, dx, dy))}
      >
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

/** The middle after the map was drawn by so many units of the sheet to the right and down. */
function turned({ longitude, latitude }: GeoPlace, { width, turns }: Sheet, dx: number, dy: number): GeoPlace {
  // Across the middle of the sheet lie 360 degrees of the flat map, and as many of the globe as its radius has radians.
  const degrees = turns === 'globe' ? 360 / (Math.PI * width) : 360 / width;
  const lon = longitude - dx * degrees;
  return {
    longitude: ((((lon + 180) % 360) + 360) % 360) - 180,
    latitude: turns === 'globe' ? Math.min(90, Math.max(-90, latitude + dy * degrees)) : latitude,
  };
}
