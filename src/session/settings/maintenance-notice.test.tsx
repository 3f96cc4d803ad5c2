import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberAccount } from '../../data/accounts/remembered-account.ts';
import { userId } from '../../domain/ids.ts';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import { announcing } from '../../domain/testing/documents.ts';
import { inEnglish } from '../testing/english.ts';
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts';
import { MemberPage } from '../testing/member-page.tsx';
import { accountOf, profileOf } from '../testing/people.ts';
import { recordToasts } from '../testing/record-toasts.ts';
import { shownIn } from './memory-keys.ts';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { shown } from './announcement.ts';
import { keepSettings } from './kept-settings.ts';

const NOTICE = /^We’re looking after the site/;
const DURING = { ...DEFAULT_SETTINGS, announcements: [announcing('We rest on Sunday.')], maintenance: true };

beforeEach(() => sessionStorage.clear());

const ASHA = accountOf('Asha');

async function visit({ isAdmin = false } = {}): Promise<void> {
  const accounts = new InMemoryAccounts(ASHA);
  accounts.profiles.set(ASHA.id, profileOf(ASHA, { isAdmin }));
  render(
    <MemberPage accounts={accounts} toasts={recordToasts()}>
      <p>The page</p>
      <MaintenanceNotice />
    </MemberPage>,
  );
  await screen.findByText('The page');
}

const notice = () => screen.queryByText(NOTICE);

it('appears as soon as this window knows, and goes when maintenance ends', async () => {
  await visit();
  expect(notice()).toBeNull();
  await act(async () => keepSettings(DURING, inEnglish()));
  expect(notice()).toBeVisible();
  await act(async () => keepSettings(DEFAULT_SETTINGS, inEnglish()));
  expect(notice()).toBeNull();
});

it('tells admins that they can still change something', async () => {
  await visit({ isAdmin: true });
  await act(async () => keepSettings(DURING, inEnglish()));
  expect(screen.getByText('Maintenance is on: only admins can make changes.')).toBeVisible();
  expect(notice()).toBeNull();
});

async function announced(settings: PlatformSettings): Promise<string> {
  await keepSettings(settings, inEnglish());
  return shownIn(shown.read()).text;
}

it('stands in for the announcement only during maintenance', async () => {
  expect(await announced(DURING)).toMatch(NOTICE);
  expect(await announced({ ...DURING, maintenance: false })).toBe('We rest on Sunday.');
});

it('leaves the announcement to members, who have the notice on their own pages', async () => {
  rememberAccount({ id: userId('asha'), displayName: 'Asha', photoURL: null }, false);
  expect(await announced(DURING)).toBe('We rest on Sunday.');
});
