import type { MoneyByStatus } from '../../../data/contributions/money-by-status.ts';
import { NOTHING } from '../../../domain/money.ts';
import { useSession } from '../../../session/session.tsx';

export const PAYMENT_STATUSES = ['promised', 'sent', 'received'] as const;
export const UNKNOWN_MONEY: MoneyByStatus = {
  promised: { count: 0, amount: NOTHING },
  sent: { count: 0, amount: NOTHING },
  received: { count: 0, amount: NOTHING },
};

export const hasPayments = (money: MoneyByStatus | null) =>
  money !== null && PAYMENT_STATUSES.some((status) => money[status].count > 0);

/** What is on its way, and what has arrived. Nothing on lists without UPI. */
export function MoneySummary({ money }: { readonly money: MoneyByStatus }) {
  const { say, format } = useSession();
  const isUnknown = money === UNKNOWN_MONEY;
  const known = PAYMENT_STATUSES.filter((status) => isUnknown || money[status].count > 0);
  if (known.length === 0) return null;
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 py-2 figures ${isUnknown ? 'invisible' : ''}`}>
      {known.map((status) => (
        <div key={status} className="flex gap-2">
          <dt className="text-faded">{say(`analytics.status.${status}`)}</dt>
          <dd className="font-semibold">{format.rupees(money[status].amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
