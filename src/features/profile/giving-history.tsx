import { paths } from '../../config/paths.ts';
import { referenceOf } from '../../domain/reference.ts';
import { isSetAside, type Transaction } from '../../domain/transaction.ts';
import { ListPager } from '../../session/server-state/list-pager.tsx';
import { ListView } from '../../session/server-state/list-view.tsx';
import { usePages } from '../../session/server-state/use-pages.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PROFILE, type ProfileApi } from './api.ts';

/** As many as fit without much scrolling. */
const HISTORY_PAGE_SIZE = 5;

export function GivingHistory({ api }: { api: ProfileApi }) {
  const { say } = useSession();
  const pages = usePages({
    queryKey: [...PROFILE, 'history'],
    read: (options) => api.page(options),
    size: HISTORY_PAGE_SIZE,
  });
  return (
    <Section title={say('profile.history')}>
      <p className="-mt-2 mb-4 text-faded">{say('profile.history.lead')}</p>
      <ListView
        query={pages}
        failed={say('profile.history.failed')}
        waiting={<Loading />}
        empty={<EmptyState title={say('profile.history.empty')} text={say('profile.history.empty.text')} />}
      >
        {(items) => (
          <ul className="divide-y divide-line rounded-2xl border border-line bg-card px-5 lift">
            {items.map((contribution) => (
              <Given key={contribution.id} contribution={contribution} />
            ))}
          </ul>
        )}
      </ListView>
      <ListPager label={say('profile.history.pages')} pages={pages} />
    </Section>
  );
}

function Given({ contribution }: { contribution: Transaction }) {
  const { say, format, langOf } = useSession();
  const { id, amount, createdAt, metadata, thankedAt, wishlistId, correction } = contribution;
  const isOut = isSetAside(contribution);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 pt-2 pb-4">
      <TextLink
        href={paths.wishlist.to(wishlistId)}
        className="inline-flex min-h-touch min-w-0 items-center font-medium"
      >
        {'itemTitle' in metadata ? (
          <span lang={langOf(metadata.itemTitle)}>{metadata.itemTitle}</span>
        ) : (
          say('profile.history.general')
        )}
      </TextLink>
      <p className={`py-2.5 text-right figures ${isOut ? 'text-faded line-through' : 'font-semibold text-wine'}`}>
        {format.rupees(amount)}
      </p>
      {metadata.message !== '' && (
        <blockquote lang={langOf(metadata.message)} className="col-span-2 border-l-2 border-marigold pl-3 text-faded">
          {metadata.message}
        </blockquote>
      )}
      <p className="col-span-2 flex flex-wrap items-center gap-x-4 text-sm text-faded">
        <time dateTime={createdAt.toISOString()}>{format.date(createdAt)}</time>
        <span translate="no" className="figures select-all">
          {referenceOf(id)}
        </span>
        {isOut && <Badge>{say('profile.history.set-aside')}</Badge>}
        {thankedAt && !isOut && <Badge tone="leaf">{say('profile.history.thanked')}</Badge>}
      </p>
      {isOut && <p className="col-span-2">{say(`profile.history.set-aside.${correction?.reason ?? 'mistake'}`)}</p>}
    </li>
  );
}

function Loading() {
  const { say } = useSession();
  return (
    <div role="status" className="divide-y divide-line rounded-2xl border border-line bg-card px-5">
      <span className="sr-only">{say('profile.history.loading')}</span>
      {Array.from({ length: HISTORY_PAGE_SIZE }, (_, row) => (
        <div key={row} className="grid gap-3 py-5">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
