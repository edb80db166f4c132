import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { text } from '../text/text.js';
import { compareShown } from './shown-order.js';
import { ShownTables, textOf } from './shown-tables.js';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Aligned to the right. */
  readonly numeric?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The order of the rows is meaningful and does not change. */
  readonly fixed?: boolean;
}

interface Order {
  readonly head: string;
  readonly isDown: boolean;
}
const FEWEST_TO_SORT = 3;

/**
 * A table that scrolls sideways within its panel on a narrow page. The first column heads the row. A click on a column head sorts by its
 * shown values, a second click reverses the order, a third restores the first order.
 */
export function Table<Row>({ caption, columns, rows, rowKey, fixed = false }: TableProps<Row>) {
  const order = useSignal<Order | null>(null);
  const shown = arranged(rows, columns, order.value);
  useShown(caption, () => [
    columns.map(({ head }) => head),
    ...shown.map((row) => columns.map(({ cell }) => textOf(cell(row)))),
  ]);
  const isSortable = !fixed && rows.length >= FEWEST_TO_SORT;
  const next = (head: string): void => {
    const { value } = order;
    order.value = value?.head !== head ? { head, isDown: false } : value.isDown ? null : { head, isDown: true };
  };
  return (
    <div class="table" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, numeric, cell }) => (
              <th
                key={head}
                scope="col"
                class={numeric ? 'numeric' : ''}
                aria-sort={order.value?.head === head ? (order.value.isDown ? 'descending' : 'ascending') : undefined}
              >
                {isSortable && rows.slice(0, FEWEST_TO_SORT).some((row) => textOf(cell(row)) !== '') ? (
                  <button type="button" class="sort" title={text.shell.sortBy(head)} onClick={() => next(head)}>
                    {head}
                  </button>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ head, cell, numeric }, i) =>
                i === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} class={numeric ? 'numeric' : ''}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Passes the shown table to its panel. */
function useShown(caption: string, rows: () => readonly (readonly string[])[]): void {
  const tables = useContext(ShownTables);
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => {
    if (tables === null) return undefined;
    tables.value = new Map(tables.peek()).set(caption, { caption, rows: () => latest.current() });
    return () => {
      const rest = new Map(tables.peek());
      rest.delete(caption);
      tables.value = rest;
    };
  }, [tables, caption]);
}

function arranged<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | null): readonly Row[] {
  const column = columns.find(({ head }) => head === order?.head);
  if (order === null || column === undefined) return rows;
  const shown = rows.map((row) => ({ row, words: textOf(column.cell(row)) }));
  const hasText = ({ words }: { words: string }): boolean => words !== '';
  const sorted = shown.filter(hasText).sort((a, b) => compareShown(a.words, b.words));
  if (order.isDown) sorted.reverse();
  return [...sorted, ...shown.filter((entry) => !hasText(entry))].map(({ row }) => row);
}
