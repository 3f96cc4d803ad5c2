import { deleteApp } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppCheckKey } from '../../config/environment.ts';
import { connect } from '../connection.ts';
import { appOf } from './app.ts';

/** The scripts that App Check adds to the page. */
function recaptchas(): string[] {
  return [...document.querySelectorAll('script')].map(({ src }) => src).filter((src) => src.includes('recaptcha'));
}

function open(name: string, appCheck?: AppCheckKey) {
  const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: '1:2:web:3' };
  return appOf(connect({ firebase, emulators: null, ...(appCheck && { appCheck }) }, name));
}

afterEach(() => {
  for (const script of document.querySelectorAll('head script')) script.remove();
  vi.unstubAllEnvs();
});

describe('App Check', () => {
  it('is off without a key', async () => {
    const app = open('without');
    expect(recaptchas()).toEqual([]);
    await deleteApp(app);
  });

  it.each([
    ['v3', 'https://www.google.com/recaptcha/api.js'],
    ['enterprise', 'https://www.google.com/recaptcha/enterprise.js'],
  ] as const)('starts with the app if there is a key for reCAPTCHA %s', async (recaptcha, script) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
    const app = open(recaptcha, { siteKey: 'key', recaptcha });
    expect(recaptchas()).toEqual([expect.stringContaining(script)]);
    await deleteApp(app);
  });
});
