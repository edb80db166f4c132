import { useEffect, useRef } from 'preact/hooks';
import { bodyLabel } from '../../../parts/format.js';
import { text } from '../../../text/text.js';
import type { InSky } from './stars.js';

const words = text.sky;
const RADIUS = 300,
  MIDDLE = 340;
/** Stars as bright as this bear their names. */
const NAMED_MAGNITUDE = 1.6;
const LABEL_HEIGHT = 15,
  LETTER_WIDTH = 7.5;

/** Where in the picture: the zenith in the middle, altitude even along the radius, north up and east to the left. */
function onDome(azimuth: number, altitude: number): readonly [number, number] {
  const radius = (RADIUS * (90 - altitude)) / 90,
    angle = (azimuth * Math.PI) / 180;
  return [MIDDLE - radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle)];
}

/** A brighter star is a larger dot. */
const starRadius = (magnitude: number): number => Math.max(1.1, 4.4 - magnitude);

interface Label {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  /** The label ends before its dot, on the right half of the picture. */
  readonly ends: boolean;
}

/** Left edge of a label. */
const leftOf = ({ x, ends, words: name }: Label): number => (ends ? x - name.length * LETTER_WIDTH : x);

/** Labels beside their dots, planets first and bright stars before faint ones; one that would cover another is left out. */
function labelsOf(things: readonly InSky[]): Label[] {
  const rank = ({ star }: InSky): number => star?.magnitude ?? -10;
  const placed: Label[] = [];
  for (const thing of [...things].sort((a, b) => rank(a) - rank(b))) {
    if (thing.star && thing.star.magnitude > NAMED_MAGNITUDE) continue;
    const [x, y] = onDome(thing.azimuth, thing.altitude);
    const ends = x > MIDDLE;
    const name = thing.star ? thing.body : bodyLabel(thing.body);
    const label: Label = { x: ends ? x - 9 : x + 9, y: y + 4, words: name, ends };
    const isFree = placed.every(
      (other) =>
        Math.abs(other.y - label.y) > LABEL_HEIGHT ||
        leftOf(label) > leftOf(other) + other.words.length * LETTER_WIDTH ||
        leftOf(other) > leftOf(label) + name.length * LETTER_WIDTH,
    );
    if (isFree) placed.push(label);
  }
  return placed;
}

/** What stands above the horizon. */
export function Dome({
  label,
  things,
  onPicture,
}: {
  label: string;
  things: readonly InSky[];
  onPicture: (element: SVGSVGElement) => void;
}) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (svg.current) onPicture(svg.current);
  }, []);
  const above = things.filter(({ altitude }) => altitude >= 0);
  return (
    <svg ref={svg} class="dome" viewBox={`0 0 ${2 * MIDDLE} ${2 * MIDDLE}`} role="img" aria-label={label}>
      <circle class="dome-sky" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      {[30, 60].map((altitude) => (
        <circle key={altitude} class="dome-grid" cx={MIDDLE} cy={MIDDLE} r={(RADIUS * (90 - altitude)) / 90} />
      ))}
      {words.compass.map((name, i) => {
        const [x, y] = onDome(i * 45, -6);
        const [rimX, rimY] = onDome(i * 45, 0);
        return (
          <g key={name}>
            <path class="dome-grid" d={`M${MIDDLE} ${MIDDLE}L${rimX} ${rimY}`} />
            <text class="dome-compass" x={x} y={y + 5}>
              {name}
            </text>
          </g>
        );
      })}
      {above.map(({ body, azimuth, altitude, star }) => {
        const [x, y] = onDome(azimuth, altitude);
        const isLight = body === 'Sun' || body === 'Moon';
        const look = star ? 'dome-star' : `dome-body dome-${body.toLowerCase()}`;
        return (
          <circle
            key={body}
            data-body={body}
            class={look}
            cx={x}
            cy={y}
            r={star ? starRadius(star.magnitude) : isLight ? 8 : 5}
          >
            <title>{star ? `${body}, ${star.constellation}, ${star.magnitude}` : body}</title>
          </circle>
        );
      })}
      {labelsOf(above).map(({ x, y, words: name, ends }) => (
        <text key={name} class={ends ? 'dome-label at-start' : 'dome-label'} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  );
}
