import { type Check, consoleAt, type Difference, differencesOf } from '../check.ts';
import { listAt, textAt, valueAt } from '../google-apis.ts';

export const authentication: Check = {
  title: 'Authentication and authorised domains',
  run: async ({ project, google, environment, brand }) => {
    const [config, providers] = await Promise.all([
      google.get('identity', `/admin/v2/projects/${project}/config`),
      google.list('identity', `/admin/v2/projects/${project}/defaultSupportedIdpConfigs`, 'defaultSupportedIdpConfigs'),
    ]);
    const is = (...path: string[]) => valueAt(config, ...path) === true;
    const enabled = providers
      .filter((provider) => valueAt(provider, 'enabled') === true)
      .map((provider) => textAt(provider, 'name').split('/').at(-1));
    const settings = consoleAt(project, 'authentication/settings');
    const ways = consoleAt(project, 'authentication/providers');

    const domains = listAt(config, 'authorizedDomains').map(String);
    const { authDomain } = environment.firebase;
    const needed = [...new Set([brand.domain, authDomain])];
    const known = [...needed, `${project}.firebaseapp.com`, `${project}.web.app`];
    return {
      differences: [
        ...needed
          .filter((domain) => !domains.includes(domain))
          .map((domain): Difference => ({
            what: `Sign-in does not work on ${domain}.`,
            remedy: `Add it to the authorised domains: ${settings}`,
          })),
        ...domains
          .filter((domain) => !known.includes(domain) && !domain.startsWith(`${project}--`))
          .map((domain): Difference => ({
            what: `Pages of ${domain} may sign visitors in.`,
            remedy: `Remove it from the authorised domains, if you do not need it: ${settings}`,
          })),
        ...differencesOf(
          [!is('signIn', 'email', 'enabled'), 'Signing in with e-mail is off.', `Enable it: ${ways}`],
          [
            !is('signIn', 'anonymous', 'enabled'),
            'Guests cannot give under their name: the anonymous provider is off.',
            `Enable it: ${ways}`,
          ],
          [!enabled.includes('google.com'), 'Signing in with Google is off.', `Enable it: ${ways}`],
          [
            brand.hasFacebookSignIn && !enabled.includes('facebook.com'),
            'The pages offer Facebook, which is off.',
            `Enable it (${ways}), or set VITE_BRAND_FACEBOOK_SIGN_IN=false`,
          ],
          [
            !is('emailPrivacyConfig', 'enableImprovedEmailPrivacy'),
            'Anyone can find out which addresses have an account.',
            `Switch on e-mail enumeration protection: ${settings}`,
          ],
          [
            is('autodeleteAnonymousUsers'),
            'Guests without an account lose their gifts after 30 days.',
            `Switch off the clean-up of anonymous accounts: ${settings}`,
          ],
          [
            is('client', 'permissions', 'disabledUserSignup'),
            'Nobody can register, and guests cannot give under their name.',
            `Enable creation of accounts by users: ${settings}`,
          ],
          [
            is('client', 'permissions', 'disabledUserDeletion'),
            'Members cannot delete their account, which the privacy page promises.',
            `Enable deletion of accounts by users: ${settings}`,
          ],
        ),
      ],
    };
  },
};
