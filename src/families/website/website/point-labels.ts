import { normalizeDeg } from '../../../kernel/angle.js';
import { clearance, reachOf, wantedStroke, wantedText } from './label-boxes.js';
import type { PlacedLabel, Wanted } from './label-boxes.js';
import type { WheelPoint } from './schema.js';
import { anyTouch, boxOnRing, spreadOnRing } from './spread.js';
import { POINT_STROKES } from './symbols.js';

/** What a point's degree says: degrees and minutes in two lines, whole degrees, or nothing. */
export type DegreeForm = 'minutes' | 'degrees' | 'none';

/** Sizes, as parts of the zodiac's radius. */
const POINT = 0.078,
  DEGREE = 0.053;

/** Where labels of one ring go: from an edge inwards or outwards, as far as a limit. */
export interface LabelBand {
  readonly ring: number;
  readonly edge: number;
  /** No box passes this radius, so far as the ring can be kept at all. */
  readonly limit: number;
  readonly minGapDeg: number;
  readonly unit: number;
  /** Sizes are so many times the usual ones. */
  readonly scale: number;
}

/** Labels widen their places step by step until none touches another. */
const GROWTHS = [1, 1.08, 1.18, 1.3, 1.45, 1.6];

/** Symbols with their degrees, or null where the ring has no room for them in this form. */
export function stackedLabels(points: readonly WheelPoint[], form: DegreeForm, band: LabelBand): PlacedLabel[] | null {
  const stacks = points.map((point) => ({ symbol: symbolOf(point, band), degree: degreeOf(point, form, band) }));
  const outward = band.limit > band.edge ? 1 : -1;
  for (const growth of GROWTHS) {
    const wanted = stacks.map(({ symbol, degree }) => {
      const symbolRing = band.edge + outward * reachOf(symbol.angleDeg, symbol);
      if (degree === null) return { ...symbol, width: symbol.width * growth, height: symbol.height * growth };
      // The symbol's ring is spread by whichever of the two needs more of it.
      const k = symbolRing / Math.max(1, symbolRing + outward * clearance(symbol.angleDeg, symbol, degree));
      return {
        ...symbol,
        width: Math.max(symbol.width, degree.width * k) * growth,
        height: Math.max(symbol.height, degree.height * k) * growth,
      };
    });
    const angles = spreadOnRing(
      wanted,
      (angle, label) => band.edge + (outward * reachOf(angle, label)) / growth,
      band.minGapDeg,
    );
    if (angles === null) return null;
    const placed = stacks.flatMap(({ symbol, degree }, i) => stackAt(symbol, degree, angles[i], band, outward));
    if (placed.every((label) => isWithin(label, band, outward)) && !anyTouch(placed)) return placed;
  }
  return null;
}

function stackAt(
  symbol: Wanted,
  degree: Wanted | null,
  angleDeg: number,
  band: LabelBand,
  outward: 1 | -1,
): PlacedLabel[] {
  const radius = band.edge + outward * reachOf(angleDeg, symbol);
  const at = (wanted: Wanted, r: number): PlacedLabel => ({
    ...wanted,
    ...boxOnRing(angleDeg, wanted, () => r),
    angleDeg: normalizeDeg(angleDeg),
  });
  return degree === null
    ? [at(symbol, radius)]
    : [at(symbol, radius), at(degree, radius + outward * clearance(angleDeg, symbol, degree))];
}

/** Whether a box keeps to its band: none of its corners or sides passes the limit. */
function isWithin({ x, y, width, height }: PlacedLabel, { limit }: LabelBand, outward: 1 | -1): boolean {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  if (outward === 1) return Math.hypot(ax + width / 2, ay + height / 2) <= limit;
  return Math.hypot(Math.max(0, ax - width / 2), Math.max(0, ay - height / 2)) >= limit;
}

function symbolOf(point: WheelPoint, { ring, unit, scale }: LabelBand): Wanted {
  const stroke = POINT_STROKES[point.glyph],
    what = { role: 'point', of: point.key, ring, angleDeg: point.angle_deg } as const;
  return stroke === undefined
    ? wantedText(what, [point.glyph], POINT * unit * 0.78 * scale)
    : wantedStroke(what, stroke, POINT * unit * scale);
}

function degreeOf(point: WheelPoint, form: DegreeForm, { ring, unit, scale }: LabelBand): Wanted | null {
  if (form === 'none') return null;
  const minutes = Math.floor((point.sign_degree % 1) * 60),
    mark = point.retrograde ? 'R' : '';
  const whole = `${Math.floor(point.sign_degree)}°`;
  const wanted = wantedText(
    { role: 'degree', of: point.key, ring, angleDeg: point.angle_deg },
    form === 'minutes' ? [whole, `${String(minutes).padStart(2, '0')}′${mark}`] : [`${whole}${mark}`],
    DEGREE * unit * scale,
  );
  // Numbers that follow each other in a line need a space between them.
  return { ...wanted, width: wanted.width + 0.3 * wanted.size };
}
