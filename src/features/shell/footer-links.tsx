import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import type { ShellLink } from './header-links.ts';

export const EXPLORE: readonly ShellLink[] = [
  { to: paths.home.to(), label: 'shell.footer.home' },
  { to: paths.about.to(), label: 'shell.footer.about' },
  { to: paths.giftSuggestions.to(), label: 'shell.footer.gift-ideas' },
  { to: paths.contact.to(), label: 'shell.footer.contact' },
  { to: paths.pricing.to(), label: 'shell.footer.pricing' },
];

export const GOOD_TO_KNOW: readonly ShellLink[] = [
  { to: paths.help.to(), label: 'shell.footer.help' },
  { to: paths.contact.to(), label: 'shell.footer.support' },
  { to: paths.privacy.to(), label: 'shell.footer.privacy' },
  { to: paths.terms.to(), label: 'shell.footer.terms' },
];

export const FOOTER_LINK = 'inline-flex min-h-touch items-center hover:text-wine hover:underline underline-offset-4';

export function FooterLinks({ links, className }: { links: readonly ShellLink[]; className: string }) {
  const { say } = useSession();
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <a href={to} className={FOOTER_LINK}>
            {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
