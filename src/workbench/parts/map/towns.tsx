import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, get } from '../../api/client.js';
import type { Sheet } from './projections.js';
import { isFineBox, seenBox } from './seen-box.js';
import { GAP_PX, townsPath } from './town-names.js';
import type { PlacedTown, Town } from './town-names.js';
import type { Size, Window } from './window.js';

interface TownsAnswer {
  readonly places: readonly Town[];
}

const REST_MS = 300;

/** Towns of the part of a conformal sheet that is seen, the largest first; asked for when the map rests. */
export function useTowns(sheet: Sheet, seen: Window, size: Size): readonly Town[] {
  const towns = useSignal<readonly Town[]>([]);
  const box = sheet.closeAbout === undefined ? null : seenBox(seen, sheet, size);
  const path = box !== null && isFineBox(box) ? townsPath(box) : '';
  useEffect(() => {
    if (path === '') {
      towns.value = [];
      return undefined;
    }
    let isLate = false;
    const timer = window.setTimeout(() => {
      ask<TownsAnswer>(get(path)).then(
        ({ places }) => {
          if (!isLate) towns.value = places;
        },
        () => undefined, // The map is right without names.
      );
    }, REST_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [path]);
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
