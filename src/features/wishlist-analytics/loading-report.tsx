import { useSession } from '../../session/session.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LoadingReport() {
  const { say } = useSession();
  return (
    <Page>
      <div role="status">
        <span className="sr-only">{say('app.loading')}</span>
        <Skeleton className="mb-8 h-12 w-1/2" />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
          {[1, 2, 3, 4, 5, 6].map((tile) => (
            <Skeleton key={tile} className="h-24" />
          ))}
        </div>
        <Skeleton className="mt-10 h-72" />
        <Skeleton className="mt-10 h-96" />
      </div>
    </Page>
  );
}
