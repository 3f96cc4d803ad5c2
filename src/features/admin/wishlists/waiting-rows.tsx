import { useSession } from '../../../session/session.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A placeholder as tall as a page of rows, or of cards on a phone. */
export function WaitingRows({ className }: { readonly className: string }) {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{say('app.loading')}</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className={`rounded-2xl ${className}`} />
      ))}
    </div>
  );
}
