import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import type { User } from '../../../domain/user.ts';
import { useSession } from '../../../session/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ClampedTitle } from '../../../ui/clamped-title.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Counted } from './use-activity.ts';
import { sayName, sayRole } from './user-words.ts';

interface UserDetailsProps {
  readonly user: User;
  readonly activity: Counted;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function UserDetails({ user, activity, open, onClose }: UserDetailsProps) {
  const { say, format } = useSession();
  const close = say('admin-users.details.close');
  const count = (what: 'wishlists' | 'contributions') => {
    if (activity === undefined) return <Skeleton className="ml-auto h-4 w-8" />;
    return activity === 'failed' ? say('admin-users.activity.unknown') : format.number(activity[what]);
  };
  const { lastActiveAt } = user;
  return (
    <Sheet open={open} onClose={onClose} title={<ClampedTitle>{sayName(say, user)}</ClampedTitle>} closeLabel={close}>
      <dl className="pb-4">
        <Detail name={say('admin-users.details.name')}>
          <span className="line-clamp-3">{sayName(say, user)}</span>
        </Detail>
        <Detail name={say('admin-users.details.email')}>{user.email || say('admin-users.no-email')}</Detail>
        <Detail name={say('admin-users.details.status')}>
          <StatusBadge status={user.status} />
        </Detail>
        <Detail name={say('admin-users.details.role')}>{sayRole(say, user)}</Detail>
        <Detail name={say('admin-users.details.wishlists')}>{count('wishlists')}</Detail>
        <Detail name={say('admin-users.details.contributions')}>{count('contributions')}</Detail>
        <Detail name={say('admin-users.details.joined')}>{format.moment(user.createdAt)}</Detail>
        <Detail name={say('admin-users.details.last-active')}>
          {lastActiveAt ? format.moment(lastActiveAt) : say('admin-users.never')}
        </Detail>
      </dl>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {close}
        </Button>
        <ButtonLink href={`${paths.adminWishlists.to()}?owner=${encodeURIComponent(user.id)}`}>
          {say('admin-users.details.view-wishlists')}
        </ButtonLink>
      </DialogActions>
    </Sheet>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-touch items-center justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className="shrink-0 text-sm text-faded">{name}</dt>
      <dd className="min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}
