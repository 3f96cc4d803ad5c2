import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import { ADMIN_LINKS, MAIN_LINKS, type ShellLink } from './header-links.ts';
import { LanguageSelect } from './language-select.tsx';
import { OnlyFor, type ShellAccount } from './shell-account.tsx';
import { useSignInPaths } from './use-sign-in-paths.ts';

interface PhoneMenuProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly account: ShellAccount;
  readonly path: string;
  readonly onSignOut: () => void;
  readonly onChosen: () => void;
}

/** The links that do not fit into the header on a phone. */
export function PhoneMenu({ id, isOpen, account, path, onSignOut, onChosen }: PhoneMenuProps) {
  const { say } = useSession();
  const { login, register } = useSignInPaths();
  return (
    <div id={id} hidden={!isOpen} className="lg:hidden">
      <nav
        aria-label={say('shell.menu')}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] space-y-3 overflow-y-auto border-b border-line bg-card px-4 pt-2 pb-6 lift-high sm:px-6"
      >
        <Links links={MAIN_LINKS} path={path} onChosen={onChosen} />
        <OnlyFor audience="out" account={account}>
          <div className="grid grid-cols-2 gap-3 border-t border-line pt-4">
            <ButtonLink href={login} look="quiet" onClick={onChosen}>
              {say('shell.nav.sign-in')}
            </ButtonLink>
            <ButtonLink href={register} onClick={onChosen}>
              {say('shell.nav.get-started')}
            </ButtonLink>
          </div>
        </OnlyFor>
        <OnlyFor audience="in" account={account}>
          <div className="border-t border-line pt-3">
            <Links links={OWN_LINKS} path={path} onChosen={onChosen} />
            <OnlyFor audience="admin" account={account}>
              <Links links={ADMIN_LINKS} path={path} onChosen={onChosen} />
            </OnlyFor>
            <button
              type="button"
              onClick={() => {
                onChosen();
                onSignOut();
              }}
              className={`w-full ${ROW}`}
            >
              <SignOutIcon />
              {say('shell.nav.sign-out')}
            </button>
          </div>
        </OnlyFor>
        <LanguageSelect className="mt-3" />
      </nav>
    </div>
  );
}

const OWN_LINKS: readonly ShellLink[] = [
  { page: paths.dashboard, label: 'shell.nav.dashboard' },
  { page: paths.profile, label: 'shell.nav.profile' },
];

const ROW =
  'flex min-h-12 items-center gap-3 rounded-xl px-3 text-lg text-ink hover:bg-wine-wash aria-[current=page]:bg-wine-wash aria-[current=page]:font-semibold aria-[current=page]:text-wine';

function Links({ links, path, onChosen }: { links: readonly ShellLink[]; path: string; onChosen: () => void }) {
  const { say, language } = useSession();
  return (
    <ul>
      {links.map(({ page, label }) => (
        <li key={page.pattern}>
          <a
            href={page.to(language)}
            aria-current={page.pattern === path ? 'page' : undefined}
            onClick={onChosen}
            className={ROW}
          >
            {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
