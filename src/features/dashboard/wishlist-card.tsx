import { useId } from 'react';
import { paths } from '../../config/paths.ts';
import { goalOf, isComplete, progressPercent } from '../../domain/funding.ts';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import { type ListState, type Move, stateOf } from '../../domain/list-state.ts';
import { NOTHING } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { GlobeIcon, LockIcon, ShareIcon } from '../../ui/icons.tsx';
import { ChartIcon, CopyIcon, EditIcon, EyeIcon, PeopleIcon } from '../../ui/rare-icons.tsx';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reminders } from './reminders.tsx';
import { StateBadge } from './state-badge.tsx';
import type { Counts } from './use-own-counts.ts';

interface WishlistCardProps {
  readonly wishlist: Wishlist;
  /** null until known. */
  readonly counts: Counts | null;
  /** By UPI; null until known. */
  readonly money: MoneyByStatus | null;
  /** How many guests are not thanked yet; null until known. */
  readonly unthanked: number | null;
  readonly onShare: () => void;
  /** Its state is being changed. */
  readonly isMoving: boolean;
  readonly onMove: (move: Move) => void;
  readonly isDuplicating: boolean;
  readonly onDuplicate: () => void;
}

/** The next step of a list that guests cannot give to. */
const NEXT_MOVE = { draft: 'open', paused: 'resume', archived: 'bring-back' } as const;
const hasNextMove = (state: ListState): state is keyof typeof NEXT_MOVE => state in NEXT_MOVE;

/** A wishlist with its current numbers. */
export function WishlistCard({
  wishlist,
  counts,
  money,
  onShare,
  isDuplicating,
  onDuplicate,
  ...card
}: WishlistCardProps) {
  const { isMoving, onMove, unthanked } = card;
  const { say, format, langOf } = useSession();
  const id = useId();
  const { title, description, language, invitation, items, contributorCount, fundedAmount, createdAt } = wishlist;
  const goal = goalOf(wishlist);
  const percent = progressPercent(fundedAmount, goal);
  const state = stateOf(wishlist);

  return (
    <li>
      <article aria-labelledby={id} className="rounded-2xl border border-line bg-card p-5 lift sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 items-center gap-3">
            {invitation && <Monogram {...invitation} className="size-14" />}
            <h3 id={id} className="min-w-0 font-display text-2xl/8 text-wine">
              <ClampedTitle lang={langOf(title, language)}>{title}</ClampedTitle>
            </h3>
          </div>
          <div className="flex flex-wrap gap-2 pt-1">
            <StateBadge state={state} />
            <VisibilityBadge visibility={wishlist.visibility} />
          </div>
        </div>
        <p lang={langOf(description, language)} className="mt-1 line-clamp-2 text-faded">
          {description}
        </p>
        <div className="mt-4">
          <Progress
            percent={percent}
            label={say('dashboard.funding', { title })}
            funded={goal > NOTHING && isComplete(fundedAmount, goal)}
          >
            <span className="flex justify-between gap-3">
              <span>
                {say('dashboard.funding.of', { given: format.rupees(fundedAmount), wanted: format.rupees(goal) })}
              </span>
              <span className="font-semibold text-ink">{say('dashboard.percent', { percent })}</span>
            </span>
          </Progress>
        </div>
        {wishlist.acceptsUpi && <Money money={money} />}
        <dl className="mt-4 flex flex-wrap gap-y-2 divide-x divide-line rounded-xl bg-paper py-2 text-center *:grow">
          <Count label={say('dashboard.items')} value={items.length} />
          <Count label={say('dashboard.givers')} value={contributorCount} />
          <Count label={say('dashboard.views')} value={counts?.views ?? null} />
          <Count label={say('dashboard.shares')} value={counts?.shares ?? null} />
        </dl>
        <Reminders wishlist={wishlist} unthanked={unthanked} isEditor />
        {hasNextMove(state) && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-48 flex-1 text-sm text-faded">{say(`dashboard.${state}.text`)}</p>
            <Button look="quiet" busy={isMoving} onClick={() => onMove(NEXT_MOVE[state])}>
              {say(`dashboard.${NEXT_MOVE[state]}`)}
            </Button>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-2/5 max-sm:*:px-3">
          {wishlist.isActive && (
            <Button data-tour="share" icon={<ShareIcon />} onClick={onShare}>
              {say('dashboard.share')}
            </Button>
          )}
          <ButtonLink look="quiet" icon={<EyeIcon />} href={paths.wishlist.to(wishlist.id)}>
            {say('dashboard.view')}
          </ButtonLink>
          <ButtonLink look="quiet" icon={<EditIcon />} href={paths.editWishlist.to(wishlist.id)}>
            {say('dashboard.edit')}
          </ButtonLink>
          <ButtonLink look="quiet" icon={<ChartIcon />} href={paths.wishlistAnalytics.to(wishlist.id)}>
            {say('dashboard.analytics')}
          </ButtonLink>
        </div>
        <div className="mt-1 -mb-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-faded">
          <p>{say('dashboard.created', { date: format.date(createdAt) })}</p>
          <div className="flex flex-wrap items-center gap-x-5">
            {items.length > 0 && (
              <Button
                look="link"
                className="text-sm"
                icon={<CopyIcon className="size-4" />}
                busy={isDuplicating}
                onClick={onDuplicate}
              >
                {say('list.duplicate')}
              </Button>
            )}
            <TextLink href={paths.hosts.to(wishlist.id)} className="inline-flex min-h-touch items-center gap-1.5">
              <PeopleIcon className="size-4" />
              {say('dashboard.hosts')}
            </TextLink>
          </div>
        </div>
      </article>
    </li>
  );
}

/** How far the money by UPI has come. */
function Money({ money }: { readonly money: MoneyByStatus | null }) {
  const { say, format } = useSession();
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm figures">
      {(['promised', 'sent', 'received'] as const).map((status) => (
        <div key={status} className="flex items-center gap-1.5">
          <dt className="text-faded">{say(`dashboard.money.${status}`)}</dt>
          <dd className="font-semibold">
            {money ? format.rupees(money[status].amount) : <Skeleton className="h-4 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number | null }) {
  const { format } = useSession();
  return (
    <div className="flex flex-col-reverse px-1">
      <dt className="text-xs text-faded">{label}</dt>
      <dd className="flex min-h-7 items-center justify-center text-lg font-semibold figures">
        {value === null ? <Skeleton className="h-4 w-8" /> : format.number(value)}
      </dd>
    </div>
  );
}

function VisibilityBadge({ visibility }: Pick<Wishlist, 'visibility'>) {
  const { say } = useSession();
  switch (visibility) {
    case 'public':
      return (
        <Badge tone="leaf" icon={<GlobeIcon className="size-3.5" />}>
          {say('dashboard.public')}
        </Badge>
      );
    case 'link_only':
      return <Badge icon={<ShareIcon className="size-3.5" />}>{say('dashboard.link-only')}</Badge>;
    case 'private':
      return (
        <Badge tone="wine" icon={<LockIcon className="size-3.5" />}>
          {say('dashboard.private')}
        </Badge>
      );
  }
}
