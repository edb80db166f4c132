import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../../api/client.js';
import type { Sheet } from './projections.js';
import { isFineBox, visibleBox } from './visible-box.js';
import { GAP_PX, townsCall } from './town-names.js';
import type { PlacedTown, Town } from './town-names.js';
import type { Size, Window } from './window.js';

const REST_MS = 300;

/** The towns in the visible part of a conformal sheet, the largest first, requested when the map has been still for a moment. */
export function useTowns(sheet: Sheet, visible: Window, size: Size): readonly Town[] {
  const towns = useSignal<readonly Town[]>([]);
  const box = sheet.closeAbout === undefined ? null : visibleBox(visible, sheet, size);
  const call = box !== null && isFineBox(box) ? townsCall(box) : null;
  useEffect(() => {
    if (call === null) {
      towns.value = [];
      return undefined;
    }
    let isLate = false;
    const timer = window.setTimeout(() => {
      ask(call).then(
        ({ places }) => {
          if (!isLate) towns.value = places;
        },
        () => undefined, // The map is usable without names.
      );
    }, REST_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [call?.path]);
  return towns.value;
}

const LARGE = 100_000;

export const Towns = ({ shown }: { shown: readonly PlacedTown[] }) => (
  <g class="map-towns">
    {shown.map(({ town, at }) => (
      <g key={`${town.name} ${town.latitude}`}>
        <circle class="town" cx={at.x.toFixed(1)} cy={at.y.toFixed(1)} r={town.population >= LARGE ? 3 : 2} />
        <text
          class={town.population >= LARGE ? 'town-name large' : 'town-name'}
          x={(at.x + GAP_PX).toFixed(1)}
          y={at.y.toFixed(1)}
          dominant-baseline="central"
          paint-order="stroke"
        >
          {town.name}
        </text>
      </g>
    ))}
  </g>
);
