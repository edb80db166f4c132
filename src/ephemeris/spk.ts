import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { openDaf } from './daf.js';
import { DamagedFile } from './random-access.js';
import type { RandomAccess } from './random-access.js';
import { ChebyshevSegment } from './spk-chebyshev.js';
import { DifferenceSegment } from './spk-difference.js';
import { HermiteSegment } from './spk-hermite.js';
import { SegmentWords } from './spk-segment.js';
import type { SegmentReader, SegmentSummary } from './spk-segment.js';

const READERS: Readonly<Record<number, new (words: SegmentWords) => SegmentReader>> = {
  2: ChebyshevSegment,
  3: ChebyshevSegment,
  13: HermiteSegment,
  21: DifferenceSegment,
};
/** Frame 1 of SPICE, "J2000", which JPL's ephemerides use for ICRF axes. */
const FRAME_J2000 = 1;
/** Longest chain of centres. In practice none is longer than moon, barycentre, Sun, solar-system barycentre. */
const LONGEST_CHAIN = 8;

interface Segment extends SegmentSummary {
  reader: SegmentReader | undefined;
}

/**
 * An SPK file: states of bodies as functions of TDB, for segments of types 2, 3, 13 and 21 in both byte orders. Pieces are read when they
 * are needed. Where segments of a target overlap, the last in the file applies. Has work arrays: use one instance in each thread. Errors:
 * `DamagedFile`. Source: NAIF, SPK Required Reading and DAF Required Reading.
 */
export class SpkFile {
  readonly name: string;
  readonly internalName: string;
  readonly littleEndian: boolean;
  readonly segments: readonly SegmentSummary[];
  /** Segments that cannot be evaluated, with the reason. They are never used. */
  readonly unsupported: readonly {
    readonly segment: SegmentSummary;
    readonly reason: string;
  }[];
  readonly comments: (limit: number) => string;
  private readonly store;
  private readonly byTarget = new Map<number, Segment[]>();
  private readonly part = new Float64Array(9);
  private readonly chain = new Float64Array(9);
  private readonly visited = new Int32Array(LONGEST_CHAIN + 1);

  constructor(access: RandomAccess) {
    const daf = openDaf(access, 2, 6);
    this.name = access.name;
    this.internalName = daf.internalName;
    this.littleEndian = daf.littleEndian;
    this.comments = daf.comments;
    this.store = daf.words;
    const segments: SegmentSummary[] = [];
    const unsupported: { segment: SegmentSummary; reason: string }[] = [];
    for (const { doubles, integers, name } of daf.arrays) {
      const [target, center, frame, type, start, end] = integers;
      const segment = {
        target,
        center,
        frame,
        type,
        start,
        end,
        name,
        startTdbJ2k: doubles[0] / SECONDS_PER_DAY,
        endTdbJ2k: doubles[1] / SECONDS_PER_DAY,
      };
      if (!(start >= 1 && end >= start && end <= daf.words.length))
        throw new DamagedFile(
          access.name,
          `has the segment of body ${target} at words ${start} to ${end}, but only ${daf.words.length} words: it is cut off or damaged`,
        );
      if (!(segment.startTdbJ2k <= segment.endTdbJ2k))
        throw new DamagedFile(access.name, `has a segment of body ${target} that ends before it begins`);
      segments.push(segment);
      if (!(type in READERS))
        unsupported.push({
          segment,
          reason: `segment type ${type} is not one of ${Object.keys(READERS).join(', ')}`,
        });
      else if (frame !== FRAME_J2000)
        unsupported.push({
          segment,
          reason: `frame ${frame} is not 1 (J2000)`,
        });
      else {
        const list = this.byTarget.get(target);
        // The last segment of the file comes first, so that a search finds the applicable one first.
        if (list) list.unshift({ ...segment, reader: undefined });
        else this.byTarget.set(target, [{ ...segment, reader: undefined }]);
      }
    }
    this.segments = segments;
    this.unsupported = unsupported;
  }

  /** NAIF ids of the targets that can be evaluated. */
  targets(): number[] {
    return [...this.byTarget.keys()];
  }

  /** True when the file has a segment of `target` that can be evaluated. */
  hasTarget(target: number): boolean {
    return this.byTarget.has(target);
  }

  /**
   * Coverage of `target` from `center` (NAIF ids): first start to last end of the intersection along the chain of centres, days since
   * J2000.0 TDB. Undefined without any.
   */
  span(target: number, center: number): { startTdbJ2k: number; endTdbJ2k: number } | undefined {
    const own = this.rootSpan(target, center, 0),
      other = center === 0 ? { start: -Infinity, end: Infinity } : this.rootSpan(center, target, 0);
    const start = Math.max(own.start, other.start),
      end = Math.min(own.end, other.end);
    return start <= end && Number.isFinite(start) ? { startTdbJ2k: start, endTdbJ2k: end } : undefined;
  }

  private rootSpan(target: number, stop: number, depth: number): { start: number; end: number } {
    const list = this.byTarget.get(target);
    if (target === stop || !list || depth > LONGEST_CHAIN) return { start: -Infinity, end: Infinity };
    let start = Infinity,
      end = -Infinity;
    for (const segment of list) {
      const above = this.rootSpan(segment.center, stop, depth + 1);
      start = Math.min(start, Math.max(segment.startTdbJ2k, above.start));
      end = Math.max(end, Math.min(segment.endTdbJ2k, above.end));
    }
    return { start, end };
  }

  /** True when `state` can be evaluated at the instant. */
  covers(target: number, center: number, tdbJ2k: number): boolean {
    const ownRoot = this.root(target, center, tdbJ2k);
    return ownRoot === center || ownRoot === this.root(center, target, tdbJ2k);
  }

  private root(target: number, stop: number, tdbJ2k: number): number {
    let body = target;
    for (let depth = 0; depth < LONGEST_CHAIN && body !== stop; depth++) {
      const segment = this.find(body, tdbJ2k);
      if (!segment) break;
      body = segment.center;
    }
    return body;
  }

  private find(target: number, tdbJ2k: number): Segment | undefined {
    const list = this.byTarget.get(target);
    if (list)
      for (const segment of list) if (tdbJ2k >= segment.startTdbJ2k && tdbJ2k <= segment.endTdbJ2k) return segment;
    return undefined;
  }

  /**
   * State of `target` from `center` (NAIF ids) at an instant TDB: position km, velocity km/day, acceleration km/day^2, ICRF axes. Writes 9
   * numbers at `offset` and returns true. Returns false and writes nothing when the file does not cover it.
   */
  state(target: number, center: number, tdbJ2k: number, out: Float64Array, offset: number): boolean {
    const sum = this.chain.fill(0);
    const visited = this.visited;
    let depth = 0;
    for (visited[0] = target; visited[depth] !== center && depth < LONGEST_CHAIN;) {
      const segment = this.find(visited[depth], tdbJ2k);
      if (!segment) break;
      this.add(segment, tdbJ2k, 1);
      visited[++depth] = segment.center;
    }
    // The chain of the centre, down to the first body that both chains have in common.
    for (let body = center, steps = 0; ; steps++) {
      let common = 0;
      while (common <= depth && visited[common] !== body) common++;
      if (common <= depth) {
        for (let back = depth - 1; back >= common; back--) this.add(this.find(visited[back], tdbJ2k)!, tdbJ2k, -1);
        break;
      }
      const segment = steps < LONGEST_CHAIN ? this.find(body, tdbJ2k) : undefined;
      if (!segment) return false;
      this.add(segment, tdbJ2k, -1);
      body = segment.center;
    }
    out.set(sum, offset);
    return true;
  }

  private add(segment: Segment, tdbJ2k: number, sign: number): void {
    const reader = (segment.reader ??= new READERS[segment.type](new SegmentWords(this.store, segment)));
    reader.state(tdbJ2k, this.part);
    for (let i = 0; i < 9; i++) this.chain[i] += sign * this.part[i];
    if (!Number.isFinite(this.chain[0] + this.chain[1] + this.chain[2]))
      throw new DamagedFile(
        this.name,
        `has a segment of body ${segment.target} whose state at ${tdbJ2k} d is not a number`,
      );
  }
}
