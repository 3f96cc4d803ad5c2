import { expect, it } from 'vitest';
import { reportWishlist, sendSupportMessage, subscribe } from '../../../src/data/support/operations.ts';
import { ANONYMOUS, wishlistId } from '../../../src/domain/ids.ts';
import { type ContactForm } from '../../../src/domain/support.ts';
import { newMember } from '../accounts.ts';
import { findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { storeWishlist } from '../wishlists.ts';

const FORM: ContactForm = {
  name: ' Kabir ',
  email: ' kabir@guests.example ',
  subject: 'A question',
  category: 'general',
  message: 'How do I give to two couples?',
  priority: 'normal',
};

it('stores a support message', async () => {
  const id = await sendSupportMessage(newVisitor(), FORM, ANONYMOUS);
  expect(await readStored(`supportMessages/${id}`)).toEqual({
    ...FORM,
    name: 'Kabir',
    email: 'kabir@guests.example',
    userId: 'anonymous',
    status: 'new',
    createdAt: expect.any(Date) as Date,
    moderation: null,
  });
});

it('stores the user id of a signed-in sender', async () => {
  const { connection, id: user } = await newMember();
  const id = await sendSupportMessage(connection, FORM, user);
  expect(await readStored(`supportMessages/${id}`)).toMatchObject({ userId: user });
});

it.each([
  [{ name: ' ' }, 'The name cannot be stored: required.'],
  [{ email: 'kabir' }, 'The email cannot be stored: not-an-email.'],
  [{ subject: 'a'.repeat(201) }, 'The subject cannot be stored: too-long.'],
  [{ message: 'a'.repeat(5_001) }, 'The message cannot be stored: too-long.'],
])('rejects an invalid message: %o', async (changes, message) => {
  const sent = sendSupportMessage(newVisitor(), { ...FORM, ...changes }, ANONYMOUS);
  await expect(sent).rejects.toMatchObject({ reason: 'invalid', message });
});

it('stores a subscriber with the source', async () => {
  const email = `${crypto.randomUUID()}@guests.example`;
  await subscribe(newVisitor(), email, 'gift_ideas');
  expect(Object.values(await findStored('subscribers', 'email', email))).toMatchObject([{ source: 'gift_ideas' }]);
  await expect(subscribe(newVisitor(), 'nobody', 'newsletter')).rejects.toMatchObject({ reason: 'invalid' });
});

it('stores a report with its log entry', async () => {
  const [owner, reporter] = [await newMember(), await newMember()];
  const wishlist = await storeWishlist(owner.id);
  const report = { wishlistId: wishlist.id, reason: 'fraud', message: 'Not their wedding.' } as const;
  const id = await reportWishlist(reporter.connection, report, reporter.id);
  const stored = await readStored(`reports/${id}`);
  expect(stored).toMatchObject({ ...report, reporterId: reporter.id, status: 'open', moderation: null });
  expect(await readStored(`systemLogs/report_submitted_${id}`)).toEqual({
    type: 'report_submitted',
    description: 'Wishlist reported: fraud',
    timestamp: stored?.['createdAt'],
    actorId: reporter.id,
    targetId: wishlist.id,
  });
});

it('accepts reports of guests, but none of a missing wishlist', async () => {
  const owner = await newMember();
  const { id } = await storeWishlist(owner.id);
  const report = { reason: 'other', message: '' } as const;
  await expect(reportWishlist(newVisitor(), { ...report, wishlistId: id }, ANONYMOUS)).resolves.toBeTypeOf('string');
  const nowhere = reportWishlist(newVisitor(), { ...report, wishlistId: wishlistId(crypto.randomUUID()) }, ANONYMOUS);
  await expect(nowhere).rejects.toMatchObject({ reason: 'denied' });
});
