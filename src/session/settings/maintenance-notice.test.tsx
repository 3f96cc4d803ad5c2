import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberAccount } from '../../data/accounts/remembered-account.ts';
import { userId } from '../../domain/ids.ts';
import { DEFAULT_SETTINGS } from '../../domain/platform.ts';
import { AtPath } from '../testing/at-path.tsx';
import { inEnglish } from '../testing/english.ts';
import { rememberSettings } from './known-settings.ts';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { shownOf } from './maintenance.ts';

const NOTICE = /^We’re looking after the site/;
const DURING = { ...DEFAULT_SETTINGS, announcement: 'We rest on Sunday.', maintenance: true };

beforeEach(() => sessionStorage.clear());

const at = (path: string) => (
  <AtPath path={path}>
    <MaintenanceNotice />
  </AtPath>
);
const notice = () => screen.queryByText(NOTICE);

it('appears as soon as this window knows, and goes when maintenance ends', async () => {
  render(at('/dashboard'));
  expect(notice()).toBeNull();
  await act(async () => rememberSettings(await shownOf(DURING, inEnglish())));
  expect(notice()).toBeVisible();
  await act(async () => rememberSettings(await shownOf(DEFAULT_SETTINGS, inEnglish())));
  expect(notice()).toBeNull();
});

it('stands in for the announcement only during maintenance', async () => {
  expect((await shownOf(DURING, inEnglish())).announcement).toMatch(NOTICE);
  const after = { ...DURING, maintenance: false };
  expect(await shownOf(after, inEnglish())).toEqual({
    feePercent: 7.5,
    announcement: 'We rest on Sunday.',
    contributionsEnabled: true,
  });
});

it('leaves the announcement to members, who have the notice on their own pages', async () => {
  rememberAccount({ id: userId('asha'), displayName: 'Asha', photoURL: null }, false);
  expect((await shownOf(DURING, inEnglish())).announcement).toBe('We rest on Sunday.');
});
