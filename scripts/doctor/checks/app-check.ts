import { type Check, consoleAt, type Difference } from '../check.ts';
import { textAt, valueAt } from '../google-apis.ts';

const SERVICES = {
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
  'identitytoolkit.googleapis.com': 'Authentication',
} as const;

export const appCheck: Check = {
  title: 'App Check',
  run: async ({ project, number, google, environment }) => {
    const key = environment.appCheck;
    const place = consoleAt(project, 'appcheck');
    const services = await google.list('appCheck', `/v1/projects/${number}/services`, 'services');
    const enforced = new Set(
      services
        .filter((service) => textAt(service, 'enforcementMode') === 'ENFORCED')
        .map((service) => textAt(service, 'name').split('/').at(-1)),
    );
    const names = Object.entries(SERVICES);
    if (!key)
      return {
        differences: [
          {
            what: 'It is off: VITE_APP_CHECK_SITE_KEY is not set, so scripts can call the database directly.',
            remedy: 'docs/deploying.md, App Check',
          },
          ...names.flatMap(([service, name]): Difference[] =>
            enforced.has(service)
              ? [
                  {
                    what: `${name} refuses every visitor: it is enforced without a site key.`,
                    remedy: `Set VITE_APP_CHECK_SITE_KEY and deploy, or stop enforcing it: ${place}`,
                  },
                ]
              : [],
          ),
        ],
      };

    const kind = key.recaptcha === 'v3' ? 'recaptchaV3Config' : 'recaptchaEnterpriseConfig';
    const path = `/v1/projects/${number}/apps/${environment.firebase.appId}/${kind}`;
    const registered = await google.find('appCheck', path);
    const isRegistered =
      key.recaptcha === 'v3'
        ? valueAt(registered, 'siteSecretSet') === true
        : textAt(registered, 'siteKey') === key.siteKey;
    return {
      differences: [
        ...(isRegistered
          ? []
          : [{ what: 'The web app is not registered with this key.', remedy: `Register it: ${place}` }]),
        ...names.flatMap(([service, name]): Difference[] =>
          enforced.has(service)
            ? []
            : [
                {
                  what: `${name} serves requests without a proof, too.`,
                  remedy: `Enforce it once most requests are verified: ${place}`,
                },
              ],
        ),
      ],
      ...(key.recaptcha === 'v3' && {
        notes: ['Google does not tell which site key of reCAPTCHA v3 belongs to the registered secret.'],
      }),
    };
  },
};
