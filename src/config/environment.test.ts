import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const production = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'shagun-live',
  VITE_FIREBASE_AUTH_DOMAIN: 'shagun-live.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'shagun-live.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const emulators = {
  VITE_EMULATOR_HOST: '127.0.0.1',
  VITE_EMULATOR_AUTH_PORT: '9099',
  VITE_EMULATOR_FIRESTORE_PORT: '8080',
  VITE_EMULATOR_STORAGE_PORT: '9199',
};

function badVariables(variables: Record<string, string>): string[] {
  const parsed = parseEnvironment(variables);
  return parsed.ok ? [] : parsed.problems.map(({ variable }) => variable);
}

describe('the environment', () => {
  it('is complete without emulators', () => {
    const parsed = parseEnvironment(production);
    expect(parsed).toMatchObject({
      ok: true,
      environment: { emulators: null, firebase: { projectId: 'shagun-live' } },
    });
  });

  it('parses the hosts and ports of the emulators', () => {
    const parsed = parseEnvironment({ ...production, ...emulators });
    expect(parsed).toMatchObject({ ok: true, environment: { emulators: { host: '127.0.0.1', firestorePort: 8080 } } });
  });

  it('names every variable that is missing', () => {
    expect(badVariables({})).toEqual(Object.keys(production));
  });

  it('names every invalid variable', () => {
    const bad = {
      VITE_FIREBASE_PROJECT_ID: 'Not An Id',
      VITE_EMULATOR_AUTH_PORT: 'many',
      VITE_EMULATOR_STORAGE_PORT: '70000',
    };
    expect(badVariables({ ...production, ...emulators, ...bad })).toEqual(Object.keys(bad));
  });

  it('requires all of the emulators or none', () => {
    expect(badVariables({ ...production, VITE_EMULATOR_HOST: '127.0.0.1' })).toEqual([
      'VITE_EMULATOR_AUTH_PORT',
      'VITE_EMULATOR_FIRESTORE_PORT',
      'VITE_EMULATOR_STORAGE_PORT',
    ]);
  });

  it('has no App Check unless its key is set', () => {
    const parsed = parseEnvironment({ ...production, VITE_APP_CHECK_SITE_KEY: '' });
    expect(parsed.ok && 'appCheck' in parsed.environment).toBe(false);
  });

  it.each([
    [{}, 'v3'],
    [{ VITE_APP_CHECK_RECAPTCHA: 'enterprise' }, 'enterprise'],
  ])('has the key of App Check, and its kind: %o', (kind, recaptcha) => {
    const parsed = parseEnvironment({ ...production, VITE_APP_CHECK_SITE_KEY: '6Lc-key_1', ...kind });
    expect(parsed).toMatchObject({ environment: { appCheck: { siteKey: '6Lc-key_1', recaptcha } } });
  });

  it('rejects an unknown kind, and a kind without a key', () => {
    expect(badVariables({ ...production, VITE_APP_CHECK_RECAPTCHA: 'v2' })).toEqual([
      'VITE_APP_CHECK_RECAPTCHA',
      'VITE_APP_CHECK_SITE_KEY',
    ]);
  });
});
