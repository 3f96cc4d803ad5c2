import { doc, serverTimestamp, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import { moderationReason } from '../../domain/common-fields.ts';
import { systemLogId, userId } from '../../domain/ids.ts';
import { type AdminLogType, systemLogSchema } from '../../domain/system-log.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { cutOff, enteredText } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

export interface AdminAction {
  readonly type: AdminLogType;
  /** The id of the changed document. */
  readonly targetId: string;
  /** The description in the system log. */
  readonly description: string;
  /** For the person concerned; the log has it too. Actions without one need none. */
  readonly reason?: string;
}

export interface AdminWrite {
  readonly firestore: Firestore;
  readonly batch: WriteBatch;
  /** Stored in every changed document; it names the log entry. */
  readonly moderation: Readonly<Record<string, unknown>>;
}

/**
 * The two documents that the rules compare: `moderation` on the changed document, and the system log entry. `now` stands for
 * the server's time.
 */
export function adminRecord<V>(uid: string, action: AdminAction, now: V, logId: string = newUuid()) {
  const reason = action.reason === undefined ? '' : enteredText('reason of an admin', moderationReason, action.reason);
  const description = reason ? `${action.description}. ${reason}` : action.description;
  return {
    logId,
    moderation: { logId: systemLogId(logId), action: action.type, by: userId(uid), at: now, reason },
    entry: {
      type: action.type,
      description: cutOff(description, systemLogSchema.fields.description.most),
      timestamp: now,
      actorId: userId(uid),
      targetId: action.targetId,
    } satisfies Written<typeof systemLogSchema, V>,
  };
}

/** Performs an admin action and logs it, in one write. */
export async function actAsAdmin(
  connection: Connection,
  action: AdminAction,
  write: (to: AdminWrite) => void,
  logId: string = newUuid(),
): Promise<void> {
  const { uid } = await signedInUser(connection);
  const firestore = liteFirestoreOf(connection);
  const batch = writeBatch(firestore);
  const { moderation, entry } = adminRecord(uid, action, serverTimestamp(), logId);
  write({ firestore, batch, moderation });
  batch.set(doc(firestore, 'systemLogs', logId), entry);
  await orFailure(() => batch.commit());
}
