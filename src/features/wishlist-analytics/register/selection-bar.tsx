import { isAwaited, isSetAside } from '../../../domain/transaction.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Corrections } from './use-corrections.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly onAsk: Corrections['ask'];
  /** Without it there is no button to mark gifts as received. */
  readonly onReceive: Corrections['receive'] | undefined;
}

/** What is selected, and what to do with it. It stays visible at the bottom while the register scrolls. */
export function SelectionBar({ selection: { selected, clear }, onAsk, onReceive }: SelectionBarProps) {
  const { say, format } = useSession();
  const count = selected.length;
  const toRestore = selected.filter(isSetAside);
  const toSetAside = selected.filter((contribution) => !isSetAside(contribution));
  const awaited = onReceive ? selected.filter(isAwaited) : [];
  const sum = format.rupees(selected.reduce((total, { amount }) => total + amount, 0));
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-card px-4 py-3 sm:mx-0">
      <p role="status" className="min-w-40 grow figures">
        {count === 0 ? say('analytics.register.selected.none') : say('analytics.register.selected', { count, sum })}
      </p>
      {count > 0 && (
        <Button look="link" onClick={clear}>
          {say('analytics.register.select.clear')}
        </Button>
      )}
      {toRestore.length > 0 && (
        <Button look="quiet" className="max-sm:grow" onClick={() => onAsk('restore', toRestore)}>
          {say('analytics.restore')}
        </Button>
      )}
      {toSetAside.length > 0 && (
        <Button
          look={awaited.length > 0 ? 'quiet' : 'primary'}
          className="max-sm:grow"
          onClick={() => onAsk('set-aside', toSetAside)}
        >
          {say('analytics.set-aside')}
        </Button>
      )}
      {awaited.length > 0 && (
        <Button className="max-sm:grow" onClick={() => onReceive?.('receive', awaited)}>
          {say('analytics.receive')}
        </Button>
      )}
    </div>
  );
}
