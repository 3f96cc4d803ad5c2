import { useEffect, useRef, useState } from 'react';
import { SET_ASIDE_REASONS, type SetAsideReason } from '../../../domain/transaction.ts';
import { sayGift, sayContributor } from '../../../session/register/contribution-words.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Corrections } from './use-corrections.ts';

interface CorrectionSheetProps {
  readonly corrections: Corrections;
  readonly wishlist: RegisterOf;
}

/** Asks for the reason, then shows the progress and what could not be changed. */
export function CorrectionSheet({ corrections, wishlist }: CorrectionSheetProps) {
  const { say } = useSession();
  const { run, isOpen, close } = corrections;
  const count = run?.contributions.length ?? 0;
  const phase = run?.phase;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (phase !== 'asking') place.current?.focus();
  }, [phase]);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={run && say(`analytics.${run.act}.title`, { count })}
      closeLabel={say('analytics.correct.close')}
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {run?.phase === 'asking' && <Question {...corrections} run={run} wishlist={wishlist} />}
        {(run?.phase === 'running' || run?.phase === 'done') && <Running {...corrections} run={run} />}
        {run?.phase === 'ended' && <Ended {...corrections} run={run} />}
      </div>
    </Sheet>
  );
}

type StepProps = Pick<Corrections, 'start' | 'stop' | 'close'> & { readonly run: NonNullable<Corrections['run']> };

function Question({
  run: { act: asked, contributions },
  start,
  close,
  wishlist,
}: StepProps & Pick<CorrectionSheetProps, 'wishlist'>) {
  const { say, format, langOf } = useSession();
  // Receiving needs no question.
  const act = asked === 'restore' ? 'restore' : 'set-aside';
  const [reason, setReason] = useState<SetAsideReason>('mistake');
  const [first] = contributions;
  const sum = contributions.reduce((total, { amount }) => total + amount, 0);
  const what =
    first && contributions.length === 1
      ? say('analytics.set-aside.what', {
          name: sayContributor(say, first),
          amount: format.rupees(first.amount),
          gift: sayGift(say, first, wishlist),
        })
      : say('analytics.set-aside.what.more', { sum: format.rupees(sum) });
  return (
    <>
      <div className="grid gap-4 pb-4">
        <p lang={langOf(what)} className="font-medium">
          {what}
        </p>
        <p className="text-faded">{say(`analytics.${act}.text`)}</p>
        {act === 'set-aside' && (
          <RadioCards
            legend={say('analytics.set-aside.reason')}
            value={reason}
            onChange={setReason}
            options={SET_ASIDE_REASONS.map((value) => ({
              value,
              label: say(`analytics.reason.${value}`),
              description: say(`analytics.reason.${value}.about`),
            }))}
          />
        )}
      </div>
      <DialogActions>
        <Button look="quiet" onClick={close}>
          {say('analytics.correct.cancel')}
        </Button>
        <Button onClick={() => start(act === 'set-aside' ? reason : null)}>{say(`analytics.${act}.confirm`)}</Button>
      </DialogActions>
    </>
  );
}

function Running({ run: { act, contributions, done, failed }, stop }: StepProps) {
  const { say } = useSession();
  const tried = done.size + failed.length;
  const words = say('analytics.correct.progress', {
    done: tried,
    count: contributions.length,
  });
  return (
    <>
      <div className="grid gap-4 pb-4">
        <Progress percent={(100 * tried) / contributions.length} label={say(`analytics.${act}.busy`)} valueText={words}>
          {words}
        </Progress>
        {contributions.length > 1 && <p className="text-faded">{say('analytics.correct.keep-open')}</p>}
      </div>
      <DialogActions>
        <Button look="quiet" onClick={stop}>
          {say('analytics.correct.stop')}
        </Button>
      </DialogActions>
    </>
  );
}

function Ended({ run: { contributions, correction, done, failed }, start, close }: StepProps) {
  const { say, format } = useSession();
  return (
    <>
      <div className="grid gap-4 pb-4">
        {contributions.length > 1 && (
          <p role="status">
            {say('analytics.correct.ended', {
              done: done.size,
              count: contributions.length,
            })}
          </p>
        )}
        {failed.length > 0 && (
          <>
            <Notice text={say('analytics.correct.failed', { count: failed.length })} />
            <ul className="divide-y divide-line">
              {failed.map(({ contribution, why }) => (
                <li key={contribution.id} className="py-2">
                  <span className="block font-medium wrap-break-word">
                    {say('analytics.correct.failed.row', {
                      name: sayContributor(say, contribution),
                      amount: format.rupees(contribution.amount),
                    })}
                  </span>
                  <span className="text-faded">{why}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <DialogActions>
        <Button look="quiet" onClick={close}>
          {say('analytics.correct.close')}
        </Button>
        <Button onClick={() => start(correction)}>
          {say(failed.length > 0 ? 'analytics.correct.retry' : 'analytics.correct.continue')}
        </Button>
      </DialogActions>
    </>
  );
}
