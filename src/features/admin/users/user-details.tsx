import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import type { NamedUser } from '../../../data/admin/named-user.ts';
import type { BanProgress } from '../../../data/admin/operations.ts';
import type { UserId } from '../../../domain/ids.ts';
import { statusAction } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { useUnsent } from '../../../session/forms/kept-form.ts';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ClampedTitle } from '../../../ui/clamped-title.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { Notes, type UnsentNotes } from '../notes/notes.tsx';
import { type Change, USERS, type UsersApi } from './api.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Counted } from './use-activity.ts';
import { isAdminByAddress, sayName, sayRole } from './user-words.ts';

interface UserDetailsProps {
  readonly id: UserId;
  readonly api: UsersApi;
  readonly activity: Counted;
  /** Whether this admin may change a user. */
  readonly mayChange: (user: NamedUser) => boolean;
  readonly open: boolean;
  readonly onChange: (change: Change, user: NamedUser) => void;
  /** Called after an interrupted ban was continued. */
  readonly onChanged: () => void;
  readonly onDataRequest: () => void;
  readonly onClose: () => void;
}

export const userKey = (id: UserId) => [...USERS, 'one', id];

/** A user, with or without a profile. */
export function UserDetails(props: UserDetailsProps) {
  const { id, api, open, onClose } = props;
  const { say } = useSession();
  const unsent: UnsentNotes = useUnsent();
  const found = useServerQuery({ queryKey: userKey(id), queryFn: () => api.read(id), staleTime: Infinity });
  const { shown } = found;
  if (shown.state === 'ready') return <Known {...props} user={shown.value} unsent={unsent} />;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('admin-users.column.user')}
      closeLabel={say('admin-users.details.close')}
    >
      <QueryView query={found} failed={say('admin-users.details.failed')} waiting={<SkeletonLines count={6} />}>
        {() => null}
      </QueryView>
    </Sheet>
  );
}

interface KnownProps extends UserDetailsProps {
  /** null if the user never wrote a profile. */
  readonly user: User | null;
  readonly unsent: UnsentNotes;
}

function Known({ id, user, unsent, api, activity, open, ...on }: KnownProps) {
  const { say, format, langOf } = useSession();
  const named = user ?? { id, displayName: '', email: '' };
  const mayChange = on.mayChange(named);
  const close = say('admin-users.details.close');
  const count = (what: 'wishlists' | 'contributions') => {
    if (activity === undefined) return <Skeleton className="ml-auto h-4 w-8" />;
    return activity === 'failed' ? say('admin-users.activity.unknown') : format.number(activity[what]);
  };
  const action = user ? statusAction(user) : 'ban';
  const isProtected = user && !mayChange && isAdminByAddress(user);
  const title = user ? sayName(say, user) : say('admin-users.details.no-profile');
  return (
    <Sheet open={open} onClose={on.onClose} title={<ClampedTitle>{title}</ClampedTitle>} closeLabel={close}>
      {!user && <p className="pb-2 text-faded">{say('admin-users.details.no-profile.text')}</p>}
      {user && mayChange && (
        <Unfinished user={user} api={api} onAsk={() => on.onChange('ban', user)} onChanged={on.onChanged} />
      )}
      <dl className="pb-4">
        {user && (
          <>
            <Detail name={say('admin-users.details.name')}>
              <span className="line-clamp-3">{sayName(say, user)}</span>
            </Detail>
            <Detail name={say('admin-users.details.email')}>{user.email || say('admin-users.no-email')}</Detail>
            <Detail name={say('admin-users.details.status')}>
              <StatusBadge status={user.status} />
            </Detail>
            {user.status === 'banned' && (
              <Detail name={say('admin-users.details.ban')}>
                {user.ban?.reason ? (
                  <span lang={langOf(user.ban.reason)}>{user.ban.reason}</span>
                ) : (
                  say('admin-users.details.ban.none')
                )}
              </Detail>
            )}
            <Detail name={say('admin-users.details.role')}>{sayRole(say, user)}</Detail>
          </>
        )}
        <Detail name={say('admin-users.details.wishlists')}>{count('wishlists')}</Detail>
        <Detail name={say('admin-users.details.contributions')}>{count('contributions')}</Detail>
        {user ? (
          <>
            <Detail name={say('admin-users.details.joined')}>{format.moment(user.createdAt)}</Detail>
            <Detail name={say('admin-users.details.last-active')}>
              {user.lastActiveAt ? format.moment(user.lastActiveAt) : say('admin-users.never')}
            </Detail>
          </>
        ) : (
          <Detail name={say('admin-users.details.id')}>{id}</Detail>
        )}
      </dl>
      {isProtected && <p className="pb-4 text-faded">{say('admin-users.details.by-address')}</p>}
      <Button look="link" onClick={on.onDataRequest}>
        {say('admin-users.data')}
      </Button>
      <Notes key={id} about={id} unsent={unsent} api={api} />
      <DialogActions>
        <Button look="quiet" onClick={on.onClose}>
          {close}
        </Button>
        {mayChange && action && (
          <Button look="quiet" onClick={() => on.onChange(action, named)}>
            {say(`admin-users.${action}`)}
          </Button>
        )}
        <ButtonLink href={`${paths.adminWishlists.to()}?owner=${encodeURIComponent(id)}`}>
          {say('admin-users.details.view-wishlists')}
        </ButtonLink>
      </DialogActions>
    </Sheet>
  );
}

interface UnfinishedProps {
  readonly user: User;
  readonly api: UsersApi;
  /** Bans older than reasons have none, so the admin enters one. */
  readonly onAsk: () => void;
  readonly onChanged: () => void;
}

/** Says that a ban or unban was interrupted, and continues it. */
function Unfinished({ user, api, onAsk, onChanged }: UnfinishedProps) {
  const { say } = useSession();
  const { id, status, ban } = user;
  const [progress, setProgress] = useState<BanProgress | null>(null);
  const change = status === 'banned' ? 'ban' : 'unban';
  const left = useServerQuery({
    queryKey: [...USERS, 'unfinished', id, status],
    queryFn: () => api.unfinished(user),
    staleTime: 0,
  });
  const continuing = useMutation({
    mutationFn: () => api.change(change, user, { reason: ban?.reason ?? '', onProgress: setProgress }),
    meta: { failed: 'toast.user-update-failed' },
    onSettled: () => {
      setProgress(null);
      left.refresh();
      onChanged();
    },
  });
  if (status === 'inactive' || left.shown.state !== 'ready' || left.shown.value === 0) return null;
  return (
    <div className="pb-2">
      <Notice text={say(`admin-users.details.unfinished.${status}`, { count: left.shown.value })}>
        <Button
          look="quiet"
          busy={continuing.isPending}
          busyLabel={
            progress ? say('admin-users.change.progress', { done: progress.done, count: progress.total }) : undefined
          }
          onClick={() => (change === 'ban' && !ban?.reason ? onAsk() : continuing.mutate())}
        >
          {say('admin-users.details.unfinished.continue')}
        </Button>
      </Notice>
    </div>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-touch items-center justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className="shrink-0 text-sm text-faded">{name}</dt>
      <dd className="min-w-0 text-right font-medium break-words">{children}</dd>
    </div>
  );
}
