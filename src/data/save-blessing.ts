import { serverTimestamp, setDoc } from 'firebase/firestore';
import { type AccountId } from '../domain/account.ts';
import { blessingOf } from './blessing-document.ts';
import { type Firebase } from './firebase.ts';
import { toFailure } from './to-failure.ts';

/** Saves the words. The picture, if there is one, stays. */
export async function saveWords(firebase: Firebase, owner: AccountId, words: string): Promise<void> {
  await save(firebase, owner, { words });
}

export async function savePicture(firebase: Firebase, owner: AccountId, pictureUrl: string): Promise<void> {
  await save(firebase, owner, { pictureUrl });
}

async function save(firebase: Firebase, owner: AccountId, change: Record<string, string>): Promise<void> {
  try {
    await setDoc(blessingOf(firebase, owner), { ...change, writtenAt: serverTimestamp() }, { merge: true });
  } catch (thrown) {
    throw toFailure(thrown);
  }
}
