import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly numeric?: boolean;
  /** With `onPhone="lines"`: below the lines of its row, in their full width, and nowhere when it is empty. */
  readonly below?: boolean;
}

const CARDS = {
  body: 'grid gap-3',
  row: 'block rounded-2xl border border-line bg-card px-4 py-2',
  cell: 'flex min-h-9 items-center justify-between gap-4 py-1',
  below: '',
};

const LINES = {
  body: 'block border-t border-line',
  // The lines do not share where they are divided: the first cell of one and the last of the next span the middle.
  row: 'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 border-b border-line pt-2 pb-1',
  cell: 'block min-w-0 max-sm:nth-[4n]:col-span-2 max-sm:nth-[4n+1]:col-span-2',
  below: 'max-sm:order-1 max-sm:col-span-full! max-sm:pb-1 max-sm:empty:hidden',
};

/**
 * Rows and columns. On a phone a row is either a card that names its values, or lines of two values each, without names.
 * The roles are said because a browser forgets that a table is one when it is displayed as something else.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onPhone = 'cards',
}: {
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly onPhone?: 'cards' | 'lines';
}) {
  const look = onPhone === 'cards' ? CARDS : LINES;
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
      <tbody role="rowgroup" className={`sm:table-row-group ${look.body}`}>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={`sm:table-row sm:border-0 sm:bg-transparent ${look.row}`}>
            {columns.map(({ key, header, cell, numeric, below }, index) => (
              <td
                key={key}
                role={index === 0 ? 'rowheader' : 'cell'}
                className={`sm:table-cell sm:border-b sm:border-line sm:px-3 sm:py-3 ${look.cell} ${
                  index === 0 ? 'font-semibold' : ''
                } ${numeric ? 'figures sm:text-right' : ''} ${below ? look.below : ''}`}
              >
                {index > 0 && onPhone === 'cards' && (
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
