import { useSession } from '../session.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { PageTurns } from './use-pages.ts';
import type { ServerQuery } from './use-server-query.ts';

/** Shown below a list with more than one page. */
export function ListPager({ label, pages }: { label: string; pages: ServerQuery<unknown> & PageTurns }) {
  const { say } = useSession();
  const { page, goToPrevious, goToNext, isRefreshing, shown } = pages;
  if (!goToPrevious && !goToNext && page === 0) return null;
  return (
    <Pager
      label={label}
      status={say('list.page', { page: String(page + 1) })}
      previousLabel={say('list.newer')}
      nextLabel={say('list.older')}
      onPrevious={goToPrevious ?? undefined}
      onNext={goToNext ?? undefined}
      busy={isRefreshing || shown.state === 'loading'}
    />
  );
}
