import { ContributionRefused } from '../../domain/failure.ts';
import { sayFailure, sayProblem } from '../../session/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Giving } from './use-giving.ts';

/** Why it could not be recorded; everything that was typed is still there. */
export function Trouble({ giving: { trouble } }: { giving: Giving }) {
  const { say } = useSession();
  if (!trouble) return null;
  const reason = trouble instanceof ContributionRefused ? sayProblem(say, trouble.problem) : sayFailure(say, trouble);
  return (
    <div className="pb-3">
      <Notice
        text={trouble instanceof ContributionRefused ? reason : `${say('toast.contribution-failed')}. ${reason}`}
      />
    </div>
  );
}
