import type { ReactNode } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import type { RegisterOf, WholeRegister } from '../../../session/register/read-register.ts';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FilePart, TextOrFile } from '../file-part.tsx';
import type { Corrections } from '../register/use-corrections.ts';
import type { FamilyBookState } from '../register/use-family-book.ts';
import { useCashEntries } from './use-cash-entries.ts';
import { ComparisonView } from './comparison-view.tsx';
import { type StatementState, useStatement } from './use-statement.ts';

interface StatementPartProps {
  /** The whole register, which is read when the part opens. */
  readonly whole: ServerQuery<WholeRegister>;
  readonly corrections: Corrections;
  readonly wishlist: RegisterOf;
  readonly book: FamilyBookState;
  readonly onClose: () => void;
}

const NONE: WholeRegister['all'] = [];

/** Compares the register with a bank statement, and marks what has arrived. */
export function StatementPart({ whole, corrections, wishlist, book, onClose }: StatementPartProps) {
  const { say } = useSession();
  const gifts = whole.shown.state === 'ready' ? whole.shown.value.all : NONE;
  const statement = useStatement(gifts, corrections.receive);
  const cash = useCashEntries(wishlist, book, statement.comparison?.lines.credits);
  return (
    <FilePart title={say('statement.title')} step={statement.comparison ? 'result' : 'input'} onClose={onClose}>
      {statement.comparison ? (
        <Ready register={whole.shown} onRetry={whole.refresh}>
          <ComparisonView
            comparison={statement.comparison}
            statement={statement}
            cash={cash}
            changing={corrections.changing}
          />
        </Ready>
      ) : (
        <Input statement={statement} />
      )}
    </FilePart>
  );
}

/** Without the register every payment would look unknown. */
function Ready({
  register,
  onRetry,
  children,
}: {
  readonly register: Loadable<WholeRegister>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) {
  const { say } = useSession();
  if (register.state === 'ready') return children;
  if (register.state === 'failed')
    return (
      <Notice text={`${say('analytics.register.failed')} ${sayFailure(say, register.failure)}`}>
        <Button look="quiet" onClick={onRetry}>
          {say('failure.retry')}
        </Button>
      </Notice>
    );
  return (
    <p role="status" className="text-faded">
      {say('statement.register-unread')}
    </p>
  );
}

function Input({ statement: { text, type, problem, read, open } }: { readonly statement: StatementState }) {
  const { say } = useSession();
  return (
    <TextOrFile
      file={say('statement.file')}
      paste={say('statement.paste')}
      submit={say('statement.compare')}
      text={text}
      problem={problem && say(`statement.problem.${problem}`)}
      onType={type}
      onOpen={open}
      onSubmit={read}
    >
      {say('statement.lead')} <strong className="font-semibold text-ink">{say('statement.private')}</strong>
    </TextOrFile>
  );
}
