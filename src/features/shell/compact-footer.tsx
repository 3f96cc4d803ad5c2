import { brand } from '../../config/brand.ts';
import { useSession } from '../../session/session.tsx';
import { EXPLORE, GOOD_TO_KNOW } from './footer-links.ts';

const LINK = 'inline-flex min-h-touch items-center hover:text-wine hover:underline underline-offset-4';

/** Below the screens of members and admins: the links of the full footer in one block. */
export function CompactFooter() {
  const { say } = useSession();
  return (
    <footer className="border-t border-line bg-card text-sm text-faded">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 px-4 py-2 sm:px-6">
        <nav aria-label={say('shell.footer.navigation')}>
          <ul className="flex flex-wrap gap-x-5">
            {[...EXPLORE, ...GOOD_TO_KNOW].map(({ to, label }) => (
              <li key={label}>
                <a href={to} className={LINK}>
                  {say(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex flex-wrap items-center gap-x-5">
          <a href={`mailto:${brand.supportEmail}`} className={`${LINK} wrap-anywhere`}>
            {brand.supportEmail}
          </a>
          <span className="py-3">{say('shell.footer.rights', { brand: brand.name })}</span>
        </p>
      </div>
    </footer>
  );
}
