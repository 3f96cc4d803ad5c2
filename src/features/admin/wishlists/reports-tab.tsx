import { useCallback, useState } from 'react';
import type { ReportForReview } from '../../../data/admin/review.ts';
import { formatNumber } from '../../../domain/format.ts';
import type { ReportId } from '../../../domain/ids.ts';
import { NOTHING } from '../../../domain/money.ts';
import { sayFailure } from '../../../session/language-wording.ts';
import { useNavigation } from '../../../session/navigation.tsx';
import { outcomeOf } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { ListPager } from '../frame/list-pager.tsx';
import { PartView } from '../frame/part-view.tsx';
import { usePages } from '../frame/use-pages.ts';
import type { Part } from '../frame/use-part.ts';
import { ModerationDialog } from './moderation-dialog.tsx';
import { ReportCard } from './report-card.tsx';
import { addressOf, REPORT_STATUSES, type ReviewView } from './review-view.ts';
import { useDenied } from './use-denied.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useModeration } from './use-moderation.ts';
import { WaitingRows } from './waiting-rows.tsx';
import type { WishlistsDesk } from './wishlists-desk.ts';

interface TabProps {
  readonly view: ReviewView;
  readonly desk: WishlistsDesk;
  /** How many are open. */
  readonly open: Part<number>;
  readonly onDenied: () => void;
}

export function ReportsTab({ view, desk, open, onDenied }: TabProps) {
  const { say } = useSession();
  const { go } = useNavigation();
  const { status } = view;
  const pages = usePages(useCallback((options) => desk.reports(status, options), [desk, status]));
  const refresh = () => {
    pages.refresh();
    open.refresh();
  };
  const moderation = useModeration(desk, refresh);
  const [resolving, setResolving] = useState<ReportId | null>(null);
  const count = useFocusKept<HTMLParagraphElement>(pages.shown);
  useDenied([pages.shown], onDenied);

  const resolve = async ({ report }: ReportForReview) => {
    setResolving(report.id);
    const done = await outcomeOf(() => desk.resolve(report));
    setResolving(null);
    if (done.ok) toast.success(say('admin-wishlists.report.resolved'));
    else toast.error(`${say('admin-wishlists.report.resolve-failed')}. ${sayFailure(say, done.failure)}`);
    if (done.ok || done.failure.reason === 'denied') refresh();
  };

  return (
    <>
      <ChipGroup
        label={say('admin-wishlists.reports.status')}
        options={REPORT_STATUSES.map((value) => ({ value, label: say(`admin-wishlists.reports.status.${value}`) }))}
        value={status}
        onChange={(chosen) => go(addressOf({ ...view, status: chosen }), { replace: true })}
      />
      <div className="my-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <PartView
          part={open}
          failed={say('admin-wishlists.reports.count-failed')}
          waiting={<Skeleton className="h-6 w-40" />}
        >
          {(all) => (
            <p ref={count} role="status" tabIndex={-1} className="text-faded figures">
              {say(`admin-wishlists.reports.count.${all === 0 ? 'none' : all === 1 ? 'one' : 'more'}`, {
                count: formatNumber(all),
              })}
            </p>
          )}
        </PartView>
        <Button look="quiet" busy={pages.isRefreshing} onClick={refresh}>
          {say('admin.refresh')}
        </Button>
      </div>
      <PartView part={pages} failed={say('admin-wishlists.reports.failed')} waiting={<WaitingRows className="h-64" />}>
        {({ items, unreadable }) => (
          <>
            {unreadable.length > 0 && (
              <div className="mb-4">
                <Notice tone="information" text={say('admin.unreadable', { count: formatNumber(unreadable.length) })} />
              </div>
            )}
            {items.length === 0 && unreadable.length === 0 ? (
              <EmptyState
                title={say(`admin-wishlists.reports.none.${status}.title`)}
                text={say(`admin-wishlists.reports.none.${status}.text`)}
                motif={<Diya />}
              />
            ) : (
              <ul className="grid gap-4">
                {items.map((row) => (
                  <li key={row.report.id}>
                    <ReportCard
                      row={row}
                      isResolving={resolving === row.report.id}
                      onResolve={() => void resolve(row)}
                      onDeactivate={(wishlist) =>
                        moderation.ask('deactivate', { ...wishlist, closedBy: null, received: NOTHING })
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </PartView>
      <ListPager label={say('admin-wishlists.reports.pages')} pages={pages} />
      <ModerationDialog moderation={moderation} />
    </>
  );
}
