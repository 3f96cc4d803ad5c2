import { paths } from '../../config/paths.ts';
import { mayEdit, roleOf } from '../../domain/hosts.ts';
import { isListed } from '../../domain/item-editing.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { useNow } from '../../session/browser/use-now.ts';
import { RefreshButton } from '../../session/server-state/refresh-button.tsx';
import { useSession } from '../../session/session.tsx';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { EditIcon, EyeIcon } from '../../ui/rare-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading, Section } from '../../ui/page.tsx';
import type { AnalyticsApi, Report } from './api.ts';
import { Breakdown } from './report/breakdown.tsx';
import { DaysChart } from './report/days-chart.tsx';
import { lastThirtyDays, thirtyDaysBefore } from './report/last-thirty-days.ts';
import { Numbers } from './report/numbers.tsx';
import { Register } from './register/register.tsx';
import { ResetSources } from './report/reset-sources.tsx';
import { sayDevice, saySource } from './report/source-words.ts';
import { TopGifts } from './report/top-gifts.tsx';

interface AnalyticsPageProps {
  readonly report: Report;
  readonly api: AnalyticsApi;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

export function AnalyticsPage({ report, api, isRefreshing, onRefresh }: AnalyticsPageProps) {
  const { say, langOf } = useSession();
  const { wishlist, analytics, days } = report;
  const now = useNow();
  const role = roleOf(wishlist, api.reader);
  const isOwner = role === 'owner';
  const isEditor = mayEdit(wishlist, api.reader);
  const unlisting = {
    isListed: (contribution: Transaction) => isListed(wishlist, contribution),
    unlist: api.unlist,
    onDone: onRefresh,
  };
  return (
    <Page>
      {role === null && (
        <Notice tone="information" text={say('analytics.as-admin')}>
          <TextLink href={paths.adminWishlists.to()} className="inline-flex min-h-touch items-center">
            {say('analytics.to-admin')}
          </TextLink>
        </Notice>
      )}
      <PageHeading
        title={say('analytics.title')}
        lead={<span lang={langOf(wishlist.title, wishlist.language)}>{wishlist.title}</span>}
        aside={
          <>
            <RefreshButton queries={[{ isRefreshing, refresh: onRefresh }]} className="max-sm:px-3" />
            <ButtonLink look="quiet" icon={<EyeIcon />} href={paths.wishlist.to(wishlist.id)} className="max-sm:px-3">
              {say('analytics.view')}
            </ButtonLink>
            {isEditor && (
              <ButtonLink
                look="quiet"
                icon={<EditIcon />}
                href={paths.editWishlist.to(wishlist.id)}
                className="max-sm:px-3"
              >
                {say('analytics.edit')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Numbers analytics={analytics} received={wishlist.fundedAmount} />
      <div className="mt-10">
        <Register
          wishlist={wishlist}
          expected={wishlist.contributionCount}
          acceptsUpi={wishlist.acceptsUpi}
          role={role}
          isCorrectable
          hasSides={wishlist.eventType !== 'other'}
          language={wishlist.language}
          day={wishlist.eventDate}
          unlisting={isEditor ? unlisting : undefined}
          hostIds={wishlist.hostIds}
          api={api}
        />
      </div>
      <Section title={say('analytics.days')}>
        <DaysChart days={lastThirtyDays(days, now)} before={thirtyDaysBefore(days, now)} />
      </Section>
      <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        <Breakdown
          title={say('analytics.sources')}
          counts={analytics.trafficSources}
          nameOf={(source) => saySource(say, source)}
          action={isOwner && <ResetSources reset={() => api.resetSources(wishlist.id)} onDone={onRefresh} />}
        />
        <Breakdown
          title={say('analytics.referrers')}
          counts={analytics.referralStats}
          nameOf={(site) => saySource(say, site)}
        />
        <Breakdown
          title={say('analytics.devices')}
          counts={analytics.deviceStats}
          nameOf={(device) => sayDevice(say, device)}
        />
      </div>
      <div className="mt-10">
        <TopGifts wishlist={wishlist} />
      </div>
    </Page>
  );
}
