import { paths } from '../../config/paths.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Paisley } from '../../ui/motifs.tsx';
import { type AnalyticsApi, useAnalyticsApi } from './api.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import { DeletedPage } from './deleted-page.tsx';
import { LoadingReport } from './loading-report.tsx';
import { useReport } from './use-report.ts';

export function AnalyticsScreen({ id }: { readonly id: WishlistId }) {
  return <AnalyticsScreenWith id={id} api={useAnalyticsApi()} />;
}

/** For the wishlist's owner and for admins: who else asks is told so by the server. */
export function AnalyticsScreenWith({ id, api }: { readonly id: WishlistId; readonly api: AnalyticsApi }) {
  const { say } = useSession();
  const { report, turn, isRefreshing, refresh } = useReport(api, id);
  const home = <ButtonLink href={paths.dashboard.to()}>{say('analytics.to-dashboard')}</ButtonLink>;
  switch (report.state) {
    case 'loading':
      return <LoadingReport />;
    case 'ready':
      return (
        <AnalyticsPage key={turn} report={report.value} api={api} isRefreshing={isRefreshing} onRefresh={refresh} />
      );
    case 'deleted':
      return <DeletedPage report={report} api={api} />;
    case 'denied':
      return (
        <MessagePage title={say('access-denied.title')} motif={<Paisley />} actions={home}>
          <p className="text-faded">{say('access-denied.text')}</p>
        </MessagePage>
      );
    case 'missing':
      return (
        <MessagePage title={say('wishlist.not-found')} motif={<Paisley />} actions={home}>
          <p className="text-faded">{say('analytics.missing')}</p>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          title={say('analytics.failed')}
          motif={<Paisley />}
          actions={
            <Button busy={isRefreshing} onClick={refresh}>
              {say('failure.retry')}
            </Button>
          }
        >
          <p className="text-faded">{sayFailure(say, report.failure)}</p>
        </MessagePage>
      );
  }
}
