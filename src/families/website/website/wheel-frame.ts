import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import type { WheelFigure } from './figure-fields.js';
import type { ChartWheelPacketRequest, ChartWheelPacketResponse, WheelZodiac } from './schema.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** The zodiac of a wheel at one instant. */
export interface WheelFrame {
  /** Null for the tropical zodiac. */
  readonly used: WheelZodiac | null;
  /** The longitude in this zodiac of a tropical longitude, degrees. */
  readonly longitude: (tropicalDeg: number) => number;
}

/**
 * The zodiac of a request at an instant. Errors: InvalidInput for an unknown ayanamsa, or a mode without an ayanamsa.
 */
export function wheelFrame(
  engine: Engine,
  instant: Instant,
  { ayanamsa_system: name, ayanamsa_mode: mode }: ChartWheelPacketRequest,
): WheelFrame {
  if (name === null || name === undefined) {
    if (mode !== null && mode !== undefined)
      throw new InvalidInput({
        field: '/ayanamsa_mode',
        message: 'is not accepted without ayanamsa_system',
        given: mode,
        allowed: 'ayanamsa_system, or no mode',
      });
    return { used: null, longitude: normalizeDeg };
  }
  const system = ayanamsaSystem(name, '/ayanamsa_system');
  const degrees = ayanamsaDeg(engine.nutation, instant.ttJ2k, system, mode ?? 'true');
  return {
    used: { ayanamsa_system: system.system, ayanamsa_mode: mode ?? 'true', ayanamsa_deg: degrees },
    longitude: (tropicalDeg) => siderealDeg(tropicalDeg, degrees),
  };
}

/** Houses of a wheel in its zodiac: cusps (none without houses), Ascendant and Midheaven. */
export interface WheelHouses {
  readonly cusps: readonly number[];
  readonly asc: number | null;
  readonly mc: number | null;
}

/** House systems whose first cusp is the start of a sign: the rising sign, or that of the Sun. */
const SIGN_OF = lookupTable<(houses: Houses) => number>({
  W: ({ figure }) => figure.ascDeg,
  S: ({ figure }) => figure.sunLongitudeDeg,
});

/** The houses of an instant or of a figure, in the zodiac of the wheel. Sign houses are signs of that zodiac. */
export function wheelHouses(
  houses: Houses | null,
  figure: WheelFigure | null | undefined,
  { used, longitude }: WheelFrame,
): WheelHouses {
  if (figure) return figureHouses(houses, figure, longitude);
  if (houses === null) return { cusps: [], asc: null, mc: null };
  const signOf = used === null ? undefined : SIGN_OF[houses.effective.code];
  const first = signOf && Math.floor(longitude(signOf(houses)) / 30) * 30;
  return {
    cusps: Array.from(houses.cusps, (cusp, i) =>
      first === undefined ? longitude(cusp) : normalizeDeg(first + 30 * i),
    ),
    asc: longitude(houses.figure.ascDeg),
    mc: longitude(houses.figure.mcDeg),
  };
}

function figureHouses(
  houses: Houses | null,
  { cusps: given, asc, mc }: WheelFigure,
  longitude: WheelFrame['longitude'],
): WheelHouses {
  if (given && houses)
    throw new InvalidInput({
      field: '/figure/cusps',
      message: 'is not accepted with cusps in figure',
      allowed: 'houses, or cusps in figure',
    });
  const cusps = given ?? houses?.cusps ?? [];
  const angle = (own: number | null | undefined, fallback: number | undefined): number | null => {
    const found = own ?? fallback;
    return found === undefined ? null : longitude(normalizeDeg(found));
  };
  return {
    cusps: Array.from(cusps, (cusp) => longitude(normalizeDeg(cusp))),
    asc: angle(asc, houses?.figure.ascDeg ?? given?.[0]),
    mc: angle(mc, houses?.figure.mcDeg ?? given?.[9]),
  };
}

/** AC, MC, DC and IC, if defined. */
export const anglesOf = ({ asc, mc }: Pick<WheelHouses, 'asc' | 'mc'>): { key: string; longitude: number }[] => [
  ...(asc === null ? [] : [{ key: 'AC', longitude: asc }]),
  ...(mc === null ? [] : [{ key: 'MC', longitude: mc }]),
  ...(asc === null ? [] : [{ key: 'DC', longitude: normalizeDeg(asc + 180) }]),
  ...(mc === null ? [] : [{ key: 'IC', longitude: normalizeDeg(mc + 180) }]),
];

/** The angles that a packet draws: its own, else those of its houses. */
export const packetAngles = ({
  angles,
  houses,
}: Pick<ChartWheelPacketResponse, 'angles' | 'houses'>): readonly { key: string; longitude: number }[] =>
  angles ?? (houses ? anglesOf({ asc: houses.asc, mc: houses.mc }) : []);
