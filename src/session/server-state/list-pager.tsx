import { useSession } from '../session.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { PageTurns } from './use-pages.ts';
import type { ServerQuery } from './use-server-query.ts';

/** Shown below a list that has more than one page, or seemed to. */
export function ListPager({ label, pages }: { label: string; pages: ServerQuery<unknown> & PageTurns }) {
  const { say } = useSession();
  const { page, goToPrevious, goToNext, isPaged, isRefreshing, shown } = pages;
  if (!isPaged) return null;
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
