import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './permissions/all.ts';
import { changeProfile, signUp } from './support/accounts.ts';
import { changeSettings } from './support/admin-actions.ts';
import { contribution } from './support/contribution.ts';
import { beforeErasure, startErasure } from './support/erasure.ts';
import type { Writes } from './support/fields.ts';
import { acceptance, hostInvitation, openInvitation } from './support/hosts.ts';
import { invitationTexts } from './support/invitation-texts.ts';
import {
  adminByAddress,
  adminByFlag,
  adminById,
  ADMINS,
  bannedAdmin,
  giver,
  newcomer,
  owner,
  type Person,
  stranger,
  unverified,
  visitor,
} from './support/people.ts';
import { report, subscriber, supportMessage } from './support/public-forms.ts';
import { type Attempt, gets, setUpRulesTest, writing } from './support/rules-test.ts';
import { SETTINGS } from './support/stored-documents.ts';
import { creation, editDetails } from './support/wishlist-events.ts';
import { weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('maintenance');

const MAINTENANCE: Writes = {
  'settings/platform': { ...SETTINGS, maintenance: true, contributionsEnabled: false },
};

const during = (by: Person, writes: Writes, given: Writes = {}): Attempt =>
  writing(by, writes, { ...given, ...MAINTENANCE });

rules.denies('during maintenance', {
  'a contribution': () => during(giver, contribution()),
  'a contribution by a signed-out visitor': () => during(visitor, contribution({ by: visitor })),
  'a contribution by an admin': () => during(adminById, contribution({ by: adminById })),
  'a sign-up': () => during(newcomer, signUp()),
  'a change of their profile': () => during(owner, changeProfile()),
  'the start of an erasure': () => during(giver, startErasure(), beforeErasure()),
  'a new wishlist': () => during(stranger, creation({ by: stranger })),
  'an edit by the owner': () => during(owner, editDetails()),
  'the deletion of a wishlist by its owner': () => during(owner, { [`wishlists/${weddingId}`]: null }),
  'an invitation to a host': () => during(owner, hostInvitation()),
  'the acceptance of an invitation': () => during(stranger, acceptance(), openInvitation()),
  'words for an invitation': () => during(owner, invitationTexts()),
  'a message by a signed-out visitor': () => during(visitor, supportMessage(visitor)),
  'a subscription': () => during(visitor, subscriber()),
  'a report': () => during(stranger, report(stranger)),
  'a look-alike with an unverified admin address': () => during(unverified, creation({ by: unverified })),
  'a banned admin': () => during(bannedAdmin, creation({ by: bannedAdmin })),
  'its end, by an owner': () => during(owner, changeSettings(owner)),
});

rules.allows('during maintenance', {
  'an admin by flag to create a wishlist': () => during(adminByFlag, creation({ by: adminByFlag })),
  'an admin by address without a profile to sign up': () =>
    during(adminByAddress, signUp(adminByAddress), { [`users/${adminByAddress.uid}`]: null }),
  'an admin to end it': () => during(adminByFlag, changeSettings(adminByFlag)),
  'a guest to read a wishlist': () => ({ by: visitor, act: gets(`wishlists/${weddingId}`), given: MAINTENANCE }),
});

rules.allows('without maintenance', {
  'an owner to edit': () => writing(owner, editDetails(), { 'settings/platform': SETTINGS }),
  'an owner to edit, under settings from before maintenance existed': () => {
    const { maintenance: _, ...earlier } = SETTINGS;
    return writing(owner, editDetails(), { 'settings/platform': earlier });
  },
});

/** docs/decisions/0044-maintenance.md has the reasons. */
const GOES_ON = [
  ...['affiliateLinks create', 'affiliateLinks update', 'analytics update', 'dailyStats create', 'dailyStats update'],
  ...['shareEvents create', 'userActions create'],
  ...['registerEntries create', 'registerEntries update', 'registerEntries delete'],
  ...['giftNotes create', 'giftNotes update', 'giftNotes delete'],
  ...['notifications update', 'notifications delete'],
  // By the key of an anonymous gift.
  'transactions update',
  // An erasure that has begun, and what is left over of deleted wishlists.
  ...['erasures update', 'onboarding delete', 'invitationTexts delete', 'histories delete', 'paymentDetails delete'],
  ...['wishlists/hosts delete', 'hostInvitations delete', 'subscribers delete'],
  // Who is editing, and the owner's name beside the hosts.
  ...['wishlists/editing create', 'wishlists/editing update', 'wishlists/editing delete', 'wishlists/hosts update'],
];

/** Every write of the permission table that somebody may make, by an admin or by another caller. */
function writesOf(isByAdmin: boolean): Readonly<Record<string, Attempt>> {
  const attempts: Record<string, Attempt> = {};
  for (const [collection, verbs] of Object.entries(PERMISSIONS))
    for (const verb of ['create', 'update', 'delete'] as const)
      for (const { to, by, act, given } of verbs[verb]) {
        const who = by.find((person) => ADMINS.includes(person) === isByAdmin);
        if (!who) continue;
        attempts[`${collection} ${verb}: ${to}`] = { by: who, act: act(who), given: { ...given, ...MAINTENANCE } };
      }
  return attempts;
}

const kindOf = (name: string) => name.split(':')[0] ?? '';

describe('the permission table during maintenance', () => {
  it('has no other write of guests and members than those that go on', async () => {
    const allowed = await rules.allowedAmong(writesOf(false));
    expect([...new Set(allowed.map(kindOf))].sort()).toEqual([...GOES_ON].sort());
  });

  it('has every write of admins, except contributions', async () => {
    const attempts = writesOf(true);
    const allowed = await rules.allowedAmong(attempts);
    expect(Object.keys(attempts).filter((name) => !allowed.includes(name))).toEqual([
      'wishlists update: by contributing',
      'wishlists update: by contributing anonymously',
    ]);
  });
});
