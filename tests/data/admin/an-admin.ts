import { ensureProfile } from '../../../src/data/profiles/ensure-profile.ts';
import { type Member, newMember } from '../accounts.ts';
import { memberAt } from '../own-emulator.ts';

/** An admin by a verified e-mail address of the product's domain. */
export async function newAdmin(): Promise<Member> {
  return newMember(anAdmin());
}

/** The same with another Firestore emulator. */
export async function adminAt(firestorePort: number): Promise<Member> {
  return withProfile(await memberAt(firestorePort, anAdmin()));
}

export async function withProfile(member: Member): Promise<Member> {
  await ensureProfile(member.connection, { ...member, isEmailVerified: true, photoURL: null }, 'en');
  return member;
}

function anAdmin() {
  return { email: `${crypto.randomUUID()}@shagun.example`, displayName: 'Devika, admin' };
}
