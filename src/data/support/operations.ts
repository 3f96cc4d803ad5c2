import { doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import {
  reportId,
  supportMessageId,
  type PersonId,
  type ReportId,
  type SubscriberId,
  type SupportMessageId,
  type WishlistId,
} from '../../domain/ids.ts';
import {
  type ContactForm,
  contactForm,
  reportForm,
  type ReportReason,
  type reportSchema,
  type subscriberSchema,
  type SubscriptionSource,
  type supportMessageSchema,
} from '../../domain/support.ts';
import type { systemLogSchema } from '../../domain/system-log.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { enteredText } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

/** Sends a message to the admins' inbox. */
export async function sendSupportMessage(
  connection: Connection,
  form: ContactForm,
  sender: PersonId,
): Promise<SupportMessageId> {
  const id = supportMessageId(newUuid());
  return orFailure(async () => {
    await setDoc(doc(liteFirestoreOf(connection), 'supportMessages', id), {
      name: enteredText('name', contactForm.name, form.name),
      email: enteredText('email', contactForm.email, form.email),
      subject: enteredText('subject', contactForm.subject, form.subject),
      category: form.category,
      message: enteredText('message', contactForm.message, form.message),
      priority: form.priority,
      userId: sender,
      status: 'new',
      createdAt: serverTimestamp(),
      moderation: null,
    } satisfies Written<typeof supportMessageSchema>);
    return id;
  });
}

export async function subscribe(connection: Connection, email: string, source: SubscriptionSource): Promise<void> {
  await orFailure(() =>
    setDoc(doc(liteFirestoreOf(connection), 'subscribers', newUuid()), {
      email: enteredText('email', contactForm.email, email),
      source,
      createdAt: serverTimestamp(),
    } satisfies Written<typeof subscriberSchema>),
  );
}

// The rules access each deleted document, at most twenty per write.
const DELETED_AT_ONCE = 10;

/** Ends these subscriptions. Those that have ended already are not an error. */
export async function unsubscribe(connection: Connection, ids: readonly SubscriberId[]): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  return orFailure(async () => {
    for (let from = 0; from < ids.length; from += DELETED_AT_ONCE) {
      const batch = writeBatch(firestore);
      for (const id of ids.slice(from, from + DELETED_AT_ONCE)) batch.delete(doc(firestore, 'subscribers', id));
      await batch.commit();
    }
  });
}

export interface WishlistReport {
  readonly wishlistId: WishlistId;
  readonly reason: ReportReason;
  readonly message: string;
}

/** Reports a wishlist to the admins. */
export async function reportWishlist(
  connection: Connection,
  { wishlistId, reason, message }: WishlistReport,
  reporter: PersonId,
): Promise<ReportId> {
  const id = reportId(newUuid());
  const firestore = liteFirestoreOf(connection);
  const now = serverTimestamp();
  return orFailure(async () => {
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, 'reports', id), {
      wishlistId,
      reason,
      message: enteredText('message', reportForm.message, message),
      reporterId: reporter,
      status: 'open',
      createdAt: now,
      moderation: null,
    } satisfies Written<typeof reportSchema>);
    batch.set(doc(firestore, 'systemLogs', `report_submitted_${id}`), {
      type: 'report_submitted',
      description: `Wishlist reported: ${reason}`,
      timestamp: now,
      actorId: reporter,
      targetId: wishlistId,
    } satisfies Written<typeof systemLogSchema>);
    await batch.commit();
    return id;
  });
}
