import type { Point } from './view.js';
import { MIDDLE } from './view.js';

/** Width of a letter relative to the font size. */
const LINE_HEIGHT = 1.2,
  LETTER_WIDTH = 0.6;

/** A label of the picture. Earlier labels of a list have priority. */
export interface Wanted {
  readonly key: string;
  readonly words: string;
  readonly point: Point;
  /** Is centred on its point, not next to it. */
  readonly isMiddle?: boolean;
  /** Is tried at several positions. */
  readonly isNeeded?: boolean;
  readonly class: string;
}
export interface Label extends Wanted {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const leftOf = ({ x, anchor }: Label, width: number): number => {
  return anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
};

/**
 * Places labels next to their points, away from the rim, at a font size. A label that would cover another or leave the picture is left out.
 * A required label is also tried on the other side, above and below.
 */
export function labelsOf(wanted: readonly Wanted[], size: number): Label[] {
  const widthOf = ({ words }: Wanted): number => words.length * size * LETTER_WIDTH,
    height = size * LINE_HEIGHT;
  const labels: Label[] = [];
  const fits = (label: Label): boolean => {
    const width = widthOf(label),
      left = leftOf(label, width);
    const isInside = left >= 0 && left + width <= 2 * MIDDLE && label.y > height && label.y < 2 * MIDDLE - height;
    return (
      isInside &&
      labels.every(
        (other) =>
          Math.abs(other.y - label.y) > height ||
          left > leftOf(other, widthOf(other)) + widthOf(other) ||
          leftOf(other, widthOf(other)) > left + width,
      )
    );
  };
  for (const one of wanted) {
    const found = candidates(one, size).find(fits);
    if (found !== undefined) labels.push(found);
  }
  return labels;
}

/** The possible positions of a label, the best first. */
function candidates(one: Wanted, size: number): Label[] {
  const [x, y] = one.point;
  const inner = x > MIDDLE ? 'end' : 'start';
  const at = (anchor: Label['anchor'], lower = 0): Label => ({
    ...one,
    x: anchor === 'start' ? x + 9 : anchor === 'end' ? x - 9 : x,
    y: y + size / 3 + lower,
    anchor,
  });
  if (one.isMiddle) return [at('middle')];
  if (!one.isNeeded) return [at(inner)];
  const other = inner === 'end' ? 'start' : 'end';
  return [
    at(inner),
    at(other),
    ...[1, 2, 3]
      .flatMap((lines) => [lines, -lines])
      .flatMap((lines) => [
        at(inner, lines * size * LINE_HEIGHT),
        at(other, lines * size * LINE_HEIGHT),
        at('middle', lines * size * LINE_HEIGHT),
      ]),
  ];
}
