import { normalizeDeg } from '../../kernel/angle.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { TajikaFigure } from './figure.js';
import { lordOfSign } from './tables.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Points of the formulae of the sahams: A - B + C. By night A and B are exchanged; 30 degrees are added when C is not on the arc from B
 * forward to A (Tajika Neelakanthi, Sanjna-tantra, saham-adhyaya). Formulae of the usual list of thirty-six (Raman, Varshaphal).
 */
type Point =
  | TajikaPlanet
  | 'Asc'
  /** Cusp and lord of a house. */
  | `house:${number}`
  | `lord:${number}`
  /** Lord of the sign of the luminary of the sect, and that luminary: the Sun by day, the Moon by night. */
  | 'lightLord'
  | 'light'
  /** A and B of Samartha: Mars and the lord of the ascendant; Jupiter and Mars when that lord is Mars. */
  | 'samarthaA'
  | 'samarthaB'
  | 'Cancer15'
  | 'saham:Punya'
  | 'saham:Yasa'
  | 'saham:Sastra';

interface SahamRow {
  readonly name: string;
  readonly a: Point;
  readonly b: Point;
  readonly c: Point;
  /** A and B are not exchanged by night. */
  readonly fixed?: true;
}

const saham = (name: string, a: Point, b: Point, c: Point): SahamRow => ({ name, a, b, c });
const always = (name: string, a: Point, b: Point, c: Point): SahamRow => ({ name, a, b, c, fixed: true });

/** A saham follows those that its formula uses. */
const SAHAMS: readonly SahamRow[] = [
  saham('Punya', 'Moon', 'Sun', 'Asc'),
  saham('Vidya', 'Sun', 'Moon', 'Asc'),
  saham('Yasa', 'Jupiter', 'saham:Punya', 'Asc'),
  saham('Mitra', 'Jupiter', 'saham:Punya', 'Venus'),
  saham('Mahatmya', 'saham:Punya', 'Mars', 'Asc'),
  saham('Asha', 'Saturn', 'Mars', 'Asc'),
  saham('Samartha', 'samarthaA', 'samarthaB', 'Asc'),
  always('Bhratru', 'Jupiter', 'Saturn', 'Asc'),
  saham('Gaurava', 'Jupiter', 'Moon', 'Sun'),
  saham('Pitru', 'Saturn', 'Sun', 'Asc'),
  saham('Raja', 'Saturn', 'Sun', 'Asc'),
  saham('Matru', 'Moon', 'Venus', 'Asc'),
  saham('Putra', 'Jupiter', 'Moon', 'Asc'),
  saham('Jeeva', 'Saturn', 'Jupiter', 'Asc'),
  saham('Karma', 'Mars', 'Mercury', 'Asc'),
  saham('Roga', 'Asc', 'Moon', 'Asc'),
  saham('Kali', 'Jupiter', 'Mars', 'Asc'),
  saham('Sastra', 'Jupiter', 'Saturn', 'Mercury'),
  saham('Bandhu', 'Mercury', 'Moon', 'Asc'),
  always('Mrityu', 'house:8', 'Moon', 'Asc'),
  always('Paradesa', 'house:9', 'lord:9', 'Asc'),
  always('Artha', 'house:2', 'lord:2', 'Asc'),
  saham('Paradara', 'Venus', 'Sun', 'Asc'),
  saham('Vanik', 'Moon', 'Mercury', 'Asc'),
  always('Karyasiddhi', 'Saturn', 'light', 'lightLord'),
  saham('Vivaha', 'Venus', 'Saturn', 'Asc'),
  saham('Santapa', 'Saturn', 'Moon', 'house:6'),
  saham('Sraddha', 'Venus', 'Mars', 'Asc'),
  saham('Preeti', 'saham:Sastra', 'saham:Punya', 'Asc'),
  saham('Jadya', 'Mars', 'Saturn', 'Mercury'),
  always('Vyapara', 'Mars', 'Saturn', 'Asc'),
  saham('Satru', 'Mars', 'Saturn', 'Asc'),
  saham('Jalapathana', 'Cancer15', 'Saturn', 'Asc'),
  saham('Bandhana', 'saham:Punya', 'Saturn', 'Asc'),
  saham('Apamrityu', 'house:8', 'Mars', 'Asc'),
];

/** A saham of a figure. */
export interface Saham {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly house: number;
  /** Lord of its sign. */
  readonly ruler: TajikaPlanet;
}

/** The thirty-five sahams of a figure, with their houses and rulers. */
export function sahamsOf(figure: TajikaFigure): Saham[] {
  const known = new Map<string, number>();
  const at = (point: Point): number => pointDeg(figure, point, known);
  return SAHAMS.map(({ name, a, b, c, fixed }) => {
    const swap = !figure.isDay && !fixed;
    const from = at(swap ? a : b),
      to = at(swap ? b : a),
      start = at(c);
    const between = normalizeDeg(start - from) <= normalizeDeg(to - from);
    const longitudeDeg = normalizeDeg(to - from + start + (between ? 0 : 30));
    known.set(name, longitudeDeg);
    return { name, longitudeDeg, house: figure.houseOf(longitudeDeg), ruler: lordOfSign(signIndex(longitudeDeg)) };
  });
}

/** Sidereal longitude of a point, degrees. `known`: longitudes of the sahams computed so far. */
function pointDeg(
  { longitudes, ascDeg, cusps, isDay }: TajikaFigure,
  point: Point,
  known: Map<string, number>,
): number {
  const light = isDay ? longitudes.Sun : longitudes.Moon;
  switch (point) {
    case 'Asc':
      return ascDeg;
    case 'light':
      return light;
    case 'lightLord':
      return longitudes[lordOfSign(signIndex(light))];
    case 'samarthaA':
      return longitudes[lordOfSign(signIndex(ascDeg)) === 'Mars' ? 'Jupiter' : 'Mars'];
    case 'samarthaB':
      return longitudes[lordOfSign(signIndex(ascDeg))];
    case 'Cancer15':
      return 105;
  }
  const [kind, rest] = point.split(':');
  if (kind === 'saham') return known.get(rest) as number;
  if (kind === 'house') return cusps[Number(rest) - 1];
  if (kind === 'lord') return longitudes[lordOfSign(signIndex(cusps[Number(rest) - 1]))];
  return longitudes[point as TajikaPlanet];
}
