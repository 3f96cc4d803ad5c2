import type { ReactNode } from 'react';
import { ContributionRefused } from '../../domain/failure.ts';
import { sayFailure, sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Giving, isAboutAmount } from './use-giving.ts';

/**
 * Above the buttons of a step: why the contribution could not be recorded. The input is kept. Problems with the amount
 * are shown at the amount.
 */
export function Trouble({ giving: { trouble }, children }: { giving: Giving; children?: ReactNode }) {
  const { say } = useSession();
  if (!trouble || isAboutAmount(trouble)) return null;
  const text =
    trouble instanceof ContributionRefused
      ? sayProblem(say, trouble.problem)
      : `${say('toast.contribution-failed')}. ${sayFailure(say, trouble)}`;
  return (
    <div className="w-full">
      <Notice text={text}>{children}</Notice>
    </div>
  );
}
