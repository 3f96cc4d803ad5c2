import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readBrand } from '../../../src/config/brand-variables.ts';
import { type Environment } from '../../../src/config/environment.ts';
import { configuredHosting } from '../../deploy/configured-hosting.ts';
import { configuredRules } from '../../deploy/configured-rules.ts';
import { type Hosting, POLICY_HEADER } from '../../suite/hosting.ts';
import { LOOPBACK, PROJECT_ROOT } from '../../suite/project.ts';

export const PROJECT = 'shagun-live';
const NUMBER = '4711';
const DATABASE = `/firestore/v1/projects/${PROJECT}/databases/(default)`;
const CONFIG = `/identity/admin/v2/projects/${PROJECT}`;

export const BRAND = readBrand({ VITE_BRAND_DOMAIN: 'vivah.example' });

export const ENVIRONMENT: Environment = {
  firebase: {
    apiKey: 'key',
    projectId: PROJECT,
    authDomain: `${PROJECT}.firebaseapp.com`,
    storageBucket: `${PROJECT}.appspot.com`,
    appId: '1:2:web:3',
  },
  emulators: null,
  appCheck: { siteKey: 'site-key', recaptcha: 'enterprise' },
};

/** Where firebase-tools looks for the address of each API, and the path under which the fake has it. */
const ADDRESS_VARIABLES = {
  FIREBASE_APPCHECK_URL: 'app-check',
  FIREBASE_API_URL: 'firebase',
  FIRESTORE_URL: 'firestore',
  FIREBASE_HOSTING_API_URL: 'hosting',
  FIREBASE_IDENTITY_URL: 'identity',
  FIREBASE_RESOURCEMANAGER_URL: 'resource-manager',
  FIREBASE_RULES_URL: 'rules',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_TOKEN_URL: 'token',
} as const;

type Answer = (body: string) => unknown;

/** Path to the answer: a value, one that depends on the body, or the status of an error. */
export type Answers = Record<string, unknown>;

export interface FakeGoogle {
  readonly variables: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  answers: Answers;
  close(): void;
}

/** Google's APIs on loopback. */
export async function fakeGoogle(): Promise<FakeGoogle> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(`${request.method} ${path}`);
    void text(request).then((body) => {
      const given = fake.answers[path] ?? 404;
      const answer: unknown = typeof given === 'function' ? (given as Answer)(body) : given;
      response.writeHead(typeof answer === 'number' ? answer : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(typeof answer === 'number' ? { error: { message: 'no' } } : answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening));
  const origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const fake: FakeGoogle = {
    variables: Object.fromEntries(Object.entries(ADDRESS_VARIABLES).map(([name, path]) => [name, `${origin}/${path}`])),
    asked,
    answers: deployedAnswers(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return fake;
}

const inProject = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');

function wantedHosting(): Hosting {
  const { hosting } = JSON.parse(inProject('firebase.json')) as { hosting: Hosting };
  return configuredHosting(hosting, ENVIRONMENT);
}

/** The headers of a page as the repository wants them. */
export function wantedPageHeaders(): Headers {
  const policy = wantedHosting()
    .headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === POLICY_HEADER);
  return new Headers({ [POLICY_HEADER]: policy?.value ?? '' });
}

interface Indexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly order?: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly object[];
  }[];
}

/** What Google answers about a project that was deployed from this repository. */
function deployedAnswers(): Answers {
  const { indexes, fieldOverrides } = JSON.parse(inProject('firestore.indexes.json')) as Indexes;
  const hosting = wantedHosting();
  const ruleset = (content: string) => ({ source: { files: [{ name: 'rules', content }] } });
  const agent = `serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  return {
    [`/firebase/v1beta1/projects/${PROJECT}`]: { projectId: PROJECT, projectNumber: NUMBER },
    [`/firebase/v1beta1/projects/${PROJECT}/webApps/1:2:web:3/config`]: {
      apiKey: 'key',
      projectId: PROJECT,
      storageBucket: `${PROJECT}.appspot.com`,
    },
    [`/rules/v1/projects/${PROJECT}/releases/cloud.firestore`]: { rulesetName: `projects/${PROJECT}/rulesets/a` },
    [`/rules/v1/projects/${PROJECT}/releases/firebase.storage/${PROJECT}.appspot.com`]: {
      rulesetName: `projects/${PROJECT}/rulesets/b`,
    },
    [`/rules/v1/projects/${PROJECT}/rulesets/a`]: ruleset(
      configuredRules(inProject('firestore.rules'), BRAND, ENVIRONMENT.firebase),
    ),
    [`/rules/v1/projects/${PROJECT}/rulesets/b`]: ruleset(inProject('storage.rules')),
    [DATABASE]: {
      type: 'FIRESTORE_NATIVE',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
    [`${DATABASE}/backupSchedules`]: { backupSchedules: [{ retention: '1209600s' }] },
    [`${DATABASE}/collectionGroups/-/indexes`]: {
      indexes: indexes.map((index, number) => ({
        ...index,
        name: `projects/${PROJECT}/databases/(default)/collectionGroups/${index.collectionGroup}/indexes/${number}`,
        fields: [...index.fields, { fieldPath: '__name__', order: index.fields.at(-1)?.order ?? 'ASCENDING' }],
        state: 'READY',
      })),
    },
    [`${DATABASE}/collectionGroups/-/fields?filter=indexConfig.usesAncestorConfig=false OR ttlConfig:*`]: {
      fields: [
        { name: `projects/${PROJECT}/databases/(default)/collectionGroups/__default__/fields/*`, indexConfig: {} },
        ...fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => ({
          name: `projects/${PROJECT}/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
          indexConfig: { indexes: indexes.map((field) => ({ fields: [{ fieldPath, ...field }] })) },
        })),
      ],
    },
    [`${DATABASE}/documents:runQuery`]: [{ readTime: '2026-11-25T00:00:00Z' }],
    [`${CONFIG}/config`]: {
      authorizedDomains: [
        'vivah.example',
        `${PROJECT}.firebaseapp.com`,
        `${PROJECT}.web.app`,
        `${PROJECT}--trial-1.web.app`,
      ],
      signIn: { email: { enabled: true }, anonymous: { enabled: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    [`${CONFIG}/defaultSupportedIdpConfigs`]: {
      defaultSupportedIdpConfigs: [{ name: `projects/${NUMBER}/defaultSupportedIdpConfigs/google.com`, enabled: true }],
    },
    [`/identity/v1/projects/${PROJECT}/accounts:lookup`]: (body: string) =>
      body.includes(BRAND.adminEmail) ? { users: [{ email: BRAND.adminEmail, emailVerified: true }] } : {},
    [`/app-check/v1/projects/${NUMBER}/services`]: {
      services: ['firestore', 'firebasestorage', 'identitytoolkit'].map((service) => ({
        name: `projects/${NUMBER}/services/${service}.googleapis.com`,
        enforcementMode: 'ENFORCED',
      })),
    },
    [`/app-check/v1/projects/${NUMBER}/apps/1:2:web:3/recaptchaEnterpriseConfig`]: { siteKey: 'site-key' },
    [`/hosting/v1beta1/projects/${PROJECT}/sites/${PROJECT}/channels/live`]: {
      release: {
        type: 'DEPLOY',
        releaseTime: '2026-11-25T06:00:00Z',
        releaseUser: { email: 'deployer@vivah.example' },
        version: {
          config: {
            headers: hosting.headers.map(({ source, headers }) => ({
              glob: source,
              headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
            })),
            rewrites: (hosting['rewrites'] as readonly { source: string; destination: string }[]).map(
              ({ source, destination }) => ({ glob: source, path: destination }),
            ),
            cleanUrls: true,
            trailingSlashBehavior: 'REMOVE',
          },
        },
      },
    },
    [`/resource-manager/v1/projects/${PROJECT}:getIamPolicy`]: {
      bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: [agent] }],
    },
    [`/storage/storage/v1/b/${PROJECT}.appspot.com?fields=cors`]: {
      cors: [{ origin: ['https://vivah.example'], method: ['GET'] }],
    },
  };
}
