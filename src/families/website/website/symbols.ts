import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { lookupTable } from '../../../kernel/lookup.js';

/**
 * Symbols of the wheel. In pictures, planets, nodes and signs are strokes of this file: they need no font, no system replaces them by
 * emoji, and their boxes are exact. Each stroke is in a square from -10 to 10.
 */
const UNICODE = lookupTable<string>({
  Sun: '☉',
  Moon: '☽',
  Mercury: '☿',
  Venus: '♀',
  Mars: '♂',
  Jupiter: '♃',
  Saturn: '♄',
  Uranus: '♅',
  Neptune: '♆',
  Pluto: '♇',
  'True Node': '☊',
  'Mean Node': '☊',
  Lilith: '⚸',
  'Mean Lilith': '⚸',
  'True Lilith': '⚸',
  'South Node': '☋',
  Chiron: '⚷',
  Ceres: '⚳',
  Pallas: '⚴',
  Juno: '⚵',
  Vesta: '⚶',
});
const LETTERS = lookupTable<string>({
  'True Node': 'NN',
  'Mean Node': 'NN',
  Lilith: 'Li',
  'Mean Lilith': 'Li',
  'True Lilith': 'Li',
});

/** Symbol of a point in a glyph set; the first two letters of a point without a symbol. */
export const pointSymbol = (name: string, set: string): string =>
  (set === 'unicode' ? UNICODE[name] : LETTERS[name]) ?? Array.from(name).slice(0, 2).join('');

/** Half of the side of a stroke's square. */
export const STROKE_HALF = 10;

const circle = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}Z`;

const NODE = `M-4.2 4.8C-8.5 -1 -6.5 -9 0 -9C6.5 -9 8.5 -1 4.2 4.8${circle(-5.6, 6.6, 2.4)}${circle(5.6, 6.6, 2.4)}`;
const LILITH = 'M2.6 -9.6A5.4 5.4 0 1 0 2.6 .6A6.4 6.4 0 0 1 2.6 -9.6ZM-.6 1.2V10M-4.4 6H3.2';

/** Strokes of points by Unicode symbol. */
const POINT_STROKES = lookupTable<string>({
  '☉': `${circle(0, 0, 8)}${circle(0, 0, 1)}`,
  '☽': 'M-4 -8.5A9 9 0 1 1 -4 8.5A11 11 0 0 0 -4 -8.5Z',
  '☿': `${circle(0, -1.2, 3.9)}M0 2.7V10M-3.6 6.6H3.6M-4 -9.6A4 4.5 0 0 0 4 -9.6`,
  '♀': `${circle(0, -4, 5.2)}M0 1.2V10M-4.2 5.8H4.2`,
  '♂': `${circle(-2, 2.6, 5.8)}M2.1 -1.5L8.6 -8.2M3.2 -8.4H8.8V-2.8`,
  '♃': 'M-7.4 -6.2C-4 -11 2.4 -7 -.6 -1.8C-2.2 1 -4.8 2.8 -7.2 4H8M4 -9V9.6',
  '♄': 'M-6.6 -6H2.2M-3 -9.6V6M-3 -1C0 -5 6 -3.6 5 1.4C4.4 4.4 2 5.4 2.5 8C2.8 9.6 4.6 9.9 6 8.6',
  '♅': `M-7 -9C-4.8 -7 -4.8 -1 -7 1M7 -9C4.8 -7 4.8 -1 7 1M-5.4 -4H5.4M0 -9V4.2${circle(0, 6.9, 2.7)}`,
  '♆': 'M-7 -8.6V-4C-7 3.4 7 3.4 7 -4V-8.6M0 -9.4V10M-4 6.2H4M-9 -6.4L-7 -9L-5 -6.4M5 -6.4L7 -9L9 -6.4M-2 -7L0 -9.8L2 -7',
  '♇': 'M-4.4 9.4V-9H1.2A4.7 4.7 0 0 1 1.2 .4H-4.4M-4.4 9.4H5.6',
  '☊': NODE,
  '⚸': LILITH,
  '☋': `M-4.2 -4.8C-8.5 1 -6.5 9 0 9C6.5 9 8.5 1 4.2 -4.8${circle(-5.6, -6.6, 2.4)}${circle(5.6, -6.6, 2.4)}`,
  '⚷': `M-1 2.4V-9.8M5.4 -9.4L-1 -4.4L5.4 .6${circle(0, 6, 3.7)}`,
  '⚳': 'M-4.6 -7.4A5.6 5.6 0 1 1 1 1.4V10M-3.6 5.8H5.6',
  '⚴': 'M0 -9.8L4.8 -4L0 1.8L-4.8 -4ZM0 1.8V10M-4.4 6H4.4',
  '⚵': 'M0 -1V10M-4.4 5.4H4.4M0 -10V-2M-6.9 -9.2L6.9 -2.8M6.9 -9.2L-6.9 -2.8',
  '⚶': 'M-8.6 -1.6L-3.6 -1.6L0 8.4L3.6 -1.6L8.6 -1.6M0 -9.6C-3.4 -5.4 -2.4 -2.6 0 .4C2.4 -2.6 3.4 -5.4 0 -9.6Z',
});

/** Marks of lunar points with two kinds: a bar in the mean node, a dot in the osculating apogee. */
const OWN_STROKES = lookupTable<string>({
  'Mean Node': `${NODE}M-2.8 -2.4H2.8`,
  'True Lilith': `${LILITH}${circle(-0.4, -4.5, 0.9)}`,
});

/** The stroke of a point by its name and its symbol; undefined if it is written in letters. */
export const pointStroke = (name: string, glyph: string): string | undefined => {
  const usual = POINT_STROKES[glyph] as string | undefined;
  return usual === undefined ? undefined : (OWN_STROKES[name] ?? usual);
};

/** Stroke of the retrograde mark: an R with a crossed leg. */
export const RETROGRADE_STROKE = 'M-5.6 8.6V-8.6H1A4.6 4.6 0 0 1 1 .6H-5.6M-.4 .6L6.6 9.4M1 9L7.4 3';

/** Strokes of aspects by the symbol of the aspect table; the others are letters. */
const ASPECT_STROKES = lookupTable<string>({
  '☌': `${circle(-3, 3.4, 4.6)}M.3 .1L8.2 -7.8`,
  '⚹': 'M0 -8.6V8.6M-7.4 -4.3L7.4 4.3M7.4 -4.3L-7.4 4.3',
  '□': 'M-7 -7H7V7H-7Z',
  '△': 'M0 -7.8L8.2 6.6H-8.2Z',
  '☍': `${circle(-5.4, 5.4, 3.7)}${circle(5.4, -5.4, 3.7)}M-2.8 2.8L2.8 -2.8`,
  '⚺': 'M-8 4.6H8M0 4.6L-6.4 -5.4M0 4.6L6.4 -5.4',
  '∠': 'M7.6 6.6H-7.6L5.4 -7.2',
  '⚼': 'M-7 -8.4H4.6V3.2H-7ZM4.6 3.2V9.4H9.4M4.6 3.2L9.2 -1.6',
  '⚻': 'M-8 -4.6H8M0 -4.6L-6.4 5.4M0 -4.6L6.4 5.4',
});

/** Strokes of the twelve signs, from Aries. */
export const SIGN_STROKES: readonly string[] = [
  'M0 9V-2C0 -9 -8 -10.4 -8 -5C-8 -3 -6.6 -1.8 -5 -2M0 -2C0 -9 8 -10.4 8 -5C8 -3 6.6 -1.8 5 -2',
  `${circle(0, 4, 5.2)}M-8 -9C-5 -9 -4.6 -1.2 0 -1.2C4.6 -1.2 5 -9 8 -9`,
  'M-7.6 -9C-3 -7 3 -7 7.6 -9M-7.6 9C-3 7 3 7 7.6 9M-3.2 -7.6V7.6M3.2 -7.6V7.6',
  `${circle(-5.2, -2.6, 2.9)}${circle(5.2, 2.6, 2.9)}M-8 -3.6C-6 -8.6 3 -9 8.6 -5.4M8 3.6C6 8.6 -3 9 -8.6 5.4`,
  `${circle(-4.6, 1.6, 3.1)}M-2.6 -.8C-5.2 -4 -4.2 -9 .4 -9C5.6 -9 5.2 -4 3 0C1.2 4 .8 8.4 3.8 9C6 9.4 7 8 7.2 6.4`,
  'M-9 -7C-7.6 -8.6 -6.5 -7 -6.5 -5V6M-6.5 -5C-6.5 -8.6 -2 -8.6 -2 -5V6M-2 -5C-2 -8.6 2.5 -8.6 2.5 -5V4C2.5 7 4.2 9 7.6 9.6M2.5 -2.6C6 -6.6 9.2 -2 6.6 2C5 4.8 1.6 7.6 -.4 8.8',
  'M-8.6 8H8.6M-8.6 4H-3C-6.6 0 -5.2 -7.6 0 -7.6C5.2 -7.6 6.6 0 3 4H8.6',
  'M-9 -7C-7.6 -8.6 -6.5 -7 -6.5 -5V6M-6.5 -5C-6.5 -8.6 -2 -8.6 -2 -5V6M-2 -5C-2 -8.6 2.5 -8.6 2.5 -5V5C2.5 8 5 8.8 8.6 6.4M8.4 9.8L8.8 6.2L5.2 5.4',
  'M-8.2 8.6L8.2 -8.4M.8 -8.6H8.4V-1M-5.6 -1L1.6 6',
  'M-8.6 -7C-6 -8 -5 -5 -4.6 4C-4.4 -3 -2.5 -8.6 0 -8C2.5 -7.4 2 -1 2 3C2 7 .4 9 -2.6 9.6M2 2.6C2.4 -1.6 8.6 -1.6 8.6 2.6C8.6 6.6 2.8 6.6 2 2.6',
  'M-9 -1.4L-5.5 -5L-2.4 -1.6L1 -5L4.2 -1.6L7.6 -5L9 -3.4M-9 5.6L-5.5 2L-2.4 5.4L1 2L4.2 5.4L7.6 2L9 3.6',
  'M-7 -9C-2.4 -4 -2.4 4 -7 9M7 -9C2.4 -4 2.4 4 7 9M-8.6 0H8.6',
];

/** Every stroke of the picture: points and signs by name, aspects by symbol. */
export const allSymbols = () => ({
  points: Object.fromEntries(Object.entries(UNICODE).map(([name, symbol]) => [name, pointStroke(name, symbol) ?? ''])),
  signs: Object.fromEntries(SIGNS.map((sign, i) => [sign, SIGN_STROKES[i]])),
  aspects: { ...ASPECT_STROKES },
});
