import { doc, getDoc } from 'firebase/firestore/lite';
import type { Giver } from '../../domain/contribution.ts';
import { ContributionRefused, Failure } from '../../domain/failure.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';

/** The rules deny without a reason. This looks up the two reasons that a guest can be told. */
export async function whyDenied(connection: Connection, giver: Giver, denial: Failure): Promise<Error> {
  const firestore = liteFirestoreOf(connection);
  try {
    const settings = await getDoc(doc(firestore, 'settings', 'platform'));
    if (settings.get('contributionsEnabled') === false) return new ContributionRefused({ code: 'switched-off' });
    if (!giver) return denial;
    const profile = await getDoc(doc(firestore, 'users', giver.id));
    if (profile.get('status') === 'banned') return new Failure('banned', 'The giver is banned.', denial);
  } catch {
    // The reason stays unknown.
  }
  return denial;
}
