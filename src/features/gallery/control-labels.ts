import type { MessageKey } from '../../config/messages/en.ts';

export const CONTROL_KINDS = [
  'badge',
  'button',
  'chip',
  'choice',
  'dialog',
  'field',
  'heading',
  'menu',
  'message',
  'option',
  'page',
  'tab',
  'tile',
  'title',
  'toast',
] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** The messages that label controls of the product. */
export type ControlLabels = Readonly<Partial<Record<ControlKind, readonly MessageKey[]>>>;

/** Shown in development. `npm run check:languages` shows those of every control (scripts/check/control-labels.ts). */
export const SOME_LABELS = {
  badge: ['guest.fully-funded', 'guest.most-wished', 'dashboard.private'],
  button: ['guest.contribute', 'guest.bless', 'giving.next', 'sign-in.google', 'login.submit'],
  chip: ['guest.filter.all', 'guest.filter.experience', 'guest.filter.donation'],
  choice: ['giving.anonymous', 'login.remember'],
  dialog: ['reset.title'],
  field: ['giving.amount', 'giving.blessing', 'giving.name', 'sign-in.email', 'sign-in.password'],
  heading: ['admin-users.column.user', 'admin-users.column.status', 'admin-users.column.joined'],
  menu: ['shell.nav.profile', 'shell.nav.sign-out'],
  message: ['wishlist.not-found'],
  option: ['admin-users.status.active', 'admin-users.status.banned'],
  page: ['dashboard.title', 'admin-users.title'],
  tab: ['dashboard.yours', 'dashboard.activity'],
  tile: ['dashboard.wishlists', 'dashboard.contributions', 'dashboard.contributors', 'dashboard.completion'],
  title: ['dashboard.achievements', 'dashboard.actions'],
  toast: ['toast.users-failed'],
} as const satisfies ControlLabels;
