import { SIDES } from '../../../domain/register-entry.ts';
import type { RegisterTotals } from '../../../domain/register-row.ts';
import { useSession } from '../../../session/session.tsx';

interface TotalsProps {
  readonly totals: RegisterTotals;
  readonly hasSides: boolean;
}

/** By kind, and by side if any is noted. */
export function Totals({ totals: { online, cash, objects, sides }, hasSides }: TotalsProps) {
  const { say, format } = useSession();
  const kinds = [
    [say('book.total.online'), format.rupees(online.amount), online.count],
    [say('book.total.cash'), format.rupees(cash.amount), cash.count],
    ...(objects > 0 ? [[say('book.total.objects'), format.number(objects), null] as const] : []),
  ] as const;
  const isAnySideNoted = sides.bride.count + sides.groom.count > 0;
  const bySide = [
    ...SIDES.map((side) => [say(`book.side.${side}`), sides[side]] as const),
    [say('book.side.none'), sides.unknown] as const,
  ];
  return (
    <dl aria-label={say('book.totals')} className="grid grid-cols-2 gap-x-6 gap-y-2 py-3 figures sm:flex sm:flex-wrap">
      {kinds.map(([label, value, count]) => (
        <Total key={label} label={label} value={value} count={count} />
      ))}
      {hasSides &&
        isAnySideNoted &&
        bySide.map(([label, { amount, count }]) =>
          count > 0 ? <Total key={label} label={label} value={format.rupees(amount)} count={count} /> : null,
        )}
    </dl>
  );
}

function Total({
  label,
  value,
  count,
}: {
  readonly label: string;
  readonly value: string;
  readonly count: number | null;
}) {
  const { say } = useSession();
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faded wrap-break-word">{label}</dt>
      <dd className="font-semibold">
        {value}
        {count !== null && (
          <span className="block text-sm font-normal text-faded">{say('book.total.count', { count })}</span>
        )}
      </dd>
    </div>
  );
}
