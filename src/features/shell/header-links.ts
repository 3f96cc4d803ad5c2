import type { MessageKey } from '../../config/messages/en.ts';
import { paths } from '../../config/paths.ts';

export interface ShellLink {
  readonly to: string;
  readonly label: MessageKey;
}

export const MAIN_LINKS: readonly ShellLink[] = [
  { to: paths.home.to(), label: 'shell.nav.home' },
  { to: paths.giftSuggestions.to(), label: 'shell.nav.gift-ideas' },
  { to: paths.about.to(), label: 'shell.nav.about' },
  { to: paths.contact.to(), label: 'shell.nav.contact' },
];

export const ADMIN_LINKS: readonly ShellLink[] = [
  { to: paths.admin.to(), label: 'shell.nav.admin' },
  { to: paths.adminUsers.to(), label: 'shell.nav.users' },
];
