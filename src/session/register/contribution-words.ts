import { givenItemName } from '../../domain/gift-name.ts';
import type { Host } from '../../domain/hosts.ts';
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

/** Those who run a wishlist: they thank for its gifts and set them aside. */
export interface Runners {
  readonly reader: UserId | null;
  readonly owner: UserId;
  /** null if there are none, or the reader may not see their names. */
  readonly hosts: readonly Host[] | null;
  /** There have never been hosts. */
  readonly isRunAlone: boolean;
}

/** The badge's reason, who set it aside if that is known, and when. */
export function sayCorrection(
  { say, format }: Catalogue,
  { correction }: Transaction,
  runners: Runners | null,
): string {
  if (!correction || !runners) return '';
  const { reader, owner, hosts, isRunAlone } = runners;
  const { by, reason, at } = correction;
  const values = { reason: say(`analytics.reason.${reason}`), date: format.shortDate(at) };
  if (by === reader) return say('analytics.set-aside.by-you', values);
  // The reason already says who it was.
  if (reason === 'by_giver') return say('analytics.set-aside.on', values);
  if (by === owner) return say('analytics.set-aside.by-owner', values);
  const name = hosts?.find(({ id }) => id === by)?.name;
  if (name !== undefined) return say('analytics.set-aside.by-host', { ...values, name });
  return say(isRunAlone ? 'analytics.set-aside.by-admin' : 'analytics.set-aside.on', values);
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
