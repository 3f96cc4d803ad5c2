import type { ReactNode } from 'react';

/** A row of numbers; two columns on a phone. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">{children}</dl>;
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
