import { statusAction } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EyeIcon } from '../../../ui/rare-icons.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { Change } from './api.ts';
import { sayWho } from './user-words.ts';

interface UserActionsProps {
  readonly user: User;
  /** Admins cannot change their own rights, and admins by flag not those of admins by address. */
  readonly mayChange: boolean;
  readonly onDetails: () => void;
  readonly onChange: (change: Change) => void;
}

export function UserActions({ user, mayChange, onDetails, onChange }: UserActionsProps) {
  const { say } = useSession();
  const name = sayWho(say, user);
  const status = statusAction(user);
  const rights = user.isAdmin ? 'revoke' : 'grant';
  return (
    <span className="flex items-center gap-2 max-lg:gap-0">
      <Button
        look="link"
        className="min-w-touch whitespace-nowrap"
        aria-label={say('admin-users.details.of', { name })}
        onClick={onDetails}
      >
        {/* Phones and tablets have no room for the words. */}
        <EyeIcon className="hidden size-6 max-lg:block" />
        <span className="max-lg:hidden">{say('admin-users.details')}</span>
      </Button>
      {mayChange ? (
        <Menu label={say('admin-users.actions-for', { name })} trigger={<Dots />}>
          {status && (
            <MenuItem danger={status === 'ban'} onSelect={() => onChange(status)}>
              {say(`admin-users.${status}`)}
            </MenuItem>
          )}
          <MenuItem onSelect={() => onChange(rights)}>{say(`admin-users.${rights}`)}</MenuItem>
        </Menu>
      ) : (
        <span className="w-touch" />
      )}
    </span>
  );
}

function Dots() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-6 text-wine">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}
