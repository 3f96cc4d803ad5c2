import { type UtcDay, utcDay } from '../../domain/analytics.ts';
import {
  contribute,
  contributionForm,
  type ContributionForm,
  type Giver,
  readContact,
  statusOfNewGift,
} from '../../domain/contribution.ts';
import { ContributionRefused, Failure } from '../../domain/failure.ts';
import { ANONYMOUS, type ItemId, type PersonId, type TransactionId, type WishlistId } from '../../domain/ids.ts';
import type { GiftStatus } from '../../domain/transaction.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { wishlistAsStored, type WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { optimistically, type Transaction } from '../rest/optimistic-transaction.ts';
import { type Caller, readDocument, signedIn, signedOut, type StoredDocument } from '../rest/requests.ts';
import { type LeftContact, writeContribution } from './write-contribution.ts';
import { enteredText } from '../entered-text.ts';

export interface ContributionOptions {
  /** A random UUID, generated once per contribution and reused for every retry, so that it counts once. */
  readonly transactionId: TransactionId;
  /** The signed-in account. Passing it avoids loading firebase/auth for a guest who gives anonymously. */
  readonly giver: Giver;
  /** Of `readToContribute`, for the first attempt with this id. */
  readonly readAhead?: Promise<StoredDocument | null> | undefined;
  /** Random, and kept on the device of an anonymous giver, who can change the gift with it (giver-key.ts). */
  readonly secret?: string;
}

export interface Contributed {
  /** The current wishlist; null if it can no longer be read. */
  readonly wishlist: Wishlist | null;
  /** Recorded under this id by this call or an earlier one whose response was lost. The first recording counts. */
  readonly wasRecordedAlready: boolean;
  /** Recorded before this call sent anything, so the stored content is that of an earlier call. */
  readonly byEarlierCall: boolean;
  readonly contributorId: PersonId;
  /** Whether an account vouches for the name. */
  readonly isVerified: boolean;
  readonly status: GiftStatus;
  /** The UTC date of the daily statistics that count it; null if an earlier call recorded it. */
  readonly day: UtcDay | null;
}

/** Throws ContributionRefused if the wishlist does not accept it, and a Failure if it could not be recorded. */
export async function recordContribution(
  connection: Connection,
  wishlistId: WishlistId,
  /** null for the general fund. */
  itemId: ItemId | null,
  entered: ContributionForm,
  { transactionId, giver: account, secret, readAhead }: ContributionOptions,
): Promise<Contributed> {
  const guest = account || entered.isAnonymous ? null : await signInAsGuest(connection);
  const giver = account ?? guest;
  const form = storableForm(entered);
  const contact = await contactToLeave(connection, form, giver);
  const key =
    secret !== undefined && form.isAnonymous
      ? await (await import('../../domain/giver-key.ts')).giverKey(secret, 0)
      : null;
  const named = form.isAnonymous ? null : giver;
  const contributorId: PersonId = named?.id ?? ANONYMOUS;
  const isVerified = named !== null && !named.isGuest;
  const caller = guest ? guest.caller : account ? signedIn(connection) : signedOut(connection);
  let isSent = false;
  let ahead = readAhead;
  const decide = (stored: WishlistAsStored | null, at: Date) => {
    if (!stored || !isOpenToGuests(stored.wishlist)) throw new ContributionRefused({ code: 'wishlist-not-found' });
    const outcome = contribute(stored.wishlist, { transactionId, itemId, giver, form, at });
    if (!outcome.ok) throw new ContributionRefused(outcome.problem);
    return { stored, accepted: outcome.accepted };
  };
  const decideOn = (known: StoredDocument, transaction: Transaction, at: Date) => {
    try {
      const decision = decide(wishlistAsStored(wishlistId, known), at);
      transaction.buildOn(`wishlists/${wishlistId}`, known);
      transaction.buildOn(`transactions/${transactionId}`, null);
      return decision;
    } catch (error) {
      // What was read ahead may be too old to refuse a gift.
      if (error instanceof ContributionRefused || error instanceof Failure) return null;
      throw error;
    }
  };
  const readAndDecide = async (transaction: Transaction, at: Date) => {
    const [isRecorded, stored] = await Promise.all([
      existsAlready(transaction, transactionId),
      readIn(transaction, wishlistId),
    ]);
    if (isRecorded) throw new RecordedAlready(stored?.wishlist ?? null);
    return decide(stored, at);
  };
  try {
    return await optimistically(caller, async (transaction, buildsOn) => {
      const at = new Date();
      const known = await ahead?.catch(() => null);
      ahead = undefined;
      const { stored, accepted } =
        (known && decideOn(known, transaction, at)) ?? (await readAndDecide(transaction, at));
      buildsOn(stored.version);
      isSent = true;
      writeContribution(transaction, { stored, accepted, transactionId, form, giver, contact, giverKey: key, at });
      const { wishlist, status } = accepted;
      return {
        wishlist,
        wasRecordedAlready: false,
        byEarlierCall: false,
        contributorId,
        isVerified,
        status,
        day: utcDay(at),
      };
    });
  } catch (error) {
    if (error instanceof RecordedAlready) {
      const { wishlist } = error;
      const status = wishlist ? statusOfNewGift(wishlist) : 'completed';
      return {
        wishlist,
        wasRecordedAlready: true,
        byEarlierCall: !isSent,
        contributorId,
        isVerified,
        status,
        day: null,
      };
    }
    throw error instanceof Failure && error.reason === 'denied' ? await explained(caller, giver, error) : error;
  }
}

/** Reads the wishlist while the giver still types. If others give meanwhile, recording reads it again. */
export function readToContribute(
  connection: Connection,
  wishlistId: WishlistId,
  giver: Giver,
): Promise<StoredDocument | null> {
  return readDocument(giver ? signedIn(connection) : signedOut(connection), `wishlists/${wishlistId}`);
}

/** The reasons are loaded on demand, because few contributions are denied. */
async function explained(caller: Caller, giver: Giver, denial: Failure): Promise<Error> {
  const reasons = await import('./why-denied.ts').catch(() => null);
  return reasons ? reasons.whyDenied(caller, giver, denial) : denial;
}

/** Ends the transaction without a commit. */
class RecordedAlready extends Error {
  readonly wishlist: Wishlist | null;

  constructor(wishlist: Wishlist | null) {
    super('The contribution was recorded already.');
    this.wishlist = wishlist;
  }
}

/** Anyone may read a transaction that does not exist, so a denial means that it exists. */
async function existsAlready(transaction: Transaction, id: TransactionId): Promise<boolean> {
  try {
    return (await transaction.get(`transactions/${id}`)) !== null;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'denied') return true;
    throw error;
  }
}

/** null if it does not exist or this guest may not read it. */
async function readIn(transaction: Transaction, id: WishlistId): Promise<WishlistAsStored | null> {
  try {
    const found = await transaction.get(`wishlists/${id}`);
    return found && wishlistAsStored(id, found);
  } catch (error) {
    if (error instanceof Failure && error.reason === 'denied') return null;
    throw error;
  }
}

async function signInAsGuest(connection: Connection) {
  // Anonymous contributors do not load it.
  const guests = await import('../accounts/guest-sign-in.ts');
  return guests.signInAsGuest(connection);
}

const NO_CONTACT: LeftContact = { email: '', isEmailVerified: false, phoneNumber: null };

/** The account's address, or what a guest without an account typed. */
async function contactToLeave(
  connection: Connection,
  { contact, isAnonymous }: ContributionForm,
  giver: Giver,
): Promise<LeftContact> {
  if (!giver || isAnonymous || contact === '') return NO_CONTACT;
  if (giver.isGuest) return { ...NO_CONTACT, ...readContact(contact) };
  const { tokenEmail } = await import('../accounts/token-email.ts');
  return { ...NO_CONTACT, ...(await tokenEmail(connection)) };
}

/** Trims the texts, and removes the name and contact of an anonymous contributor. */
function storableForm(entered: ContributionForm): ContributionForm {
  const { amount, message, isAnonymous, displayName, contact } = entered;
  return {
    amount,
    message: enteredText('message', contributionForm.message, message),
    isAnonymous,
    displayName: isAnonymous ? '' : enteredText('name', contributionForm.displayName, displayName),
    contact: isAnonymous ? '' : enteredText('contact', contributionForm.contact, contact),
  };
}
