import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers stand to the right. */
  readonly numeric?: boolean;
}

/** A table that scrolls sideways within its panel where the page is narrow. The first column heads its row. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <div class="table" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, numeric }) => (
              <th key={head} scope="col" class={numeric ? 'numeric' : ''}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
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
