import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MAIN_LINKS } from './header-links.ts';
import { LanguageSelect } from './language-select.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { OnlyFor, type ShellAccount } from './shell-account.tsx';
import { useSignInPaths } from './use-sign-in-paths.ts';
import { usePhoneMenu } from './use-phone-menu.ts';
import { Wordmark } from './wordmark.tsx';

/** The scroll position after which the header is opaque. */
const OPAQUE_AFTER = 20;

export interface SiteHeaderProps {
  readonly account: ShellAccount;
  /** The notification bell of a signed-in user. */
  readonly bell?: ReactNode;
  readonly onSignOut: () => void;
}

/** The sticky header. Its space is reserved. */
export function SiteHeader({ account, bell, onSignOut }: SiteHeaderProps) {
  const { say, language } = useSession();
  const { login, register } = useSignInPaths();
  const { path } = useNavigation();
  const isOpaque = useScrolledPast(OPAQUE_AFTER);
  const { id, isOpen, bar, toggle, flip, close } = usePhoneMenu(path);
  const solid = isOpaque || isOpen;
  return (
    <header
      ref={bar}
      data-opaque={solid}
      className={`sticky top-0 z-40 fades ${solid ? 'bg-card shadow-[0_1px_0_var(--line)]' : 'bg-transparent'}`}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Wordmark className="mr-auto" />
        <nav aria-label={say('shell.navigation')} className="mx-auto hidden lg:block">
          <ul className="flex gap-1">
            {MAIN_LINKS.map(({ page, label }) => (
              <li key={page.pattern}>
                <a
                  href={page.to(language)}
                  aria-current={page.pattern === path ? 'page' : undefined}
                  className={`inline-flex ${BAR_LINK}`}
                >
                  {say(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-2 lg:ml-auto">
          <LanguageSelect className="max-lg:hidden" />
          <OnlyFor audience="out" account={account}>
            <a href={login} className={`hidden sm:inline-flex ${BAR_LINK}`}>
              {say('shell.nav.sign-in')}
            </a>
            <div className="hidden sm:block">
              <ButtonLink href={register}>{say('shell.nav.get-started')}</ButtonLink>
            </div>
          </OnlyFor>
          <OnlyFor audience="in" account={account}>
            {bell}
            <a
              href={paths.dashboard.to()}
              aria-current={path === paths.dashboard.to() ? 'page' : undefined}
              className={`hidden sm:inline-flex ${BAR_LINK}`}
            >
              {say('shell.nav.dashboard')}
            </a>
            <div className="hidden lg:block">
              <AccountMenu account={account} onSignOut={onSignOut} />
            </div>
          </OnlyFor>
          <button
            ref={toggle}
            type="button"
            aria-label={say('shell.menu')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={flip}
            className="-mr-2 inline-grid size-touch shrink-0 place-items-center rounded-full text-wine hover:bg-wine-wash lg:hidden"
          >
            {isOpen ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
          </button>
        </div>
      </div>
      <PhoneMenu id={id} isOpen={isOpen} account={account} path={path} onSignOut={onSignOut} onChosen={close} />
    </header>
  );
}

const BAR_LINK =
  'min-h-touch items-center rounded-full px-4 text-ink hover:bg-wine-wash decoration-marigold decoration-2 underline-offset-8 aria-[current=page]:text-wine aria-[current=page]:underline';

/** Whether the page is scrolled by more than `pixels`. */
function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    // Reading the position lays the page out. At the next frame, and at a scroll event, this costs nothing extra.
    const look = () => setIsPast(window.scrollY > pixels);
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [pixels]);
  return isPast;
}
