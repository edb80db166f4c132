import { bodyLabel, placeAngle } from '../../parts/format.js';
import { settings } from '../../state/settings.js';
import { text } from '../../text/text.js';
import type { LineName } from './calls.js';
import type { GeoPlace } from '../../parts/map/projections.js';
import { bodyClass, highlight, highlighted, lineKey } from './state.js';

const words = text.earth;

/** The symbol of a body, or its name where names are preferred. */
export const shortName = (planet: string): string =>
  settings.value.names === 'words' || text.bodies[planet] === undefined ? planet : `${text.bodies[planet].glyph}\uFE0E`;

export const lineText = ({ planet, line_type }: LineName): string =>
  `${bodyLabel(planet, settings.value.names === 'words')} ${words.angles[line_type]}`;

/** The name of a line in a table. When pressed, the line is highlighted on the map. */
export function LineButton({ line }: { line: LineName }) {
  const key = lineKey(line);
  return (
    <button
      type="button"
      class={`line-name ${bodyClass(line.planet)}`}
      aria-pressed={highlighted() === key}
      onClick={() => highlight(key)}
    >
      <Swatch class={`${bodyClass(line.planet)} line-${line.line_type}`} />
      <span>{lineText(line)}</span>
    </button>
  );
}

/** A sample of a line as the map draws it. */
export function Swatch({ class: name }: { class: string }) {
  return (
    <svg class="swatch" width="22" height="10" aria-hidden="true">
      <path class={`map-line ${name}`} d="M1,5h20" fill="none" />
    </svg>
  );
}

export const placeText = ({ latitude, longitude }: GeoPlace): string =>
  `${placeAngle(latitude, 'NS')} ${placeAngle(longitude, 'EW')}`;
export const placeTitle = (place: GeoPlace & { readonly name: string }): string => place.name || placeText(place);
