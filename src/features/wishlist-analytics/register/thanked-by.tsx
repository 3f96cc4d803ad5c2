import { createContext, useContext } from 'react';
import type { Host } from '../../../domain/hosts.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { useSession } from '../../../session/session.tsx';

export type ThanksShown = Pick<Transaction, 'thankedAt' | 'thankedBy'>;

export function thanksNow(isThanked: boolean, reader: UserId): ThanksShown {
  return isThanked ? { thankedAt: new Date(), thankedBy: reader } : { thankedAt: null, thankedBy: null };
}

/** Those who can thank for the gifts to one wishlist. */
export interface Thankers {
  readonly reader: UserId;
  readonly owner: UserId;
  readonly hosts: readonly Host[];
}

/** null if the owner runs the wishlist alone, or the reader may not see who the hosts are. */
export const ThankersContext = createContext<Thankers | null>(null);

/** Who marked a gift as thanked, and when. Nothing if that is not known. */
export function ThankedBy({ of: { thankedAt, thankedBy } }: { readonly of: ThanksShown }) {
  const { say, format } = useSession();
  const thankers = useContext(ThankersContext);
  if (!thankers || !thankedAt || thankedBy === null) return null;
  const { reader, owner, hosts } = thankers;
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
