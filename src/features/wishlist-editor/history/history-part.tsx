import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Change, MOST_CHANGES } from '../../../domain/history.ts';
import type { UserId } from '../../../domain/ids.ts';
import { relativeTime } from '../../../domain/relative-time.ts';
import { undo } from '../../../domain/undoing.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useMember } from '../../../session/auth/use-member.ts';
import { useNow } from '../../../session/browser/use-now.ts';
import { sayProblem, sayRelativeTime } from '../../../session/language/language-wording.ts';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilledText } from '../../../ui/filled-text.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { HistoryApi } from '../api.ts';
import { changedFields } from './changed-fields.ts';
import { headlineOf } from './change-headline.ts';

interface HistoryPartProps {
  readonly wishlist: Wishlist;
  readonly api: HistoryApi;
}

/** The latest changes, each with what it was before. Read again when the wishlist changes. */
export function HistoryPart({ wishlist, api }: HistoryPartProps) {
  const { say } = useSession();
  const { id, hostIds = [], updatedAt } = wishlist;
  const history = useServerQuery({
    queryKey: ['history', id],
    queryFn: async () => {
      const [changes, hosts] = await Promise.all([api.read(id), hostIds.length > 0 ? api.hosts(id) : null]);
      return { changes, names: new Map(hosts?.items.map((host) => [host.id, host.name])) };
    },
    // Each time it is opened, another may have changed something.
    gcTime: 0,
  });
  const { refresh } = history;
  const known = useRef(updatedAt);
  useEffect(() => {
    if (known.current === updatedAt) return;
    known.current = updatedAt;
    refresh();
  }, [updatedAt, refresh]);
  return (
    <QueryView query={history} failed={say('history.failed')} waiting={<SkeletonLines count={8} />}>
      {({ changes, names }) => <Changes {...{ wishlist, api, names }} changes={changes} onUndone={refresh} />}
    </QueryView>
  );
}

interface ChangesProps extends HistoryPartProps {
  readonly changes: readonly Change[];
  readonly names: ReadonlyMap<UserId, string>;
  readonly onUndone: () => void;
}

function Changes({ wishlist, api, changes, names, onUndone }: ChangesProps) {
  const catalogue = useSession();
  const { say } = catalogue;
  const list = useRef<HTMLOListElement>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: Change) => api.undo(wishlist.id, change),
    meta: { done: 'history.undone', failed: 'history.undo.failed' },
    onSettled: () => {
      onUndone();
      // The button has gone, or is about to.
      list.current?.focus();
    },
  });
  const told = changes.filter((change) => isTold(change));
  if (told.length === 0) return <EmptyState title={say('history.none.title')} text={say('history.none.text')} />;
  return (
    <>
      <ol ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {told.map((change) => (
          <ChangeRow
            key={change.at.getTime()}
            {...{ wishlist, change, changes, names }}
            isBusy={isPending}
            isUndoing={isPending && variables === change}
            onUndo={() => mutate(change)}
          />
        ))}
      </ol>
      {changes.length === MOST_CHANGES && (
        <p className="pt-3 text-sm text-faded">{say('history.latest', { most: MOST_CHANGES })}</p>
      )}
    </>
  );
}

/** Saving a form without a change is no news. */
function isTold({ kind, before, after }: Change): boolean {
  return kind === 'reorder' || kind === 'unlist' || Object.keys({ ...before, ...after }).length > 0;
}

interface ChangeRowProps extends Pick<ChangesProps, 'wishlist' | 'changes' | 'names'> {
  readonly change: Change;
  readonly isBusy: boolean;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

function ChangeRow({ wishlist, change, changes, names, isBusy, isUndoing, onUndo }: ChangeRowProps) {
  const catalogue = useSession();
  const { say, format, langOf } = catalogue;
  const { id: reader } = useMember().profile;
  const now = useNow();
  const { by, at } = change;
  const { key, name } = headlineOf(change, wishlist, changes, catalogue);
  const undoing = undo(wishlist, change, { by: reader, at: now, isLast: change === changes[0] });
  const isUndoable = undoing.ok && undoing.wishlist !== wishlist;
  const who =
    by === reader
      ? say('history.you')
      : (names.get(by) ?? say(by === wishlist.userId ? 'history.owner' : 'history.former'));
  return (
    <li className="py-4 first:pt-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-semibold wrap-anywhere">{who}</p>
        <time dateTime={at.toISOString()} title={format.moment(at)} className="text-sm text-faded">
          {sayRelativeTime(catalogue, relativeTime(at, now))}
        </time>
      </div>
      <p className="wrap-anywhere">
        <FilledText text={say(key, { name: '{name}' })} parts={{ name: <span lang={langOf(name)}>{name}</span> }} />
      </p>
      <ul className="text-sm text-faded">
        {changedFields(change, catalogue).map(({ label, values }) => (
          <li key={label} className="line-clamp-4 wrap-anywhere">
            {values ? (
              <FilledText
                text={say('history.value', { field: label, before: '{before}', after: '{after}' })}
                parts={{
                  before: <span lang={langOf(values.before)}>{values.before}</span>,
                  after: (
                    <span lang={langOf(values.after)} className="text-ink">
                      {values.after}
                    </span>
                  ),
                }}
              />
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      {change.kind === 'remove' && isUndoable && <p className="text-sm text-faded">{say(...comesBack())}</p>}
      {!undoing.ok && undoing.problem.code !== 'not-undoable' && (
        <p className="text-sm text-faded">
          {undoing.problem.code === 'changed-since' ? say('history.since') : sayProblem(say, undoing.problem)}
        </p>
      )}
      {isUndoable && (
        <Button
          look="quiet"
          className="mt-2"
          aria-label={say('history.undo.of', { what: say(key, { name }) })}
          disabled={isBusy && !isUndoing}
          busy={isUndoing}
          onClick={onUndo}
        >
          {say('history.undo')}
        </Button>
      )}
    </li>
  );

  function comesBack(): Parameters<typeof say> {
    const given = change.kind === 'remove' ? change.before.fundedAmount : undefined;
    return given ? ['history.back.given', { amount: format.rupees(given) }] : ['history.back'];
  }
}
