import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { BRAND_VARIABLES, readBrand } from '../../src/config/brand-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { PROJECT_ROOT } from '../suite/project.ts';

const example = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8');
const everything = parseEnv(example.replace(/^# (?=VITE_)/gm, ''));

it('lists every required variable with an empty value', () => {
  const parsed = parseEnvironment(parseEnv(example));
  const missing = parsed.ok ? [] : parsed.problems.map(({ variable }) => variable);
  const asked = Object.entries(parseEnv(example)).flatMap(([name, value]) => (value === '' ? [name] : []));
  expect(missing.sort()).toEqual(asked.sort());
  expect(missing).toHaveLength(5);
});

it('lists every brand variable with its default', () => {
  const named = Object.keys(everything).filter((name) => name.startsWith('VITE_BRAND_'));
  expect(named.sort()).toEqual(Object.keys(BRAND_VARIABLES).sort());
  const { VITE_BRAND_FACEBOOK_SIGN_IN: _, ...texts } = everything;
  expect(readBrand(texts)).toEqual(readBrand({}));
});

it('shows how to configure App Check', () => {
  const filled = { ...everything, VITE_APP_CHECK_SITE_KEY: 'site-key' };
  const firebase = {
    ...{ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shagun-live', VITE_FIREBASE_APP_ID: '1:2:web:3' },
    ...{ VITE_FIREBASE_AUTH_DOMAIN: 'shagun-live.firebaseapp.com', VITE_FIREBASE_STORAGE_BUCKET: 'shagun-live' },
  };
  expect(parseEnvironment({ ...filled, ...firebase })).toMatchObject({
    ok: true,
    environment: { appCheck: { siteKey: 'site-key', recaptcha: 'v3' } },
  });
});
