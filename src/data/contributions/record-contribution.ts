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
import { type Caller, signedIn, signedOut } from '../rest/requests.ts';
import { type LeftContact, writeContribution } from './write-contribution.ts';
import { enteredText } from '../entered-text.ts';

export interface ContributionOptions {
  /** A random UUID, generated once per contribution and reused for every retry, so that it counts once. */
  readonly transactionId: TransactionId;
  /** The signed-in account. Passing it avoids loading firebase/auth for a guest who gives anonymously. */
  readonly giver: Giver;
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
  { transactionId, giver: account, secret }: ContributionOptions,
): Promise<Contributed> {
  const giver = account ?? (entered.isAnonymous ? null : await signInAsGuest(connection));
  const form = storableForm(entered);
  const contact = await contactToLeave(connection, form, giver);
  const key =
    secret !== undefined && form.isAnonymous
      ? await (await import('../../domain/giver-key.ts')).giverKey(secret, 0)
      : null;
  const named = form.isAnonymous ? null : giver;
  const contributorId: PersonId = named?.id ?? ANONYMOUS;
  const isVerified = named !== null && !named.isGuest;
  const caller = giver ? signedIn(connection) : signedOut(connection);
  let isSent = false;
  try {
    return await optimistically(caller, async (transaction, buildsOn) => {
      const [isRecorded, stored] = await Promise.all([
        existsAlready(transaction, transactionId),
        readIn(transaction, wishlistId),
      ]);
      if (isRecorded) throw new RecordedAlready(stored?.wishlist ?? null);
      if (!stored || !isOpenToGuests(stored.wishlist)) throw new ContributionRefused({ code: 'wishlist-not-found' });
      buildsOn(stored.version);
      const at = new Date();
      const outcome = contribute(stored.wishlist, { transactionId, itemId, giver, form, at });
      if (!outcome.ok) throw new ContributionRefused(outcome.problem);
      isSent = true;
      const { accepted } = outcome;
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

async function signInAsGuest(connection: Connection): Promise<Giver> {
  // Anonymous contributors load nothing of firebase/auth.
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
