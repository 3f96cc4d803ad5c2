import { givenItemName } from '../../domain/gift-name.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { UserId } from '../../domain/ids.ts';
import { internationalDigits } from '../../domain/phone-number.ts';
import { isInRange, parseReference, referenceOf } from '../../domain/reference.ts';
import { isFoundIn } from '../../domain/search.ts';
import type { Catalogue, Say } from '../language/catalogue.ts';
import type { RegisterOf } from './read-register.ts';

export function sayContributor(say: Say, { isAnonymous, displayName }: Transaction): string {
  return isAnonymous || displayName === '' ? say('name.anonymous') : displayName;
}

/** The contributor's name, or "You" for the reader's own contribution. */
export function sayContributorTo(say: Say, reader: UserId | null, contribution: Transaction): string {
  return contribution.contributorId === reader ? say('name.you') : sayContributor(say, contribution);
}

/** The item that a contribution went to, with its quantity, or the general fund. */
export function sayGift(say: Say, { itemId, metadata }: Transaction, { items }: Pick<RegisterOf, 'items'>): string {
  return 'itemTitle' in metadata ? givenItemName(itemId, metadata.itemTitle, items) : say('analytics.general-fund');
}

/** Whether it counts, and otherwise why it is set aside. */
export function sayStatus(say: Say, { status, correction }: Transaction): string {
  if (status !== 'set_aside') return say(`analytics.status.${status}`);
  return say('analytics.status.set-aside', { reason: say(`analytics.reason.${correction?.reason ?? 'mistake'}`) });
}

/** The badge's reason, who set it aside, and when. */
export function sayCorrection(
  { say, format }: Catalogue,
  reader: UserId | null,
  { correction, ownerId }: Transaction,
): string {
  if (!correction) return '';
  const by = correction.by === reader ? 'you' : correction.by === ownerId ? 'owner' : 'admin';
  return say(`analytics.set-aside.by-${by}`, {
    reason: say(`analytics.reason.${correction.reason}`),
    date: format.shortDate(correction.at),
  });
}

/** A thank-you message, ready to send. */
export function sayThanks({ say, format }: Catalogue, contribution: Transaction, wishlist: RegisterOf): string {
  const values = {
    name: sayContributor(say, contribution),
    amount: format.rupees(contribution.amount),
    gift: sayGift(say, contribution, wishlist),
    title: wishlist.title,
  };
  return say(`analytics.thanks.text.${'itemTitle' in contribution.metadata ? 'item' : 'fund'}`, values);
}

/** A kind reminder of a gift that was promised, with its reference. */
export function sayReminder({ say, format }: Catalogue, contribution: Transaction, title: string): string {
  return say('analytics.remind.text', {
    name: sayContributor(say, contribution),
    amount: format.rupees(contribution.amount),
    reference: referenceOf(contribution.id),
    title,
  });
}

/** Opens WhatsApp, which asks for the recipient if the contributor left no phone number. */
export function whatsAppThanks(phoneNumber: string | null, text: string): string {
  const recipient = phoneNumber === null ? '' : internationalDigits(phoneNumber);
  return `https://wa.me/${recipient}?text=${encodeURIComponent(text)}`;
}

export function emailThanks(email: string, subject: string, text: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether the name, gift, blessing, e-mail address, reference or UTR contains the query. */
export function matches(say: Say, contribution: Transaction, query: string): boolean {
  const { id, email, utr, metadata } = contribution;
  if (isInRange(id, parseReference(query))) return true;
  const gift = sayGift(say, contribution, { items: [] });
  const texts = [sayContributor(say, contribution), gift, metadata.message, email, utr ?? ''];
  return [...texts, referenceOf(id)].some((text) => isFoundIn(text, query));
}
