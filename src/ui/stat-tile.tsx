import type { ReactNode } from 'react';

const COLUMNS = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4', 6: 'sm:grid-cols-3 lg:grid-cols-6' };

/** Numbers in columns; on a phone two in a row, if both fit. */
export function StatTiles({ columns = 4, children }: { columns?: keyof typeof COLUMNS; children: ReactNode }) {
  return (
    <dl
      className={`flex flex-wrap gap-3 max-sm:*:max-w-full max-sm:*:flex-[1_1_40%] sm:grid sm:gap-4 ${COLUMNS[columns]}`}
    >
      {children}
    </dl>
  );
}

/** A number with its label. Must be inside `StatTiles`. */
export function StatTile({
  label,
  value,
  detail,
  icon,
}: {
  readonly label: string;
  /** A Skeleton while it loads. */
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}) {
  return (
    <div className="flex flex-col rounded-2xl border border-line bg-card p-4 lift sm:p-5">
      {/* A word too long for the line beside the icon goes below it. */}
      <dt className="text-sm text-faded">
        {icon !== undefined && <span className="mr-2 inline-block align-middle text-marigold">{icon}</span>}
        {label}
      </dt>
      <dd className="mt-1 text-2xl/9 font-semibold text-wine figures">{value}</dd>
      {detail !== undefined && <dd className="text-sm text-faded">{detail}</dd>}
    </div>
  );
}
