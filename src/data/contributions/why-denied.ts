import { doc, getDoc } from 'firebase/firestore/lite';
import { brand } from '../../config/brand.ts';
import { isBanned } from '../../domain/admin.ts';
import type { Giver } from '../../domain/contribution.ts';
import { ContributionRefused, Failure } from '../../domain/failure.ts';
import { map } from '../../domain/schema.ts';
import { userSchema } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** The rules deny without a reason. This looks up the two reasons that a guest can be told. */
export async function whyDenied(connection: Connection, giver: Giver, denial: Failure): Promise<Error> {
  const firestore = liteFirestoreOf(connection);
  try {
    const settings = await getDoc(doc(firestore, 'settings', 'platform'));
    if (settings.get('contributionsEnabled') === false) return new ContributionRefused({ code: 'switched-off' });
    if (!giver) return denial;
    const { fields } = userSchema;
    const user = authOf(connection).currentUser;
    const profile = await getDoc(doc(firestore, 'users', giver.id));
    if (!profile.exists()) return denial;
    const { ban, status } = map({ ban: fields.ban, status: fields.status }).parse(profile.data(), `users/${giver.id}`);
    const account = { id: giver.id, email: user?.email ?? '', isEmailVerified: user?.emailVerified ?? false };
    if (isBanned(account, { ban, status }, brand))
      return new Failure('banned', 'The giver is banned.', denial, ban?.reason);
  } catch {
    // The reason stays unknown.
  }
  return denial;
}
