import { sayFailure } from '../../../session/language/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Sweep } from './use-sweep.ts';

interface SweepBarProps {
  readonly sweep: Sweep;
  /** The number of users to search; null if unknown. */
  readonly all: number | null;
}

/** The progress of a search; the buttons to stop and to continue share a place. */
export function SweepBar({ sweep, all }: SweepBarProps) {
  const { say } = useSession();
  const { progress, rows, isSearching, unanswered, stop, continueSearch } = sweep;
  const { searched, rest } = progress;
  if (unanswered?.state === 'failed')
    return (
      <Notice text={`${say('admin-users.sweep.failed')} ${sayFailure(say, unanswered.failure)}`}>
        <Button look="quiet" onClick={continueSearch ?? undefined}>
          {say('failure.retry')}
        </Button>
      </Notice>
    );
  const values = { searched, all: Math.max(all ?? 0, searched) };
  const words =
    searched === 0 && rows.length > 0 && !isSearching
      ? say('admin-users.sweep.by-email')
      : say(all === null ? 'admin-users.sweep.searched-some' : 'admin-users.sweep.searched', values);
  const percent = rest === null ? 100 : (searched / Math.max(1, all ?? searched)) * 100;
  return (
    <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-36 flex-1">
        {isSearching ? (
          <Progress percent={percent} label={say('admin-users.sweep')} valueText={words}>
            {words}
          </Progress>
        ) : (
          <p className="text-sm text-faded figures">{words}</p>
        )}
      </div>
      {isSearching ? (
        <Button look="quiet" onClick={stop}>
          {say('admin-users.sweep.stop')}
        </Button>
      ) : (
        rest !== null &&
        continueSearch && (
          <Button look="quiet" onClick={continueSearch}>
            {say('admin-users.sweep.further')}
          </Button>
        )
      )}
    </div>
  );
}
