import {
  collection,
  documentId,
  getDocs,
  limit,
  query,
  where,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore/lite';
import type { DataSubject } from '../../domain/data-request.ts';
import { ANONYMOUS, userId } from '../../domain/ids.ts';
import { enteredPhoneNumber, isPhoneNumber, withCountryCode } from '../../domain/phone-number.ts';
import { parseReference } from '../../domain/reference.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { User } from '../../domain/user.ts';
import { casingsOf } from '../admin/search-users.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction, parseUser } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { orFailure } from '../to-failure.ts';

const MOST_FOUND = 20;

/**
 * The people whom an e-mail address, a phone number, a reference of a gift or an id belongs to. A name finds nobody: many people
 * have the same one.
 */
export async function findSubjects(connection: Connection, typed: string): Promise<readonly DataSubject[]> {
  const text = typed.trim();
  if (text.includes('@')) {
    const accounts = await usersWhere(connection, where('email', 'in', casingsOf(text)));
    return accounts.length > 0 ? accounts.map(ofUser) : [{ id: null, email: text, name: '', language: 'en' }];
  }
  const reference = parseReference(text);
  if (reference) {
    const [from, before] = [where(documentId(), '>=', reference.from), where(documentId(), '<', reference.before)];
    return givers(await giftsWhere(connection, from, before));
  }
  const phone = withCountryCode(enteredPhoneNumber(text));
  if (isPhoneNumber(phone)) {
    const isPhone = where('phoneNumber', 'in', [...new Set([text, phone, phone.replaceAll(' ', '')])]);
    const [users, gifts] = await Promise.all([usersWhere(connection, isPhone), giftsWhere(connection, isPhone)]);
    return withoutDoubles([...users.map(ofUser), ...givers(gifts)]);
  }
  if (text === '' || text.includes('/')) return [];
  const id = userId(text);
  const user = await readProfile(connection, id);
  return [user ? ofUser(user) : { id, email: '', name: '', language: 'en' }];
}

const ofUser = ({ id, email, displayName, preferences }: User): DataSubject => ({
  ...{ id, email, name: displayName },
  language: preferences.language,
});

/** Of gifts that are not anonymous. */
function givers(gifts: readonly Transaction[]): readonly DataSubject[] {
  return withoutDoubles(
    gifts.flatMap(({ contributorId, email, displayName }) =>
      contributorId === ANONYMOUS ? [] : [{ id: contributorId, email, name: displayName, language: 'en' as const }],
    ),
  );
}

function withoutDoubles(subjects: readonly DataSubject[]): readonly DataSubject[] {
  return subjects.filter(({ id }, index) => subjects.findIndex((other) => other.id === id) === index);
}

async function usersWhere(connection: Connection, ...of: readonly QueryFieldFilterConstraint[]) {
  const users = query(collection(liteFirestoreOf(connection), 'users'), ...of, limit(MOST_FOUND));
  return orFailure(async () => (await getDocs(users)).docs.map((each) => parseUser(userId(each.id), each.data())));
}

async function giftsWhere(connection: Connection, ...of: readonly QueryFieldFilterConstraint[]) {
  const gifts = query(collection(liteFirestoreOf(connection), 'transactions'), ...of, limit(MOST_FOUND));
  return orFailure(async () => (await getDocs(gifts)).docs.map((each) => parseTransaction(each.id, each.data())));
}
