import { type Member, newMember } from '../accounts.ts';

/** By a verified e-mail address of the product's own domain. */
export async function newAdmin(): Promise<Member> {
  return newMember({ email: `${crypto.randomUUID()}@shagun.example`, displayName: 'Devika, admin' });
}
