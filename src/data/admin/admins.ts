import { doc, serverTimestamp } from 'firebase/firestore/lite';
import type { Connection } from '../connection.ts';
import { actAsAdmin, type AdminAction } from './act-as-admin.ts';
import { nameOf, type NamedUser } from './named-user.ts';

export async function grantAdmin(connection: Connection, user: NamedUser): Promise<void> {
  const description = `Admin rights given to ${nameOf(user)}`;
  await setAdmin(connection, { type: 'admin_granted', targetId: user.id, description }, true);
}

export async function revokeAdmin(connection: Connection, user: NamedUser): Promise<void> {
  const description = `Admin rights taken from ${nameOf(user)}`;
  await setAdmin(connection, { type: 'admin_revoked', targetId: user.id, description }, false);
}

async function setAdmin(connection: Connection, action: AdminAction, isAdmin: boolean): Promise<void> {
  await actAsAdmin(connection, action, ({ firestore, batch, moderation }) =>
    batch.update(doc(firestore, 'users', action.targetId), { isAdmin, moderation, updatedAt: serverTimestamp() }),
  );
}
