import { useSession } from '../../../session/session.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** One row more than there are, for the pager. */
export function LoadingRegister({ rows }: { readonly rows: number }) {
  const { say } = useSession();
  return (
    <div role="status">
      <span className="sr-only">{say('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className="grid h-27 content-center gap-3 border-b border-line lg:h-18">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
