import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly numeric?: boolean;
}

/**
 * Rows and columns; on a phone each row is a card that names its values. The roles are said because a browser forgets
 * that a table is one when it is displayed as something else.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}) {
  return (
    <table role="table" className="block w-full text-left sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row">
          {columns.map(({ key, header, numeric }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={`border-b border-edge px-3 py-2.5 text-sm font-semibold text-faded ${numeric ? 'text-right' : ''}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="block rounded-2xl border border-line bg-card px-4 py-2 sm:table-row sm:border-0 sm:bg-transparent"
          >
            {columns.map(({ key, header, cell, numeric }, index) => (
              <td
                key={key}
                role={index === 0 ? 'rowheader' : 'cell'}
                className={`flex min-h-9 items-center justify-between gap-4 py-1 sm:table-cell sm:border-b sm:border-line sm:px-3 sm:py-3 ${
                  index === 0 ? 'font-semibold' : ''
                } ${numeric ? 'figures sm:text-right' : ''}`}
              >
                {index > 0 && (
                  <span aria-hidden className="text-sm text-faded sm:hidden">
                    {header}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
