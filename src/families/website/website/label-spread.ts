/** A label on a line of degrees: wanted position, limits, and required room to either side. */
export interface SpreadItem {
  readonly wanted: number;
  readonly low: number;
  readonly high: number;
  readonly half: number;
}

interface Block {
  readonly wanted: number[];
  readonly offsets: number[];
  low: number;
  high: number;
  start: number;
}

/**
 * Least squares with gaps and bounds (pool adjacent violators): labels that come too close join into blocks, placed as near as their bounds
 * allow to the mean of their members' wanted positions. `items` are in order of `wanted`, and the order is kept. Null if there is no room.
 */
export function spreadWithin(items: readonly SpreadItem[], leastGap = 0): number[] | null {
  const blocks: Block[] = [];
  for (const [i, { wanted, low, high, half }] of items.entries()) {
    if (low > high) return null;
    let block: Block = { wanted: [wanted], offsets: [0], low, high, start: Math.min(Math.max(wanted, low), high) };
    // The gap before the first member of the joined block.
    let first = i;
    for (let last = blocks.at(-1); last !== undefined; last = blocks.at(-1)) {
      const gap = Math.max(leastGap, items[first - 1].half + (first === i ? half : items[first].half));
      if (last.start + last.offsets[last.offsets.length - 1] + gap <= block.start + 1e-9) break;
      blocks.pop();
      const joined = join(last, block, gap);
      if (joined === null) return null;
      first -= last.wanted.length;
      block = joined;
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ start, offsets }) => offsets.map((offset) => start + offset));
}

function join(a: Block, b: Block, gap: number): Block | null {
  const shift = a.offsets[a.offsets.length - 1] + gap;
  const low = Math.max(a.low, b.low - shift),
    high = Math.min(a.high, b.high - shift);
  if (low > high) return null;
  const wanted = [...a.wanted, ...b.wanted],
    offsets = [...a.offsets, ...b.offsets.map((offset) => offset + shift)];
  const mean = wanted.reduce((sum, angle, i) => sum + angle - offsets[i], 0) / wanted.length;
  return { wanted, offsets, low, high, start: Math.min(Math.max(mean, low), high) };
}
