import { useSession } from '../../session/session.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that the celebration was on `date`, and that blessings are still welcome. */
export function PastNotice({ date }: { date: string }) {
  const { say } = useSession();
  return (
    <div className="mx-auto max-w-2xl px-4 pt-4">
      <Notice tone="information" text={say('guest.past', { date })} />
    </div>
  );
}
