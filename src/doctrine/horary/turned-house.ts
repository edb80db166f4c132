/** One turn: `counted` houses from the radical house `from`, inclusively, lead to `resolved`. */
export interface HouseTurn {
  readonly from: number;
  readonly counted: number;
  readonly resolved: number;
}

/**
 * Turns the figure through houses 1 ... 12, each counted inclusively from the one before, beginning at the first: the 2nd from the 7th is
 * the 8th (Lilly, Christian Astrology, p. 124). One turn for each house of the path.
 */
export function houseTurns(path: readonly number[]): HouseTurn[] {
  let from = 1;
  return path.map((counted) => {
    const turn = { from, counted, resolved: ((from + counted - 2) % 12) + 1 };
    from = turn.resolved;
    return turn;
  });
}
