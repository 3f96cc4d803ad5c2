import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Text typed by users. Long words break, so that the table fits. */
  readonly freeText?: boolean;
  /** Aligned to the right. */
  readonly numeric?: boolean;
  /** With `onPhone="lines"`: on a line of its own at full width, omitted if empty. */
  readonly below?: boolean;
  /** Hidden on phones, where the value can be reached in another way. */
  readonly wideOnly?: boolean;
  /** With `onPhone="lines"`: in the upper right corner of the row. The column on the first line leaves room for it. */
  readonly corner?: boolean;
}

/** The table itself, from the width at which its columns fit. */
interface Wide {
  readonly table: string;
  readonly head: string;
  readonly body: string;
  readonly row: string;
  readonly cell: string;
  readonly freeText: string;
  readonly numeric: string;
  readonly wideOnly: string;
}

const FROM_SM: Wide = {
  table: 'sm:table',
  head: 'sm:not-sr-only sm:table-header-group',
  body: 'sm:table-row-group',
  row: 'sm:table-row sm:border-0 sm:bg-transparent',
  cell: 'sm:table-cell sm:border-b sm:border-line sm:px-3 sm:py-3',
  freeText: 'md:min-w-28',
  numeric: 'sm:text-right',
  wideOnly: 'max-sm:hidden',
};

const FROM_LG: Wide = {
  table: 'lg:table',
  head: 'lg:not-sr-only lg:table-header-group',
  body: 'lg:table-row-group',
  row: 'lg:table-row lg:border-0 lg:bg-transparent',
  cell: 'lg:table-cell lg:border-b lg:border-line lg:px-3 lg:py-3',
  freeText: 'lg:min-w-28',
  numeric: 'lg:text-right',
  wideOnly: 'max-lg:hidden',
};

interface Look {
  readonly wide: Wide;
  readonly body: string;
  readonly row: string;
  readonly cell: string;
  readonly below: string;
  readonly first: string;
  readonly last: string;
}

const CARDS: Look = {
  wide: FROM_SM,
  body: 'grid grid-cols-1 gap-3',
  row: 'block rounded-2xl border border-line bg-card px-4 py-2',
  cell: 'flex min-h-9 items-center justify-between gap-4 py-1',
  below: '',
  first: '',
  last: '',
};

/** Also on tablets: several columns of free text need the room. */
const LINES: Look = {
  wide: FROM_LG,
  body: 'block border-t border-line',
  // An empty box of full width separates the two lines. The first cell of each has the room that the second leaves; on the
  // second line, the other cell moves to a line of its own if it leaves too little.
  row: 'flex flex-wrap items-center gap-x-2 border-b border-line pt-1.5 pb-1 max-lg:relative max-lg:after:order-1 max-lg:after:basis-full',
  cell: 'block min-w-0 max-lg:nth-[even]:ml-auto max-lg:nth-2:max-w-[60%] max-lg:first:flex-1 max-lg:nth-3:flex-[1_1_5rem] max-lg:nth-[n+3]:order-2',
  below: 'max-lg:order-3! max-lg:basis-full! max-lg:pb-1 max-lg:empty:hidden',
  // A word of a name breaks only if it is very long.
  first: 'max-lg:min-w-auto max-lg:max-w-[55%] max-lg:wrap-break-word',
  last: '',
};

const COMPACT: Look = {
  wide: FROM_LG,
  body: 'block border-t border-line',
  // An empty box of full width separates the two lines.
  row: 'flex flex-wrap items-center gap-x-3 border-b border-line py-1.5 max-lg:after:order-1 max-lg:after:basis-full',
  cell: 'order-2 block text-sm lg:text-base',
  below: '',
  first: 'max-lg:order-none max-lg:min-w-0 max-lg:flex-1 max-lg:text-base',
  last: 'max-lg:order-none',
};

const LOOKS = { cards: CARDS, lines: LINES, compact: COMPACT };

/**
 * A table. On a phone a row becomes a card that labels its values, or lines of two values each, or compact: first and
 * last column (usually actions), with the others on a line below. Roles are explicit, because browsers drop the table
 * semantics when `display` changes.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onPhone = 'cards',
}: {
  readonly caption: string;
  /** The first column is the row header. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly onPhone?: keyof typeof LOOKS;
}) {
  const look = LOOKS[onPhone];
  const { wide } = look;
  return (
    <table role="table" className={`block w-full text-left ${wide.table}`}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={`sr-only ${wide.head}`}>
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
      <tbody role="rowgroup" className={`${wide.body} ${look.body}`}>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={`${wide.row} ${look.row}`}>
            {columns.map(({ key, header, cell, freeText, numeric, below, wideOnly, corner }, index) => (
              <td
                key={key}
                role={index === 0 ? 'rowheader' : 'cell'}
                className={`${freeText ? wide.freeText : 'wrap-break-word'} ${wide.cell} ${look.cell} ${
                  index === 0 ? `font-semibold ${look.first}` : index === columns.length - 1 ? look.last : ''
                } ${wideOnly ? wide.wideOnly : ''} ${numeric ? `figures ${wide.numeric}` : ''} ${below ? look.below : ''} ${corner ? 'max-lg:absolute max-lg:top-0 max-lg:-right-2' : ''}`}
              >
                {index > 0 && onPhone === 'cards' && (
                  <span aria-hidden className="min-w-0 text-sm wrap-anywhere text-faded sm:hidden">
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
