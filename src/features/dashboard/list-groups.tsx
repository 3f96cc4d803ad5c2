import { useId, type ReactNode } from 'react';
import { byState, type ListState } from '../../domain/list-state.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';

interface ListGroupsProps {
  readonly lists: readonly Wishlist[];
  readonly children: (wishlist: Wishlist) => ReactNode;
}

/** The lists by their state. One group needs no heading. The archive is folded, because it needs no attention. */
export function ListGroups({ lists, children }: ListGroupsProps) {
  const groups = byState(lists);
  const [only] = groups;
  if (!only || groups.length === 1) return <Cards>{lists.map(children)}</Cards>;
  return (
    <div className="grid grid-cols-1 gap-8">
      {groups.map((group) => (
        <Group key={group.state} state={group.state}>
          {group.lists.map(children)}
        </Group>
      ))}
    </div>
  );
}

function Group({ state, children }: { readonly state: ListState; readonly children: ReactNode }) {
  const { say } = useSession();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {state === 'archived' ? (
        <details>
          <summary id={id} className="flex min-h-touch cursor-pointer items-center font-semibold text-faded">
            {say('dashboard.state.archived')}
          </summary>
          <Cards>{children}</Cards>
        </details>
      ) : (
        <>
          <p id={id} className="mb-3 font-semibold text-faded">
            {say(`dashboard.state.${state}`)}
          </p>
          <Cards>{children}</Cards>
        </>
      )}
    </section>
  );
}

function Cards({ children }: { readonly children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-4">{children}</ul>;
}
