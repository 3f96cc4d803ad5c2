import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import type { ShellLink } from './header-links.ts';

export const EXPLORE: readonly ShellLink[] = [
  { page: paths.home, label: 'shell.footer.home' },
  { page: paths.about, label: 'shell.footer.about' },
  { page: paths.giftSuggestions, label: 'shell.footer.gift-ideas' },
  { page: paths.contact, label: 'shell.footer.contact' },
  { page: paths.pricing, label: 'shell.footer.pricing' },
];

export const GOOD_TO_KNOW: readonly ShellLink[] = [
  { page: paths.help, label: 'shell.footer.help' },
  { page: paths.contact, label: 'shell.footer.support' },
  { page: paths.privacy, label: 'shell.footer.privacy' },
  { page: paths.terms, label: 'shell.footer.terms' },
];

export const FOOTER_LINK =
  'inline-flex min-h-touch items-center py-1.5 hover:text-wine hover:underline underline-offset-4';

export function FooterLinks({ links, className }: { links: readonly ShellLink[]; className: string }) {
  const { say, language } = useSession();
  return (
    <ul className={className}>
      {links.map(({ page, label }) => (
        <li key={label}>
          <a href={page.to(language)} className={FOOTER_LINK}>
            {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
