import { useSession } from '../../../session/session.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { Pages } from '../../../session/server-state/use-pages.ts';

/** Shown below a list with more than one page. */
export function ListPager({ label, pages }: { label: string; pages: Pages<unknown> }) {
  const { say } = useSession();
  const { page, goBack, goOn, isRefreshing, shown } = pages;
  if (!goBack && !goOn && page === 0) return null;
  return (
    <Pager
      label={label}
      status={say('admin.page', { page: String(page + 1) })}
      previousLabel={say('admin.newer')}
      nextLabel={say('admin.older')}
      onPrevious={goBack ?? undefined}
      onNext={goOn ?? undefined}
      busy={isRefreshing || shown.state === 'loading'}
    />
  );
}
