import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { displayName as nameField } from '../../domain/common-fields.ts';
import type { Language } from '../../domain/language.ts';
import { readableText } from '../../domain/readable-text.ts';
import { type Account, DEFAULT_PREFERENCES, type User, type userSchema } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import type { Written } from '../documents/written.ts';
import { cutOff } from '../entered-text.ts';
import { hasErasure } from '../erasure/erasure-record.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { followEmail } from './follow-email.ts';
import { keepProfile, lastKnownProfile } from './kept-profile.ts';
import { profileDocument, readProfile } from './read-profile.ts';

/** After that, the profile is shown as it was when it was last read, in milliseconds. */
const SLOW = 4_000;

/**
 * The profile of an account, created if it is missing, with defaults and the language of the page. Without a connection,
 * as it was when it was last read here.
 */
export async function ensureProfile(connection: Connection, account: Account, language: Language): Promise<User> {
  const reading = readOrCreate(connection, account, language);
  const known = () => lastKnownProfile(connection, account.id).catch(() => null);
  const orKnown = reading.catch(async (error: unknown) => {
    const kept = toFailure(error).reason === 'offline' ? await known() : null;
    if (kept) return kept;
    throw error;
  });
  const whenSlow = new Promise((resolve) => setTimeout(resolve, SLOW)).then(known).then((kept) => kept ?? orKnown);
  reading.then(keepProfile).catch(() => undefined);
  return Promise.race([orKnown, whenSlow]);
}

async function readOrCreate(connection: Connection, account: Account, language: Language): Promise<User> {
  const known = await readProfile(connection, account.id);
  // Best effort: the next visit tries again.
  if (known) return (await followEmail(connection, known).catch(() => null)) ?? known;
  if (await hasErasure(connection, account.id)) throw new Failure('erasing', 'The account is being deleted.');
  let refusal: Failure | null = null;
  try {
    await createProfile(connection, account, language);
  } catch (error) {
    refusal = toFailure(error);
    // Another page of the same user created it first, so this attempt is denied.
    if (refusal.reason !== 'denied') throw refusal;
  }
  const made = await readProfile(connection, account.id);
  if (!made) throw refusal ?? new Failure('missing', 'The profile was deleted right after it was created.');
  return made;
}

async function createProfile(
  connection: Connection,
  { id, email, displayName }: Account,
  language: Language,
): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  const name = readableText(cutOff(displayName.trim(), nameField.most), nameField.kind);
  const now = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.set(profileDocument(connection, id), {
    email,
    displayName: name,
    // A photo at Google or Facebook would tell them about every page on which it is shown.
    photoURL: null,
    phoneNumber: null,
    preferences: { ...DEFAULT_PREFERENCES, language },
    createdAt: now,
    updatedAt: now,
    lastActiveAt: now,
  } satisfies Written<typeof userSchema>);
  batch.set(doc(firestore, 'systemLogs', `user_signup_${id}`), {
    type: 'user_signup',
    description: `New user: ${name}`,
    timestamp: now,
    actorId: id,
    targetId: id,
  });
  await batch.commit();
}
