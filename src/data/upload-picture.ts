import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { type AccountId } from '../domain/account.ts';
import { type Firebase } from './firebase.ts';
import { toFailure } from './to-failure.ts';

/** Stores a picture in its owner's folder and answers the address under which everyone can see it. */
export async function uploadPicture({ storage }: Firebase, owner: AccountId, picture: File): Promise<string> {
  try {
    const place = ref(storage, `pictures/${owner}/${crypto.randomUUID()}`);
    const { ref: stored } = await uploadBytes(place, picture, { contentType: picture.type });
    return await getDownloadURL(stored);
  } catch (thrown) {
    throw toFailure(thrown);
  }
}
