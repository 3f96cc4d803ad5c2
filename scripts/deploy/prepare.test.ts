import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBrand } from '../../src/config/brand-variables.ts';
import { type Environment } from '../../src/config/environment.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { configuredRules } from './configured-rules.ts';
import { prepareDeployment } from './prepare.ts';

const rules = readFileSync(join(PROJECT_ROOT, 'firestore.rules'), 'utf8');
const environment: Environment = {
  firebase: {
    apiKey: 'key',
    projectId: 'shagun-live',
    authDomain: 'auth.shagun-live.example',
    storageBucket: 'shagun-live.appspot.com',
    appId: '1:2:web:3',
  },
  emulators: null,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shagun-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Deployed {
  readonly firestore: { readonly rules: string; readonly indexes: string };
  readonly storage: { readonly rules: string };
  readonly hosting: { readonly public: string; readonly rewrites: unknown; readonly headers: unknown };
}

function deployed(config: string): Deployed {
  return JSON.parse(readFileSync(config, 'utf8')) as Deployed;
}

/** The pattern that the rules match a whole e-mail address against. */
function adminMail(of: string): RegExp {
  const pattern = /function adminMail\(\) \{\s*return '([^']*)'/.exec(of)?.[1] ?? '';
  return new RegExp(`^(?:${pattern})$`);
}

it('leaves the rules unchanged for the default brand', () => {
  expect(configuredRules(rules, readBrand({}))).toBe(rules);
});

it('writes the configured admin address and domain into the rules, and nothing else', () => {
  const brand = readBrand({ VITE_BRAND_DOMAIN: 'vivah.example', VITE_BRAND_ADMIN_EMAIL: 'The.Boss+1@office.example' });
  const configured = configuredRules(rules, brand);
  const lines = configured.split('\n');
  expect(rules.split('\n').filter((line, index) => line !== lines[index])).toHaveLength(1);
  const admins = adminMail(configured);
  for (const email of ['the.boss+1@office.example', 'anybody@vivah.example']) expect(email).toMatch(admins);
  const others = [
    ...['admin@shagun.example', 'someone@office.example', 'theXboss+1@office.example', 'the.boss1@office.example'],
    ...['a@vivahXexample', 'a@vivah.example.evil.test', 'a@sub.vivah.example', 'a@b@vivah.example', '@vivah.example'],
  ];
  for (const email of others) expect(email).not.toMatch(admins);
});

it.each(["a'||true||'@b.example", 'a|.*@b.example', 'a(b)@c.example', 'a@b', 'a\\@b.example'])(
  'rejects the admin address %s',
  (adminEmail) => {
    expect(() => configuredRules(rules, { adminEmail, domain: 'b.example' })).toThrow('VITE_BRAND_ADMIN_EMAIL');
  },
);

it('fails if the rules have no placeholder for the admin address', () => {
  expect(() => configuredRules('service cloud.firestore {}', readBrand({}))).toThrow('adminMail');
});

it('points to the configured rules and to the other files of the project', () => {
  const config = prepareDeployment(folder, environment, readBrand({ VITE_BRAND_DOMAIN: 'vivah.example' }));
  const { firestore, storage, hosting } = deployed(config);
  expect(readFileSync(firestore.rules, 'utf8')).toContain('@vivah[.]example');
  for (const file of [firestore.indexes, storage.rules]) expect(existsSync(file)).toBe(true);
  expect(hosting.public).toBe(join(PROJECT_ROOT, 'dist'));
  const own = deployed(join(PROJECT_ROOT, 'firebase.json'));
  expect(hosting.rewrites).toEqual(own.hosting.rewrites);
});

it('allows frames of the project’s sign-in, and reCAPTCHA only with App Check configured', () => {
  const policyWith = (appCheck: Environment['appCheck']) => {
    const configured = { ...environment, ...(appCheck && { appCheck }) };
    return JSON.stringify(deployed(prepareDeployment(folder, configured, readBrand({}))).hosting.headers);
  };
  const usual = policyWith(undefined);
  expect(usual).toContain('frame-src https://auth.shagun-live.example https://accounts.google.com;');
  expect(usual).not.toContain('recaptcha');
  const checked = policyWith({ siteKey: 'key', recaptcha: 'v3' });
  expect(checked).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(checked).toMatch(/connect-src 'self' [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
});
