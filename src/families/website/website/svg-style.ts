/** Colour variables of the wheel: name, light, dark, print. A page may set `--chart-wheel-NAME`. */
const COLOURS: readonly (readonly [name: string, light: string, dark: string, print: string])[] = [
  ['ground', 'transparent', 'transparent', '#fff'],
  ['ink', '#1d1d24', '#f1f0f5', '#000'],
  ['muted', '#5c5b68', '#b3b1c2', '#333'],
  ['line', '#a9a7b5', '#5d5b6b', '#555'],
  ['paper', '#fff', '#17161d', '#fff'],
  ['fire', '#fbe3dc', '#4a211a', '#fff'],
  ['earth', '#e6ecd9', '#2b3618', '#fff'],
  ['air', '#faf0cf', '#423716', '#fff'],
  ['water', '#dbe9f6', '#172f47', '#fff'],
  ['fire-ink', '#a8321b', '#ff9d86', '#000'],
  ['earth-ink', '#4c651e', '#b8d985', '#000'],
  ['air-ink', '#806000', '#f0d071', '#000'],
  ['water-ink', '#1c5a95', '#8cc4fb', '#000'],
  ['hard', '#c0311f', '#ff8069', '#000'],
  ['soft', '#1f66b0', '#6db5ff', '#000'],
  ['union', '#7a4fa3', '#c9a1f0', '#000'],
  ['minor', '#47795a', '#86c79d', '#000'],
  ['second', '#0e5f73', '#7fd3e6', '#000'],
  ['third', '#8a3f78', '#eda6dc', '#000'],
  ['band', '#c77800', '#ffc765', '#777'],
];

const variables = (column: 1 | 2 | 3): string =>
  COLOURS.map((row) => `--cw-${row[0]}:var(--chart-wheel-${row[0]},${row[column]})`).join(';');

const RULES = [
  '.chart-wheel{font-family:"DejaVu Sans",Verdana,"Segoe UI",Helvetica,Arial,sans-serif;max-width:100%}',
  '.chart-wheel path,.chart-wheel circle{fill:none;stroke:var(--cw-line);stroke-width:1.6}',
  '.chart-wheel .cw-ground{fill:var(--cw-ground)}',
  '.chart-wheel .cw-fire{fill:var(--cw-fire)}.chart-wheel .cw-earth{fill:var(--cw-earth)}.chart-wheel .cw-air{fill:var(--cw-air)}.chart-wheel .cw-water{fill:var(--cw-water)}',
  '.chart-wheel .cw-ticks{stroke:var(--cw-muted);stroke-width:1}',
  '.chart-wheel .cw-axis{stroke:var(--cw-ink);stroke-width:3.4}.chart-wheel .cw-cusp.cw-outer{stroke:var(--cw-line);stroke-width:1;stroke-dasharray:5 5}.chart-wheel .cw-axis.cw-outer{stroke-width:3}',
  '.chart-wheel .cw-aspect{stroke-width:3}.chart-wheel .cw-hard{stroke:var(--cw-hard)}.chart-wheel .cw-soft{stroke:var(--cw-soft)}.chart-wheel .cw-union{stroke:var(--cw-union)}.chart-wheel .cw-minor{stroke:var(--cw-minor);stroke-dasharray:8 6}',
  '.chart-wheel .cw-tick{stroke:var(--cw-ink);stroke-width:3}.chart-wheel .cw-dot{fill:var(--cw-ink);stroke:none}.chart-wheel .cw-leader{stroke:var(--cw-muted);stroke-width:1.4}',
  '.chart-wheel text{fill:var(--cw-ink);stroke:var(--cw-paper);stroke-width:6;stroke-linejoin:round;paint-order:stroke}',
  '.chart-wheel .cw-halo{fill:var(--cw-paper);stroke:none;opacity:.8}',
  '.chart-wheel .cw-label-retrograde path{stroke:var(--cw-hard);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.chart-wheel .cw-label-point-sign path{stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}.chart-wheel .cw-label-point-sign text{stroke:none}.chart-wheel .cw-label-minute text{fill:var(--cw-muted)}.chart-wheel .cw-label-caption[data-of=name] text{font-weight:bold}.chart-wheel .cw-label-caption[data-of=line] text{fill:var(--cw-muted)}.chart-wheel .cw-label-caption text{stroke:none}',
  '.chart-wheel .cw-label-point path{stroke:var(--cw-ink);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  ...[
    [1, 'second'],
    [2, 'third'],
  ].map(
    ([ring, name]) =>
      `.chart-wheel .cw-label-point.cw-ring-${ring} path,.chart-wheel .cw-axis.cw-ring-${ring}{stroke:var(--cw-${name})}.chart-wheel .cw-ring-${ring} text{fill:var(--cw-${name})}`,
  ),
  '.chart-wheel .cw-band{stroke:var(--cw-band);stroke-width:13;opacity:.62}.chart-wheel .cw-band-angle{opacity:.38}',
  '.chart-wheel .cw-label-sign path{stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.chart-wheel .cw-label-sign text{stroke:none}',
  ...['fire', 'earth', 'air', 'water'].map(
    (element) =>
      `.chart-wheel .cw-${element}-ink path{stroke:var(--cw-${element}-ink)}.chart-wheel .cw-${element}-ink text{fill:var(--cw-${element}-ink)}`,
  ),
  '.chart-wheel .cw-label-house text{fill:var(--cw-muted)}.chart-wheel .cw-label-angle text:first-child{font-weight:bold}',
  '.chart-wheel[data-palette=soft] .cw-sign,.chart-wheel[data-palette=mono] .cw-sign{fill:var(--cw-paper)}',
  '.chart-wheel[data-palette=mono] :is(.cw-label path,.cw-aspect,.cw-axis){stroke:var(--cw-ink)}.chart-wheel[data-palette=mono] text{fill:var(--cw-ink)}',
  '.chart-wheel[data-lines=thin] .cw-aspect{stroke-width:1.2}.chart-wheel[data-lines=dashes] .cw-soft{stroke-dasharray:14 7}.chart-wheel[data-lines=dashes] .cw-union{stroke-dasharray:2 7;stroke-linecap:round}.chart-wheel[data-lines=dashes] .cw-minor{stroke-dasharray:14 5 2 5}',
].join('');

/**
 * The style sheet of one wheel: always dark for `dark`, black on white for `print`, otherwise by the reader's system.
 */
export function styleSheet(preset: string): string {
  const scope =
    preset === 'dark' || preset === 'print'
      ? `.chart-wheel[data-preset=${preset}]`
      : '.chart-wheel:not([data-preset=dark]):not([data-preset=print])';
  if (preset === 'dark') return `${scope}{${variables(2).replace('ground,transparent', 'ground,#17161d')}}${RULES}`;
  if (preset === 'print') return `${scope}{${variables(3)}}${RULES}`;
  return `${scope}{${variables(1)}}@media (prefers-color-scheme:dark){${scope}{${variables(2)}}}${RULES}`;
}
