import { createContext, useContext } from 'react';
import type { UserId } from '../../../domain/ids.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { Runners } from '../../../session/register/contribution-words.ts';
import { useSession } from '../../../session/session.tsx';

export type ThanksShown = Pick<Transaction, 'thankedAt' | 'thankedBy'>;

export function thanksNow(isThanked: boolean, reader: UserId): ThanksShown {
  return isThanked ? { thankedAt: new Date(), thankedBy: reader } : { thankedAt: null, thankedBy: null };
}

/** null outside a register. */
export const RunnersContext = createContext<Runners | null>(null);

/** Who marked a gift as thanked, and when. Nothing if that is not known. */
export function ThankedBy({ of: { thankedAt, thankedBy } }: { readonly of: ThanksShown }) {
  const { say, format } = useSession();
  const { reader, owner, hosts } = useContext(RunnersContext) ?? { hosts: null };
  if (!hosts || !thankedAt || thankedBy === null) return null;
  const date = format.shortDate(thankedAt);
  const name = hosts.find(({ id }) => id === thankedBy)?.name;
  const label =
    thankedBy === reader
      ? say('name.you')
      : thankedBy === owner
        ? say('analytics.thanks.owner')
        : (name ?? say('analytics.thanks.former-host'));
  return (
    <span className="basis-full text-sm text-faded max-lg:text-right">
      {label} · {date}
    </span>
  );
}
