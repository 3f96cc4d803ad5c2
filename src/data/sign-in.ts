import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut as leave } from 'firebase/auth';
import { type Firebase } from './firebase.ts';
import { toFailure } from './to-failure.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn({ auth }: Firebase, { email, password }: Credentials): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password).catch(refuse);
}

export async function createAccount({ auth }: Firebase, { email, password }: Credentials): Promise<void> {
  await createUserWithEmailAndPassword(auth, email, password).catch(refuse);
}

export async function signOut({ auth }: Firebase): Promise<void> {
  await leave(auth).catch(refuse);
}

function refuse(thrown: unknown): never {
  throw toFailure(thrown);
}
