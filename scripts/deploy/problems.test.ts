import { expect, it } from 'vitest';
import { deployProblems, deployWarnings } from './problems.ts';

const variables = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'shagun-live',
  VITE_FIREBASE_AUTH_DOMAIN: 'shagun-live.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'shagun-live.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

it('accepts a complete environment for the project', () => {
  expect(deployProblems(['--project', 'shagun-live'], variables)).toEqual([]);
  expect(deployProblems(['--project=shagun-live', '--only', 'hosting'], variables)).toEqual([]);
});

it('requires a project that is not the demo project', () => {
  expect(deployProblems([], variables)).toEqual([expect.stringContaining('--project <id>')]);
  expect(deployProblems(['-P', 'demo-shagun'], variables)[0]).toContain('emulators only');
});

it('reports every missing variable', () => {
  expect(deployProblems(['--project', 'shagun-live'], {})).toHaveLength(5);
});

it('rejects a build that connects to emulators or to another project', () => {
  const emulators = {
    VITE_EMULATOR_HOST: '127.0.0.1',
    VITE_EMULATOR_AUTH_PORT: '1',
    VITE_EMULATOR_FIRESTORE_PORT: '2',
    VITE_EMULATOR_STORAGE_PORT: '3',
  };
  expect(deployProblems(['--project', 'shagun-live'], { ...variables, ...emulators })[0]).toContain('VITE_EMULATOR_');
  expect(deployProblems(['--project', 'other-live'], variables)[0]).toContain("another project's data");
});

it('warns while App Check is off', () => {
  expect(deployWarnings({})[0]).toContain('App Check is off');
  expect(deployWarnings({ appCheck: { siteKey: 'key', recaptcha: 'v3' } })).toEqual([]);
});
