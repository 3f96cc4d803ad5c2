import { expect, it } from 'vitest';
import { loggedName } from './system-log.ts';

it.each([
  ['user_signup', 'New user: Asha Rao', 'Asha Rao'],
  ['contribution_made', 'Contribution to Asha: the wedding', 'Asha: the wedding'],
  ['contribution_set_aside', 'Contribution to Asha & Ravi', 'Asha & Ravi'],
  ['support_read', 'Support message read: Refund: when?', 'Refund: when?'],
  ['report_submitted', 'Wishlist reported: spam', null],
  ['settings_changed', 'Settings changed: fee 7.5 %, contributions open', null],
  ['subscriber_deleted', 'Subscriber deleted', null],
  ['user_signup', 'As from a newer version', null],
])('finds the name in an entry: %s, %s', (type, description, name) => {
  expect(loggedName({ type, description })).toBe(name);
});
