import { useSignal } from '@preact/signals';
import { geoGraticule10, geoPath } from 'd3-geo';
import type { GeoPath, GeoProjection } from 'd3-geo';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import '../../style/map.css';
import { text } from '../../text/text.js';
import { placeAngle } from '../format.js';
import { atlas, loadAtlas } from './atlas.js';
import { HEIGHT, panned, placeAt, projectionOf, START, WIDTH, zoomed } from './camera.js';
import type { Camera } from './camera.js';
import { drawable } from './layers.js';
import type { MapLayer, Position } from './layers.js';
import { useGestures } from './gestures.js';

const words = text.map;
const graticule = geoGraticule10();

interface MapProps {
  readonly label: string;
  readonly layers: readonly MapLayer[];
  /** Where the map looks when it first appears, and again whenever `centreKey` changes. */
  readonly centre?: Position;
  readonly centreKey?: string;
  /** A person chose a place, by pointer or by Enter. */
  readonly onPick?: (place: Position) => void;
  readonly onPicture?: (element: SVGSVGElement) => void;
}

/**
 * The Earth with layers upon it: drag, buttons, wheel (while the map has the focus) and keys move it. It knows nothing of what its
 * layers mean; `.map-LOOK` of the view's style gives them their looks.
 */
export function EarthMap({ label, layers, centre = [0, 0], centreKey = '', onPick, onPicture }: MapProps) {
  const camera = useSignal<Camera>({ ...START, centre: [centre[0], 0] });
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  useEffect(loadAtlas, []);
  useEffect(() => {
    const { shape, zoom } = camera.peek();
    camera.value = panned({ shape, zoom, centre }, 0, 0);
  }, [centreKey]);
  useEffect(() => {
    if (svg.current) onPicture?.(svg.current);
  }, []);
  const gestures = useGestures(camera, (x, y) => {
    const place = placeAt(camera.value, x, y);
    if (place !== null) onPick?.(place);
  });
  return (
    <div class="map">
      <div
        class="map-frame"
        role="application"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        {...gestures}
      >
        <svg ref={svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
          <Picture camera={camera.value} layers={layers} />
        </svg>
      </div>
      <Controls camera={camera.value} change={(next) => (camera.value = next)} />
      <p class="quiet map-keys" id={`${id}-keys`}>
        {onPick ? words.keysPick : words.keys} {words.centre(middle(camera.value))}
      </p>
    </div>
  );
}

const middle = ({ centre: [lon, lat] }: Camera): string => `${placeAngle(lat, 'NS')} ${placeAngle(lon, 'EW')}`;

function Picture({ camera, layers }: { camera: Camera; layers: readonly MapLayer[] }) {
  const projection = useMemo(() => projectionOf(camera), [camera]);
  const path = useMemo(() => geoPath(projection).digits(1), [projection]);
  const earth = atlas.value;
  const ground = useMemo(
    () => (
      <>
        <path class="map-sea" d={path({ type: 'Sphere' }) ?? ''} />
        {earth && <path class="map-land" d={path(earth.land) ?? ''} />}
        {earth && <path class="map-borders" d={path(earth.borders) ?? ''} />}
        <path class="map-graticule" d={path(graticule) ?? ''} />
      </>
    ),
    [path, earth],
  );
  const drawn = useMemo(() => layers.map((layer) => ({ layer, shape: drawable(layer) })), [layers]);
  return (
    <>
      {ground}
      {drawn.map(({ layer, shape }) =>
        layer.kind === 'point' ? (
          <Dot key={layer.id} layer={layer} projection={projection} path={path} />
        ) : (
          <path
            key={layer.id}
            data-layer={layer.id}
            class={`map-${layer.kind} map-${layer.look}`}
            d={path(shape) ?? ''}
          >
            {layer.title && <title>{layer.title}</title>}
          </path>
        ),
      )}
      <Labels layers={layers} path={path} />
      <path class="map-cross" d={`M${WIDTH / 2 - 9} ${HEIGHT / 2}h18M${WIDTH / 2} ${HEIGHT / 2 - 9}v18`} />
    </>
  );
}

interface Placed<L> {
  readonly layer: L;
  readonly path: GeoPath;
}

function Dot({
  layer,
  projection,
  path,
}: Placed<Extract<MapLayer, { kind: 'point' }>> & { readonly projection: GeoProjection }) {
  const at = projection([layer.at[0], layer.at[1]]);
  // A place on the far side of the globe or beyond the edge is not drawn by the path either.
  if (at === null || !path(drawable(layer))) return null;
  return (
    <g data-layer={layer.id} class={`map-point map-${layer.look}`}>
      <circle cx={at[0]} cy={at[1]} r="5">
        {layer.title && <title>{layer.title}</title>}
      </circle>
      {layer.label && (
        <text x={at[0] + 8} y={at[1] + 4}>
          {layer.label}
        </text>
      )}
    </g>
  );
}

/** Where along its line a label may stand, in order of liking. */
const LABEL_PARTS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.2, 0.8];
const LABEL_HEIGHT = 16,
  LETTER_WIDTH = 8;

/** Labels of lines, each where it is seen and covers no other; one that finds no room is left to its line's title. */
function Labels({ layers, path }: { readonly layers: readonly MapLayer[]; readonly path: GeoPath }) {
  const placed: { x: number; y: number; half: number }[] = [];
  const isFree = (x: number, y: number, half: number): boolean =>
    x > half &&
    x < WIDTH - half &&
    y > LABEL_HEIGHT &&
    y < HEIGHT &&
    placed.every((other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > LABEL_HEIGHT);
  const labels = layers.flatMap((layer) => {
    if (layer.kind !== 'line' || !layer.label) return [];
    const half = (layer.label.length * LETTER_WIDTH) / 2;
    for (const line of layer.lines)
      for (const part of LABEL_PARTS) {
        const [lon, lat] = line[Math.floor((line.length - 1) * part)];
        const [x, y] = path.centroid({ type: 'Point', coordinates: [lon, lat] });
        if (!isFree(x, y, half)) continue;
        placed.push({ x, y, half });
        return [{ layer, x, y }];
      }
    return [];
  });
  return (
    <>
      {labels.map(({ layer, x, y }) => (
        <text key={layer.id} class="map-label" x={x} y={y + 4}>
          {layer.label}
        </text>
      ))}
    </>
  );
}

function Controls({ camera, change }: { camera: Camera; change: (camera: Camera) => void }) {
  const other = camera.shape === 'flat' ? 'globe' : 'flat';
  return (
    <div class="map-controls">
      <button type="button" aria-label={words.nearer} title={words.nearer} onClick={() => change(zoomed(camera, 1.6))}>
        +
      </button>
      <button
        type="button"
        aria-label={words.farther}
        title={words.farther}
        onClick={() => change(zoomed(camera, 1 / 1.6))}
      >
        −
      </button>
      <button type="button" onClick={() => change(panned({ ...camera, zoom: 1, centre: [camera.centre[0], 0] }, 0, 0))}>
        {words.whole}
      </button>
      <button type="button" onClick={() => change(panned({ ...camera, shape: other }, 0, 0))}>
        {words.shapes[other]}
      </button>
    </div>
  );
}
