import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import type { AnalyticsApi, DeletedReport } from './api.ts';
import { Register } from './register/register.tsx';

interface DeletedPageProps {
  readonly report: DeletedReport;
  readonly api: AnalyticsApi;
}

/** The register of a deleted wishlist. */
export function DeletedPage({ report: { register, at }, api }: DeletedPageProps) {
  const { say, format, langOf } = useSession();
  return (
    <Page>
      <PageHeading
        title={
          register.title === '' ? (
            say('analytics.register')
          ) : (
            <span lang={langOf(register.title)}>{register.title}</span>
          )
        }
        lead={say('analytics.deleted', { date: format.date(at) })}
        aside={
          <ButtonLink look="quiet" href={paths.dashboard.to()}>
            {say('analytics.to-dashboard')}
          </ButtonLink>
        }
      />
      <Register
        wishlist={register}
        role={register.userId === api.reader ? 'owner' : null}
        isCorrectable={false}
        api={api}
      />
    </Page>
  );
}
