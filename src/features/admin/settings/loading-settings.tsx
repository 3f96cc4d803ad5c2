import { useSession } from '../../../session/session.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

export function LoadingSettings() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{say('app.loading')}</span>
      <Skeleton className="h-5 w-72 max-w-full" />
      {['h-12', 'h-24', 'h-11'].map((field) => (
        <div key={field} className="grid gap-4 rounded-2xl border border-line bg-card p-5 sm:p-6">
          <Skeleton className="h-8 w-48" />
          <SkeletonLines count={2} />
          <Skeleton className={field} />
        </div>
      ))}
    </div>
  );
}
