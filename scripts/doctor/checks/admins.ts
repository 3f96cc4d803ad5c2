import { type Check, consoleAt, type Difference } from '../check.ts';
import { listAt, textAt, valueAt } from '../google-apis.ts';

const MOST_SHOWN = 100;

/** The rules of who is an admin are compared with the Firestore rules; this looks at the accounts. */
export const admins: Check = {
  title: 'Admins',
  run: async ({ project, google, brand }) => {
    const lookUp = async (by: object) =>
      listAt(await google.ask('identity', `/v1/projects/${project}/accounts:lookup`, by), 'users')[0];
    const [byAddress, byUid, flagged] = await Promise.all([
      lookUp({ email: [brand.adminEmail] }),
      lookUp({ localId: ['admin'] }),
      google.ask('firestore', `/v1/projects/${project}/databases/(default)/documents:runQuery`, {
        structuredQuery: {
          from: [{ collectionId: 'users' }],
          where: { fieldFilter: { field: { fieldPath: 'isAdmin' }, op: 'EQUAL', value: { booleanValue: true } } },
          limit: MOST_SHOWN,
        },
      }),
    ]);
    const users = consoleAt(project, 'authentication/users');
    const differences: Difference[] = [];
    if (byAddress === undefined)
      differences.push({
        what: `${brand.adminEmail} has no account.`,
        remedy: `Register it on the site and open the link in the e-mail, or correct VITE_BRAND_ADMIN_EMAIL and deploy.`,
      });
    else if (valueAt(byAddress, 'emailVerified') !== true)
      differences.push({
        what: `${brand.adminEmail} is not verified, so it is no admin.`,
        remedy: 'Sign in with it and open the link in the e-mail.',
      });
    if (byUid !== undefined)
      differences.push({
        what: `An account has the uid "admin" (${textAt(byUid, 'email') || 'no address'}), which always is an admin.`,
        remedy: `Only you could have created it, with the Admin SDK. Delete it if you do not know it: ${users}`,
      });

    const profiles = (Array.isArray(flagged) ? flagged : []).map((row) => valueAt(row, 'document')).filter(Boolean);
    const notes = [
      `Every verified address at ${brand.domain} is an admin. Look through the mailboxes of the domain.`,
      profiles.length === 0
        ? 'No profile has the admin flag.'
        : `${profiles.length === MOST_SHOWN ? 'At least ' : ''}${profiles.length} with the admin flag. Remove it on /admin/users from any that you do not know:`,
      ...profiles.map(
        (profile) =>
          `  ${textAt(profile, 'fields', 'email', 'stringValue') || 'no address'} (uid ${textAt(profile, 'name').split('/').at(-1) ?? ''}${textAt(profile, 'fields', 'status', 'stringValue') === 'banned' ? ', banned' : ''})`,
      ),
    ];
    return { differences, notes };
  },
};
