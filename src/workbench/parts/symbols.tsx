import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, post } from '../api/client.js';
import { settings } from '../state/settings.js';
import { text } from '../text/text.js';

interface Symbols {
  readonly symbols: {
    readonly points: Readonly<Record<string, string>>;
    readonly aspects: Readonly<Record<string, string>>;
  };
}

/** The strokes that the wheel draws with: fonts lack half of them. */
const CALL = post('/v1/website/chart-wheel/packet', {
  chart: { dt: '2000-01-01T12:00:00Z', bodies: ['Sun'], include_nodes: false },
  include_svg: false,
  include_symbols: true,
});

const symbols = signal<Symbols['symbols'] | null>(null);
let asked: Promise<void> | null = null;

/** The symbols as soon as they have come: asked for once, however many names there are. Without them the words stand alone. */
function useSymbols(): Symbols['symbols'] | null {
  useEffect(() => {
    asked ??= ask<Symbols>(CALL).then(
      (answer) => void (symbols.value = answer.symbols),
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

/** A body by its symbol and name, or by the name alone where the settings say so. */
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

/** The symbol of an aspect; letters where the table of aspects has letters. It is silent: say the aspect beside it. */
export function AspectSymbol({ symbol }: { symbol: string }) {
  const path = useSymbols()?.aspects[symbol];
  return path ? <Stroke path={path} /> : <span aria-hidden="true">{symbol}</span>;
}
