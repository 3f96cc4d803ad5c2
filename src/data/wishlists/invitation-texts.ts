import type { WishlistId } from '../../domain/ids.ts';
import { DEFAULT_TEXTS, type InvitationTexts, invitationTextsSchema } from '../../domain/invitation-texts.ts';
import type { Connection } from '../connection.ts';
import { serverTime } from '../rest/batch.ts';
import { optimistically } from '../rest/optimistic-transaction.ts';
import { type Caller, readDocument, signedIn, type StoredDocument } from '../rest/requests.ts';

/** The owner's words for sharing the page. */
export async function readInvitationTexts(connection: Connection, id: WishlistId): Promise<InvitationTexts> {
  return textsIn(await readDocument(signedIn(connection), pathOf(id)), id);
}

/**
 * Changes the texts of some languages and keeps the others as they are stored, because another device may have changed
 * them. Returns all of them.
 */
export async function changeInvitationTexts(
  connection: Connection,
  id: WishlistId,
  changes: Partial<InvitationTexts>,
): Promise<InvitationTexts> {
  const caller: Caller = signedIn(connection);
  return optimistically(caller, async (transaction, buildsOn) => {
    const stored = await transaction.get(pathOf(id));
    buildsOn(stored?.updateTime ?? '');
    const texts = { ...textsIn(stored, id), ...changes };
    transaction.set(pathOf(id), { texts, updatedAt: serverTime });
    return texts;
  });
}

function pathOf(id: WishlistId): string {
  return `invitationTexts/${id}`;
}

function textsIn(stored: StoredDocument | null, id: WishlistId): InvitationTexts {
  return stored ? invitationTextsSchema.parse(stored.fields, pathOf(id)).texts : DEFAULT_TEXTS;
}
