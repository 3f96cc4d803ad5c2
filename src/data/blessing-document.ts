import { doc, Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import { type AccountId } from '../domain/account.ts';
import { type Blessing } from '../domain/blessing.ts';
import { Failure } from '../domain/failure.ts';
import { type Firebase } from './firebase.ts';

export function blessingOf({ firestore }: Firebase, owner: AccountId): DocumentReference {
  return doc(firestore, 'blessings', owner);
}

/** What is stored is data from outside: it is read field by field, and refused when a field is not what it should be. */
export function parseBlessing(snapshot: DocumentSnapshot): Blessing | null {
  const fields = snapshot.data({ serverTimestamps: 'none' });
  if (fields === undefined) return null;
  const words: unknown = fields['words'];
  const pictureUrl: unknown = fields['pictureUrl'] ?? null;
  const writtenAt: unknown = fields['writtenAt'] ?? null;
  if (typeof words !== 'string') throw unreadable(snapshot, 'words', 'a string');
  if (pictureUrl !== null && typeof pictureUrl !== 'string')
    throw unreadable(snapshot, 'pictureUrl', 'a string or null');
  if (writtenAt !== null && !(writtenAt instanceof Timestamp)) throw unreadable(snapshot, 'writtenAt', 'a timestamp');
  return { words, pictureUrl, writtenAt: writtenAt?.toDate() ?? null };
}

function unreadable({ ref }: DocumentSnapshot, field: string, expected: string): Failure {
  return new Failure('unexpected-data', `${ref.path}: ${field} is not ${expected}.`);
}
