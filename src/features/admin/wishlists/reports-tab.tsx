import type { ReportFilter } from '../../../data/admin/reports.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTHING } from '../../../domain/money.ts';
import { type Report, REPORT_STATUSES } from '../../../domain/support.ts';
import { ReasonDialog } from '../../../session/moderation/reason-dialog.tsx';
import { useNavigation } from '../../../session/navigation/navigation.tsx';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { ArrowLeftIcon } from '../../../ui/rare-icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { isPermissionLoss, type ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { reportsTable } from '../exports/tables.ts';
import { ModerationDialog } from './moderation-dialog.tsx';
import { ReportCard } from './report-card.tsx';
import { addressOf, type ReviewView } from './review-view.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useModeration } from './use-moderation.ts';
import { WaitingRows } from './waiting-rows.tsx';
import { REVIEW, type ReviewApi } from './api.ts';

interface TabProps {
  readonly view: ReviewView;
  readonly api: ReviewApi;
  /** The number of open reports. */
  readonly open: ServerQuery<number>;
}

export function ReportsTab({ view, api, open }: TabProps) {
  const { say, format } = useSession();
  const { go } = useNavigation();
  const { status, report } = view;
  const filter: ReportFilter = report === null ? { status } : { id: report };
  const pages = usePages({ queryKey: [...REVIEW, 'reports', filter], read: (options) => api.reports(filter, options) });
  const refresh = () => {
    pages.refresh();
    open.refresh();
  };
  const moderation = useModeration(api, refresh);
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState<Report | null>(null);
  const [isResolving, setResolving] = useState(false);
  const count = useFocusKept<HTMLParagraphElement>(pages.shown);

  const resolution = useMutation({
    mutationFn: ({ report, resolution }: { readonly report: Report; readonly resolution: string }) =>
      api.resolve(report, resolution),
    meta: { done: 'admin-wishlists.report.resolved', failed: 'admin-wishlists.report.resolve-failed' },
    onSuccess: () => {
      setResolving(false);
      refresh();
    },
    onError: (error) => {
      if (!isPermissionLoss(error)) return;
      setResolving(false);
      refresh();
    },
  });

  return (
    <>
      {report === null ? (
        <ChipGroup
          label={say('admin-wishlists.reports.status')}
          options={REPORT_STATUSES.map((value) => ({ value, label: say(`admin-wishlists.reports.status.${value}`) }))}
          value={status}
          onChange={(chosen) => go(addressOf({ ...view, status: chosen }), { replace: true })}
        />
      ) : (
        <ButtonLink look="link" href={addressOf({ tab: 'reports' })} icon={<ArrowLeftIcon />}>
          {say('admin-wishlists.reports.all')}
        </ButtonLink>
      )}
      <div className="my-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <QueryView
          query={open}
          failed={say('admin-wishlists.reports.count-failed')}
          waiting={<Skeleton className="h-6 w-40" />}
        >
          {(all) => (
            <p ref={count} role="status" tabIndex={-1} className="text-faded figures">
              {say(all === 0 ? 'admin-wishlists.reports.count.none' : 'admin-wishlists.reports.count', { count: all })}
            </p>
          )}
        </QueryView>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <RefreshButton queries={[{ isRefreshing: pages.isRefreshing, refresh }]} />
          <ExportButton tables={[reportsTable({ say, format }, api, report === null ? status : undefined)]} />
        </div>
      </div>
      <ListView
        query={pages}
        failed={say('admin-wishlists.reports.failed')}
        waiting={<WaitingRows className="h-64" />}
        empty={
          report === null ? (
            <EmptyState
              title={say(`admin-wishlists.reports.none.${status}.title`)}
              text={say(`admin-wishlists.reports.none.${status}.text`)}
              motif={<Diya />}
            />
          ) : (
            <EmptyState title={say('admin-wishlists.reports.none.one')} />
          )
        }
      >
        {(items) => (
          <ul className="grid grid-cols-1 gap-4">
            {items.map((row) => (
              <li key={row.report.id}>
                <ReportCard
                  row={row}
                  onResolve={() => {
                    setAsked(row.report);
                    setResolving(true);
                  }}
                  onDeactivate={(wishlist) =>
                    moderation.ask('deactivate', { ...wishlist, closedBy: null, received: NOTHING })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
      <ListPager label={say('admin-wishlists.reports.pages')} pages={pages} />
      <ModerationDialog moderation={moderation} />
      {asked && (
        <ReasonDialog
          key={asked.id}
          open={isResolving}
          title={say('admin-wishlists.report.resolve.title')}
          confirmLabel={say('admin-wishlists.report.resolve')}
          cancelLabel={say('admin-wishlists.cancel')}
          busyLabel={say('admin-wishlists.report.resolving')}
          busy={resolution.isPending}
          readers={say('admin-wishlists.report.resolve.readers')}
          onConfirm={(reason) => {
            if (!resolution.isPending) resolution.mutate({ report: asked, resolution: reason });
          }}
          onCancel={() => setResolving(false)}
        >
          <p>{say('admin-wishlists.report.resolve.text')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
