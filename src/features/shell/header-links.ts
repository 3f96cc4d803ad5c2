import type { MessageKey } from '../../config/messages/en.ts';
import { paths, type PagePath } from '../../config/paths.ts';

export interface ShellLink {
  readonly page: PagePath;
  readonly label: MessageKey;
}

export const MAIN_LINKS: readonly ShellLink[] = [
  { page: paths.home, label: 'shell.nav.home' },
  { page: paths.giftSuggestions, label: 'shell.nav.gift-ideas' },
  { page: paths.about, label: 'shell.nav.about' },
  { page: paths.contact, label: 'shell.nav.contact' },
];

export const ADMIN_LINKS: readonly ShellLink[] = [
  { page: paths.admin, label: 'shell.nav.admin' },
  { page: paths.adminUsers, label: 'shell.nav.users' },
];
