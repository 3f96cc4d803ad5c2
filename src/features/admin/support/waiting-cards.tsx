import { useSession } from '../../../session/session.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function WaitingCards() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{say('app.loading')}</span>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="grid gap-3 rounded-2xl border border-line bg-card p-4 sm:p-5">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4" />
          <Skeleton className="h-6 w-48 max-w-full" />
        </div>
      ))}
    </div>
  );
}
