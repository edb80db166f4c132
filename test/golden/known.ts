import type { Difference } from './compare.js';
import { literally } from './recorded.js';

/** A row of known-differences.tsv: on one route, one field may differ by so much (null: in kind or in words), for a reason. */
interface KnownDifference {
  readonly row: string;
  readonly route: string;
  readonly field: RegExp;
  readonly limit: number | null;
  used: boolean;
  widest: number;
}

/** Name of the field in rows for answers with another status. */
export const STATUS = 'status';

export class KnownDifferences {
  readonly #rows: KnownDifference[];

  /** @throws Error naming a row that is not `METHOD PATH`, field, limit and a reason of some words, between tabs */
  constructor(rows: readonly string[]) {
    this.#rows = rows.map(parseRow);
  }

  /**
   * Whether a row explains a difference; the first such row is used. `request`: `METHOD PATH` of the case, for rows that name a path
   * of a route with placeholders.
   */
  excuses(route: string, { field, gap }: Pick<Difference, 'field' | 'gap'>, request = route): boolean {
    const row = this.#rows.find(
      (known) =>
        (known.route === route || known.route === request) &&
        known.field.test(field) &&
        (gap === null ? known.limit === null : known.limit !== null && gap <= known.limit),
    );
    if (!row) return false;
    row.used = true;
    row.widest = Math.max(row.widest, gap ?? 0);
    return true;
  }

  /** Rows without a difference, and rows whose limit is more than twice the largest difference. */
  complaints(): string[] {
    return this.#rows.flatMap(({ row, used, limit, widest }) => {
      if (!used) return [`excuses nothing: ${row}`];
      return limit !== null && limit > 2 * widest ? [`widest seen ${widest.toPrecision(3)}: ${row}`] : [];
    });
  }
}

function parseRow(row: string): KnownDifference {
  const [route, field, limit, reason = ''] = row.split('\t').map((cell) => cell.trim());
  const fault = (what: string) => new Error(`known-differences.tsv: ${what}: ${row}`);
  if (!/^(GET|POST) \//.test(route)) throw fault('the route is `METHOD /path`');
  if (field !== STATUS && !/^[.[].*(?:\w\.?|\[\*\])$/.test(field)) throw fault('the field ends in a name or in [*]');
  if (limit !== 'other' && !(limit !== '' && Number(limit) >= 0)) throw fault('the limit is a number or `other`');
  if (reason.split(' ').length < 4) throw fault('a reason takes some words');
  return {
    row: row.slice(0, 160),
    route,
    field: fieldPattern(field),
    limit: limit === 'other' ? null : Number(limit),
    used: false,
    widest: 0,
  };
}

/** `[*]` is any index, `.*` any one key. */
function fieldPattern(field: string): RegExp {
  const parts = field.split(/(\[\*\]|\.\*)/).map((part) => {
    if (part === '[*]') return '\\[\\d+\\]';
    return part === '.*' ? '\\.[^.[]+' : literally(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}
