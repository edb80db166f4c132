import { RAD_PER_DEG } from '../../../kernel/constants.js';
import type { PlacedLabel } from './label-boxes.js';
import { Candidates } from './label-candidates.js';
import type { Candidate, SearchChoice, SearchArea, SearchPoint } from './label-candidates.js';
import { placedLabel } from './label-parts.js';
import type { LabelParts } from './label-parts.js';
import { segmentMeetsShape, shapesOverlap } from './label-shape.js';

/** Cost of each label that the line from a true longitude to its symbol crosses. */
const CROSSED_COST = 13;
/** Price of moving another label away, and how much it grows each time the label is moved. */
const AWAY_COST = 6,
  AWAY_GROWTH = 5;
/** A search ends without result after this many turns for each label. */
const TURNS = 14;
/** Number of moves of each label to a better position at the end. */
const SWEEPS = 3;

/** An occupied position of a label, with a key that is unique within the search. */
interface Chosen extends Candidate {
  readonly key: number;
}

/**
 * Places the labels of a group of points that is too dense for labels side by side: each label on one of several radii, in one of several
 * arrangements. The candidates of each point are listed once and serve searches at several sizes.
 */
export class LabelSearch {
  readonly #area: SearchArea;
  readonly #patience: number;
  readonly #points: readonly Candidates[];
  /** The true longitudes on the edge of the ring. */
  readonly #markX: readonly number[];
  readonly #markY: readonly number[];
  #chosen: (Chosen | null)[] = [];
  /** Number of labels without a position at the best moment of the last search. */
  unplaced = 0;
  /** Key of the last placing, and the keys of the labels in their positions. */
  #key = 0;
  #placed = new Set<number>();

  constructor(points: readonly SearchPoint[], area: SearchArea, choice: SearchChoice) {
    this.#area = area;
    this.#patience = choice.patience;
    this.#points = points.map((point) => new Candidates(point, area, choice));
    this.#markX = points.map(({ angleDeg }) => area.edge * Math.cos(angleDeg * RAD_PER_DEG));
    this.#markY = points.map(({ angleDeg }) => area.edge * Math.sin(angleDeg * RAD_PER_DEG));
  }

  /** The boxes of all labels at one size; null without room. Labels may cover lines where `mayHideLines`. */
  place(parts: readonly LabelParts[], mayHideLines: boolean): PlacedLabel[][] | null {
    this.#resize(parts, mayHideLines);
    if (this.#points.some((candidates) => candidates.at(0) === undefined)) {
      this.unplaced = this.#points.length;
      return null;
    }
    if (!this.#placeInTurn()) return null;
    this.#improve();
    return this.#labels(parts) as PlacedLabel[][];
  }

  /** Labels for the points that find a free position one after the other; null for the others. */
  fill(parts: readonly LabelParts[]): (PlacedLabel[] | null)[] {
    this.#resize(parts, true);
    this.#points.forEach((candidates, i) => {
      for (let k = 0, found = candidates.at(0); found !== undefined; found = candidates.at(++k))
        if (this.#isClear(i, found)) {
          this.#choose(i, found);
          return;
        }
    });
    return this.#labels(parts);
  }

  #resize(parts: readonly LabelParts[], mayHideLines: boolean): void {
    this.#points.forEach((candidates, i) => {
      candidates.resize(parts[i], mayHideLines);
    });
    this.#chosen = this.#points.map(() => null);
    this.#placed.clear();
  }

  #labels(parts: readonly LabelParts[]): (PlacedLabel[] | null)[] {
    return this.#chosen.map((found, i) => {
      if (found === null) return null;
      const { x, y, shape, shift } = found,
        boxes = shape.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
      return placedLabel(parts[i], boxes, this.#points[i].angleDeg - shift);
    });
  }

  #choose(i: number, candidate: Candidate): Chosen {
    this.#leave(i);
    const chosen = { ...candidate, key: ++this.#key };
    this.#placed.add(chosen.key);
    this.#chosen[i] = chosen;
    return chosen;
  }

  #leave(i: number): void {
    const before = this.#chosen[i];
    if (before !== null) this.#placed.delete(before.key);
    this.#chosen[i] = null;
  }

  /**
   * Each label in turn takes the best free position. If none is free, it displaces the labels in its way, which wait for another turn. Each
   * displacement of a label raises its price, so labels do not displace each other endlessly.
   */
  #placeInTurn(): boolean {
    const count = this.#points.length,
      half = (count - 1) / 2,
      price = new Array<number>(count).fill(AWAY_COST),
      queue = [...this.#points.keys()].sort((a, b) => Math.abs(a - half) - Math.abs(b - half) || a - b);
    let idle = 0;
    this.unplaced = count;
    for (let turn = 0; queue.length > 0; turn++) {
      if (turn > TURNS * count || idle > this.#patience * count + 2 || this.#area.effort.left < 0) return false;
      const i = queue.shift() as number;
      const best = this.#cheapest(i) ?? this.#leastInTheWay(i, price);
      if (best === null) return false;
      const own = this.#choose(i, best);
      this.#chosen.forEach((other, j) => {
        if (other === null || j === i || !overlap(own, other)) return;
        this.#leave(j);
        price[j] += AWAY_GROWTH;
        queue.push(j);
      });
      idle++;
      if (queue.length < this.unplaced) {
        this.unplaced = queue.length;
        idle = 0;
      }
    }
    return true;
  }

  /** The position that displaces the least; null if the point has no position. */
  #leastInTheWay(i: number, price: readonly number[]): Candidate | null {
    const candidates = this.#points[i],
      chosen = this.#chosen;
    let best: Candidate | null = null,
      least = Infinity,
      k = 0;
    for (let found = candidates.at(0); found !== undefined && found.cost < least; found = candidates.at(++k)) {
      let cost = found.cost;
      for (let j = 0; j < chosen.length && cost < least; j++) {
        const other = chosen[j];
        if (other !== null && j !== i && overlap(found, other)) cost += price[j];
      }
      if (cost < least) {
        least = cost;
        best = found;
      }
    }
    this.#area.effort.left -= k;
    return best;
  }

  /** The best position of one point among the other labels, which do not move; null if none is free. */
  #cheapest(i: number): Candidate | null {
    const candidates = this.#points[i];
    let best: Candidate | null = null,
      least = Infinity,
      k = 0;
    for (let found = candidates.at(0); found !== undefined && found.cost < least; found = candidates.at(++k)) {
      if (!this.#isClear(i, found)) continue;
      const cost = found.cost + CROSSED_COST * this.#crossings(i, found);
      if (cost < least) {
        least = cost;
        best = found;
      }
    }
    this.#area.effort.left -= k;
    return best;
  }

  #isClear(i: number, candidate: Candidate): boolean {
    const chosen = this.#chosen;
    if (this.#placed.has(candidate.blockedBy) && chosen[i]?.key !== candidate.blockedBy) return false;
    for (let j = 0; j < chosen.length; j++) {
      const other = chosen[j];
      if (j !== i && other !== null && overlap(candidate, other)) {
        candidate.blockedBy = other.key;
        return false;
      }
    }
    return true;
  }

  /**
   * Number of labels that the lines from the true longitudes to the symbols cross: the line of this label, and other lines over it.
   */
  #crossings(i: number, own: Candidate): number {
    let count = 0;
    for (let j = 0; j < this.#chosen.length; j++) {
      const other = this.#chosen[j];
      if (j === i || other === null) continue;
      if (this.#crosses(i, own, other)) count++;
      if (this.#crosses(j, other, own)) count++;
    }
    return count;
  }

  #crosses(i: number, to: Candidate, { x, y, shape }: Candidate): boolean {
    return segmentMeetsShape(this.#markX[i] - x, this.#markY[i] - y, to.x - x, to.y - y, shape);
  }

  /** Each label in turn moves to the best position that the others leave free. */
  #improve(): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      let isChanged = false;
      this.#chosen.forEach((before, i) => {
        const found = this.#cheapest(i);
        if (
          found === null ||
          (before !== null && found.shape === before.shape && found.x === before.x && found.y === before.y)
        )
          return;
        this.#choose(i, found);
        isChanged = true;
      });
      if (!isChanged) return;
    }
  }
}

const overlap = (a: Candidate, b: Candidate): boolean => shapesOverlap(a.shape, b.shape, b.x - a.x, b.y - a.y);
