import { doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import {
  reportId,
  supportMessageId,
  type PersonId,
  type ReportId,
  type SupportMessageId,
  type WishlistId,
} from '../../domain/ids.ts';
import type { ContactForm, ReportReason, SubscriptionSource } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { enteredEmail, enteredText } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';

/** Puts a message into the inbox of the admins. */
export async function sendSupportMessage(
  connection: Connection,
  form: ContactForm,
  sender: PersonId,
): Promise<SupportMessageId> {
  const id = supportMessageId(newUuid());
  try {
    await setDoc(doc(liteFirestoreOf(connection), 'supportMessages', id), {
      name: enteredText('The name', form.name, 1, 100),
      email: enteredEmail(form.email),
      subject: enteredText('The subject', form.subject, 1, 200),
      category: form.category,
      message: enteredText('The message', form.message, 1, 5_000),
      priority: form.priority,
      userId: sender,
      status: 'new',
      createdAt: serverTimestamp(),
      moderation: null,
    });
    return id;
  } catch (error) {
    throw toFailure(error);
  }
}

export async function subscribe(connection: Connection, email: string, source: SubscriptionSource): Promise<void> {
  try {
    await setDoc(doc(liteFirestoreOf(connection), 'subscribers', newUuid()), {
      email: enteredEmail(email),
      source,
      createdAt: serverTimestamp(),
    });
  } catch (error) {
    throw toFailure(error);
  }
}

export interface WishlistReport {
  readonly wishlistId: WishlistId;
  readonly reason: ReportReason;
  readonly message: string;
}

/** Tells the admins of a wishlist that should not be there. */
export async function reportWishlist(
  connection: Connection,
  { wishlistId, reason, message }: WishlistReport,
  reporter: PersonId,
): Promise<ReportId> {
  const id = reportId(newUuid());
  const firestore = liteFirestoreOf(connection);
  const now = serverTimestamp();
  try {
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, 'reports', id), {
      wishlistId,
      reason,
      message: enteredText('The message', message, 0, 1_000),
      reporterId: reporter,
      status: 'open',
      createdAt: now,
      moderation: null,
    });
    batch.set(doc(firestore, 'systemLogs', `report_submitted_${id}`), {
      type: 'report_submitted',
      description: `Wishlist reported: ${reason}`,
      timestamp: now,
      actorId: reporter,
      targetId: wishlistId,
    });
    await batch.commit();
    return id;
  } catch (error) {
    throw toFailure(error);
  }
}
