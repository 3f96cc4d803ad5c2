import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import { ADMIN_LINKS } from './header-links.ts';
import { faceOf, type ShellAccount } from './shell-account.tsx';

/** The menu of the signed-in user, behind their avatar. */
export function AccountMenu({ account, onSignOut }: { account: ShellAccount; onSignOut: () => void }) {
  const { say, language } = useSession();
  const { displayName, photoURL } = faceOf(account);
  return (
    <Menu
      label={displayName === '' ? say('shell.account-menu') : say('shell.account-menu.of', { name: displayName })}
      trigger={<Avatar name={displayName} photoUrl={photoURL} />}
    >
      <MenuLink href={paths.profile.to()}>{say('shell.nav.profile')}</MenuLink>
      {account.state === 'in' && account.isAdmin && (
        <>
          <MenuSeparator />
          {ADMIN_LINKS.map(({ page, label }) => (
            <MenuLink key={page.pattern} href={page.to(language)}>
              {say(label)}
            </MenuLink>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onSelect={onSignOut}>
        {say('shell.nav.sign-out')}
      </MenuItem>
    </Menu>
  );
}
