import { brand } from '../../config/brand.ts';
import { isBanned } from '../../domain/admin.ts';
import type { Giver } from '../../domain/contribution.ts';
import { ContributionRefused, Failure } from '../../domain/failure.ts';
import { map } from '../../domain/schema.ts';
import { userSchema } from '../../domain/user.ts';
import { type Caller, readDocument } from '../rest/requests.ts';

/** The rules deny without a reason. This looks up the two reasons that a guest can be told. */
export async function whyDenied(caller: Caller, giver: Giver, denial: Failure): Promise<Error> {
  try {
    const settings = await readDocument(caller, 'settings/platform');
    if (settings?.fields['contributionsEnabled'] === false) return new ContributionRefused({ code: 'switched-off' });
    if (!giver) return denial;
    const { fields } = userSchema;
    const profile = await readDocument(caller, `users/${giver.id}`);
    if (!profile) return denial;
    const { ban, status } = map({ ban: fields.ban, status: fields.status }).parse(profile.fields, `users/${giver.id}`);
    const { tokenEmail } = await import('../accounts/token-email.ts');
    if (isBanned({ id: giver.id, ...(await tokenEmail(caller.connection)) }, { ban, status }, brand))
      return new Failure('banned', 'The giver is banned.', denial, ban?.reason);
  } catch {
    // The reason stays unknown.
  }
  return denial;
}
