import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, callOf } from '../api/client.js';
import type { AnswerOf } from '../api/operations.js';
import { settings } from '../state/settings.js';
import { text } from '../text/text.js';

type Symbols = NonNullable<AnswerOf<'chartWheel'>['symbols']>;

/** The strokes of the wheel's symbols: many fonts lack them. */
const CALL = callOf('chartWheel', {
  chart: { dt: '2000-01-01T12:00:00Z', bodies: ['Sun'], include_nodes: false },
  include_svg: false,
  include_symbols: true,
});

const symbols = signal<Symbols | null>(null);
let asked: Promise<void> | null = null;

/** The symbols, requested once for the page; null until they arrive. Without them names are shown alone. */
function useSymbols(): Symbols | null {
  useEffect(() => {
    asked ??= ask(CALL).then(
      (answer) => void (symbols.value = answer.symbols ?? null),
      () => void (asked = null),
    );
  }, []);
  return symbols.value;
}

const Stroke = ({ path }: { path: string }) => (
  <svg class="stroke-symbol" viewBox="-11.5 -11.5 23 23" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The symbol and name of a body, or the name alone if the settings say so. */
export function BodyName({ name }: { name: string }) {
  const strokes = useSymbols();
  const word = text.bodies[name]?.word ?? name;
  const path = strokes?.points[name];
  return (
    <span class="named">
      {settings.value.names === 'glyphs' && path && (
        <>
          <Stroke path={path} />{' '}
        </>
      )}
      {word}
    </span>
  );
}

/** The symbol of an aspect, or its letters. Screen readers skip it: show the name of the aspect next to it. */
export function AspectSymbol({ symbol }: { symbol: string }) {
  const path = useSymbols()?.aspects[symbol];
  return path ? <Stroke path={path} /> : <span aria-hidden="true">{symbol}</span>;
}
