import { useSession } from '../../session/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A placeholder for two cards. */
export function LoadingWishlists() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{say('app.loading')}</span>
      {[1, 2].map((card) => (
        <div key={card} aria-hidden className="grid gap-4 rounded-2xl border border-line bg-card p-5 sm:p-6">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-2" />
          <Skeleton className="h-10" />
          <Skeleton className="h-11 w-2/3 rounded-full" />
        </div>
      ))}
    </div>
  );
}
