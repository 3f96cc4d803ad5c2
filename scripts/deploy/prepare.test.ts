import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Brand, readBrand } from '../../src/config/brand-variables.ts';
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

const configured = (brand: Brand = readBrand({})) => configuredRules(rules, brand, environment.firebase);

/** The pattern that a function of the rules returns, which they match a whole text against. */
function patternOf(name: string, of: string): RegExp {
  const pattern = new RegExp(`function ${name}\\(\\) \\{\\s*return '([^']*)'`).exec(of)?.[1] ?? '';
  return new RegExp(`^(?:${pattern})$`);
}

it('writes into the rules only what depends on the configuration', () => {
  const [before, after] = [rules.split('\n'), configured().split('\n')];
  const changed = before.flatMap((line, index) => (line === after[index] ? [] : before[index - 1]?.trim()));
  expect(changed).toEqual(['function siteOrigin() {', 'function bucket() {']);
  expect(after).toHaveLength(before.length);
});

it('writes the configured admin address and domain into the rules', () => {
  const brand = readBrand({ VITE_BRAND_DOMAIN: 'vivah.example', VITE_BRAND_ADMIN_EMAIL: 'The.Boss+1@office.example' });
  const admins = patternOf('adminMail', configured(brand));
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
    expect(() => configured({ ...readBrand({}), adminEmail, domain: 'b.example' })).toThrow('VITE_BRAND_ADMIN_EMAIL');
  },
);

it('writes the addresses of the site into the rules, and no local one', () => {
  const origins = patternOf('siteOrigin', configured(readBrand({ VITE_BRAND_DOMAIN: 'vivah.example' })));
  const ours = [
    ...['https://vivah.example', 'https://shagun-live.web.app', 'https://shagun-live.firebaseapp.com'],
    'https://shagun-live--trial-a1b2c3.web.app',
  ];
  for (const origin of ours) expect(origin).toMatch(origins);
  const others = [
    ...['http://vivah.example', 'https://vivahxexample', 'https://evil.test', 'https://vivah.example.evil.test'],
    ...['https://vivah.example@evil.test', 'https://shagun.example', 'https://other.web.app', 'http://127.0.0.1:5000'],
    ...['https://shagun-live.web.app.evil.test', 'https://shagun-live-2.web.app', 'https://evil--shagun-live.web.app'],
  ];
  for (const origin of others) expect(origin).not.toMatch(origins);
});

it('writes the bucket into the rules, and no local one', () => {
  const bucket = patternOf('bucket', configured());
  expect('https://firebasestorage.googleapis.com/v0/b/shagun-live.appspot.com/o/').toMatch(bucket);
  for (const other of [
    'https://firebasestorage.googleapis.com/v0/b/other.appspot.com/o/',
    'https://firebasestorage.googleapis.com/v0/b/shagun-live-appspot.com/o/',
    'https://firebasestoragexgoogleapis.com/v0/b/shagun-live.appspot.com/o/',
    'http://127.0.0.1:9199/v0/b/demo-shagun.appspot.com/o/',
  ])
    expect(other).not.toMatch(bucket);
});

it('fails if the rules have no placeholder for the admin address', () => {
  expect(() => configuredRules('service cloud.firestore {}', readBrand({}), environment.firebase)).toThrow('adminMail');
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

it('allows pictures of the project’s bucket only', () => {
  const policy = JSON.stringify(deployed(prepareDeployment(folder, environment, readBrand({}))).hosting.headers);
  expect(policy).toContain(
    "img-src 'self' data: blob: https://firebasestorage.googleapis.com/v0/b/shagun-live.appspot.com/o/;",
  );
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
