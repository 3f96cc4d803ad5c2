import { brand } from '../../config/brand.ts';
import { useSession } from '../../session/session.tsx';
import { LanguageSelect } from './language-select.tsx';
import { EXPLORE, FOOTER_LINK, FooterLinks, GOOD_TO_KNOW } from './footer-links.tsx';

/** The footer of wishlists and of member and admin screens: the links of the full footer in one block. */
export function CompactFooter() {
  const { say } = useSession();
  return (
    <footer className="far-48 border-t border-line bg-card text-sm text-faded">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 px-4 py-2 sm:px-6">
        <nav aria-label={say('shell.footer.navigation')}>
          <FooterLinks links={[...EXPLORE, ...GOOD_TO_KNOW]} className="flex flex-wrap gap-x-5" />
        </nav>
        <p className="flex flex-wrap items-center gap-x-5">
          <LanguageSelect />
          <a href={`mailto:${brand.supportEmail}`} className={FOOTER_LINK}>
            {brand.supportEmail}
          </a>
          <span className="py-3">{say('shell.footer.rights', { brand: brand.name })}</span>
        </p>
      </div>
    </footer>
  );
}
