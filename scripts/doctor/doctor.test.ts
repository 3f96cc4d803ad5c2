import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../suite/project.ts';
import { examine, type Result } from './examine.ts';
import { reportOf } from './report.ts';
import { BRAND, ENVIRONMENT, fakeGoogle, type FakeGoogle, PROJECT, wantedPageHeaders } from './testing/fake-project.ts';

let google: FakeGoogle;

beforeEach(async () => {
  google = await fakeGoogle();
  for (const [name, address] of Object.entries(google.variables)) vi.stubEnv(name, address);
  for (const proxy of ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']) vi.stubEnv(proxy, '');
});
afterEach(() => {
  google.close();
  vi.unstubAllEnvs();
});

const wanted = { environment: ENVIRONMENT, brand: BRAND };
const look = (configuration = wanted, headers = wantedPageHeaders()) =>
  examine(PROJECT, configuration, async () => headers);

const differencesIn = (results: readonly Result[]) =>
  results.flatMap((result) => ('reason' in result ? [] : result.differences));

/** The path of the one question that ends so. */
function pathOf(end: string): string {
  const paths = Object.keys(google.answers).filter((path) => path.endsWith(end));
  expect(paths).toHaveLength(1);
  return paths[0] ?? '';
}

/** Changes the text of an answer. */
function alter(end: string, from: string, to: string): void {
  const path = pathOf(end);
  const before = JSON.stringify(google.answers[path]);
  expect(before).toContain(from);
  google.answers[path] = JSON.parse(before.replace(from, to));
}

it('finds no difference in a project that was deployed from here', async () => {
  const results = await look();
  expect(results.filter((result) => 'reason' in result)).toEqual([]);
  expect(differencesIn(results)).toEqual([]);
  const { text: report, exitCode } = reportOf(PROJECT, results);
  expect(report).toContain('No differences.');
  expect(exitCode).toBe(0);
});

it('only reads', async () => {
  await look();
  const posted = google.asked.filter((request) => !request.startsWith('GET '));
  expect(posted.map((request) => request.split(':').at(-1)).sort()).toEqual([
    ...['getIamPolicy', 'lookup', 'lookup', 'runQuery'],
  ]);
});

it.each([
  ['rulesets/a', 'rules_version', '// rules_version', 'line 1 is "// rules_version'],
  ['rulesets/a', '@vivah[.]example', '@other[.]example', 'not those of this repository'],
  ['rulesets/b', "rules_version = '2'", "rules_version = '1'", 'not those of this repository'],
  ['-/indexes', '"order":"ASCENDING"', '"order":"DESCENDING"', 'Missing: index wishlists(userId ascending, createdAt'],
  ['-/indexes', '"order":"ASCENDING"', '"order":"DESCENDING"', 'Not in the repository: index wishlists(userId desc'],
  ['-/indexes', '"READY"', '"CREATING"', 'is CREATING.'],
  ['ttlConfig:*', '/fields/items', '/fields/other', 'Missing: field wishlists.items, indexed: nothing'],
  ['databases/(default)', 'FIRESTORE_NATIVE', 'DATASTORE_MODE', 'The database is DATASTORE_MODE.'],
  ['databases/(default)', 'DELETE_PROTECTION_ENABLED', 'DELETE_PROTECTION_DISABLED', 'can be deleted'],
  ['databases/(default)', 'RECOVERY_ENABLED', 'RECOVERY_DISABLED', 'point-in-time recovery is off'],
  ['backupSchedules', '{"retention":"1209600s"}', '', 'Nothing makes backups.'],
  ['web:3/config', '"key"', '"another"', 'VITE_FIREBASE_API_KEY is not the apiKey'],
  ['shagun-live/config', '"vivah.example",', '', 'Sign-in does not work on vivah.example.'],
  ['shagun-live/config', '"vivah.example",', '"vivah.example","evil.test",', 'Pages of evil.test may sign'],
  ['shagun-live/config', '"email":{"enabled":true}', '"email":{}', 'Signing in with e-mail is off.'],
  ['shagun-live/config', '"anonymous":{"enabled":true}', '"anonymous":{}', 'Guests cannot give under their name'],
  ['shagun-live/config', 'enableImproved', 'x', 'find out which addresses'],
  ['shagun-live/config', '{', '{"autodeleteAnonymousUsers":true,', 'lose their gifts after 30 days'],
  ['shagun-live/config', '{', '{"client":{"permissions":{"disabledUserSignup":true}},', 'Nobody can register'],
  [
    'shagun-live/config',
    '{',
    '{"client":{"permissions":{"disabledUserDeletion":true}},',
    'cannot delete their account',
  ],
  ['defaultSupportedIdpConfigs', 'google.com', 'apple.com', 'Signing in with Google is off.'],
  ['/services', '"ENFORCED"', '"UNENFORCED"', 'Firestore serves requests without a proof'],
  ['recaptchaEnterpriseConfig', 'site-key', 'another', 'not registered with this key'],
  [
    'channels/live',
    "frame-ancestors 'none'",
    'frame-ancestors *',
    `"frame-ancestors *", here "frame-ancestors 'none'"`,
  ],
  ['channels/live', 'X-Content-Type-Options', 'X-Other', '!/__/** has no X-Content-Type-Options.'],
  [
    'channels/live',
    '"headers":[',
    '"headers":[{"glob":"/x","headers":{}},',
    'Headers for /x are not in firebase.json.',
  ],
  ['channels/live', '/wishlist.html', '/other.html', 'The rewrites of addresses are others.'],
  ['channels/live', 'REMOVE', 'ADD', 'Addresses end in .html or a slash.'],
  ['getIamPolicy', 'service-4711', 'service-1', 'Every upload is denied'],
  ['fields=cors', 'https://vivah.example', 'https://other.example', 'have no pictures'],
])('reports a difference: %s with %s → %s', async (end, from, to, what) => {
  alter(end, from, to);
  const results = await look();
  const found = differencesIn(results).find((difference) => difference.what.includes(what));
  expect(found?.remedy).toMatch(/./);
  expect(reportOf(PROJECT, results).exitCode).toBe(1);
});

it.each([
  ['releases/cloud.firestore', 'No rules are deployed.'],
  ['databases/(default)', 'There is no database.'],
  ['web:3/config', 'The project has no web app 1:2:web:3.'],
  ['recaptchaEnterpriseConfig', 'not registered with this key'],
  ['channels/live', 'No site is deployed.'],
  ['fields=cors', 'There is no bucket shagun-live.appspot.com.'],
])('reports what is missing: %s', async (end, what) => {
  google.answers[pathOf(end)] = 404;
  expect(differencesIn(await look()).map((difference) => difference.what)).toContainEqual(
    expect.stringContaining(what),
  );
});

it('reports a domain that shows another site', async () => {
  const differences = differencesIn(await look(wanted, new Headers()));
  expect(differences).toEqual([
    {
      what: expect.stringContaining('https://vivah.example/ does not send this policy') as string,
      remedy: expect.any(String) as string,
    },
  ]);
});

it('reports App Check without a site key, and that enforcing it then shuts everyone out', async () => {
  const { appCheck: _, ...environment } = ENVIRONMENT;
  const { text: report } = reportOf(PROJECT, await look({ environment, brand: BRAND }));
  expect(report).toContain('VITE_APP_CHECK_SITE_KEY is not set');
  expect(report).toContain('Storage refuses every visitor');
});

it('lists the admins by flag, and tells when the admin address is not an admin', async () => {
  google.answers[pathOf('runQuery')] = [
    {
      document: {
        name: `projects/${PROJECT}/databases/(default)/documents/users/u1`,
        fields: { email: { stringValue: 'asha@example.com' }, status: { stringValue: 'banned' } },
      },
    },
  ];
  google.answers[pathOf('accounts:lookup')] = (body: string) =>
    body.includes('localId') ? { users: [{ email: 'x@example.com' }] } : { users: [{ emailVerified: false }] };
  const { text: report } = reportOf(PROJECT, await look());
  expect(report).toContain('asha@example.com (uid u1, banned)');
  expect(report).toContain('admin@vivah.example is not verified');
  expect(report).toContain('An account has the uid "admin" (x@example.com)');
});

it('reads every page of a list', async () => {
  const path = pathOf('backupSchedules');
  google.answers[`${path}?pageToken=2 & more`] = google.answers[path];
  google.answers[path] = { nextPageToken: '2 & more' };
  expect(differencesIn(await look())).toEqual([]);
});

it('never claims a check that could not be made', async () => {
  google.answers[pathOf('getIamPolicy')] = 403;
  const { text: report, exitCode } = reportOf(PROJECT, await look());
  expect(report).toContain('?  Storage: role and pictures: could not be looked at: HTTP 403: no');
  expect(report).toContain('No differences in what could be looked at. 1 of 10 checks could not be made.');
  expect(exitCode).toBe(1);
});

it('explains that there is no such project', async () => {
  google.answers[pathOf('projects/shagun-live')] = 403;
  await expect(look()).rejects.toThrow('shagun-live does not exist, or your account may not see it (HTTP 403: no)');
});

it('explains that Google cannot be reached', async () => {
  google.close();
  await expect(look()).rejects.toThrow('Google cannot be reached');
});

interface Ended {
  readonly status: number | null;
  readonly errors: string;
}

/** Runs the command with an account folder of its own; nobody is signed in there, unless `account` says who. */
async function doctor(args: readonly string[], account?: object): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'shagun-doctor-'));
  if (account) {
    mkdirSync(join(folder, 'configstore'));
    writeFileSync(join(folder, 'configstore/firebase-tools.json'), JSON.stringify(account));
  }
  const variables = {
    ...{ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_FIREBASE_APP_ID: '1:2:web:3' },
    ...{ VITE_FIREBASE_AUTH_DOMAIN: 'a.example', VITE_FIREBASE_STORAGE_BUCKET: 'bucket' },
  };
  const { GOOGLE_APPLICATION_CREDENTIALS: _key, FIREBASE_TOKEN: _token, ...inherited } = process.env;
  const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/doctor/main.ts', ...args], {
    cwd: PROJECT_ROOT,
    env: { ...inherited, ...variables, ...google.variables, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  rmSync(folder, { recursive: true });
  return { status: command.exitCode, errors };
}

it.each([
  [[], 'npm run doctor -- --project <id>'],
  [['--project', 'demo-shagun'], 'exists in emulators only'],
  [['--project', 'another-live'], 'VITE_FIREBASE_PROJECT_ID is shagun-live'],
  [['--projekt', PROJECT], "Unknown option '--projekt'"],
  [['--project', PROJECT], 'you are not signed in. Run `npx firebase login`'],
])('explains what is wrong with %j', async (args, reason) => {
  const { status, errors } = await doctor(args);
  expect(errors).toContain(reason);
  expect(errors).not.toContain('    at ');
  expect(status).toBe(1);
});

it('explains that the sign-in is no longer valid', async () => {
  google.answers['/token/oauth2/v3/token'] = 400;
  const account = { user: { email: 'deployer@vivah.example' }, tokens: { refresh_token: 'revoked', expires_at: 1 } };
  const { status, errors } = await doctor(['--project', PROJECT], account);
  expect(errors).toContain('login --reauth');
  expect(errors).not.toContain('    at ');
  expect(status).toBe(1);
});
