import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Area } from '../../config/messages/en.ts';
import type { InterfaceLanguage } from '../../config/messages/languages.ts';
import { translations } from '../../config/messages/translations.ts';
import { Failure } from '../../domain/failure.ts';
import { DEFAULT_PREFERENCES } from '../../domain/user.ts';
import { languageStore } from '../../session/language/language-store.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { accountOf, profileOf } from '../../session/testing/people.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { LanguageSelect } from './language-select.tsx';

const CHOICE = 'shagun:language';
const ASHA = accountOf('Asha');

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function open({ accounts = new InMemoryAccounts() } = {}) {
  const load = async (_: InterfaceLanguage, area: Area) => translations.en[area];
  const languages = languageStore(translations.en, load);
  const toasts = recordToasts();
  render(
    <TestPage {...{ accounts, toasts, languages }}>
      <LanguageSelect />
    </TestPage>,
  );
  return { accounts, toasts, select: screen.getByLabelText<HTMLSelectElement>('Language') };
}

/** A signed-in user with this language in the profile. */
function reading(language: 'en' | 'ta'): InMemoryAccounts {
  const accounts = new InMemoryAccounts(ASHA);
  accounts.profiles.set(ASHA.id, profileOf(ASHA, { preferences: { ...DEFAULT_PREFERENCES, language } }));
  return accounts;
}

const pageLanguage = () => document.documentElement.lang;
const saved = (accounts: InMemoryAccounts) => accounts.profiles.get(ASHA.id)?.preferences.language;

it('names each language in its own script', () => {
  const { select } = open();
  expect([...select.options].map(({ value, lang, text }) => [value, lang, text])).toEqual([
    ['en', 'en', 'English'],
    ['hi', 'hi', 'हिन्दी'],
    ['mr', 'mr', 'मराठी'],
    ['gu', 'gu', 'ગુજરાતી'],
    ['ta', 'ta', 'தமிழ்'],
    ['te', 'te', 'తెలుగు'],
  ]);
});

it('switches, and remembers the choice on the device', async () => {
  const { select } = open();
  await userEvent.selectOptions(select, 'ta');
  expect(select).toHaveValue('ta');
  await waitFor(() => expect(pageLanguage()).toBe('ta'));
  expect(select).toHaveValue('ta');
  expect(localStorage.getItem(CHOICE)).toBe('ta');
  await userEvent.selectOptions(select, 'en');
  await waitFor(() => expect(pageLanguage()).toBe('en'));
});

it('replaces the language of the link', async () => {
  history.replaceState({ key: '1' }, '', '/wishlist/1?lang=ta&via=qr');
  const { select } = open();
  await userEvent.selectOptions(select, 'hi');
  expect(location.search).toBe('?lang=hi&via=qr');
  expect(history.state).toEqual({ key: '1' });
});

it('follows the profile once it is known, and remembers it on the device', async () => {
  const { select } = open({ accounts: reading('ta') });
  await waitFor(() => expect(pageLanguage()).toBe('ta'));
  expect(select).toHaveValue('ta');
  expect(localStorage.getItem(CHOICE)).toBe('ta');
});

it('saves the choice in the profile', async () => {
  const accounts = reading('ta');
  const { select } = open({ accounts });
  await waitFor(() => expect(pageLanguage()).toBe('ta'));
  await userEvent.selectOptions(select, 'hi');
  await waitFor(() => expect(saved(accounts)).toBe('hi'));
  expect(pageLanguage()).toBe('hi');
});

it('saves a choice that was made before the profile was known', async () => {
  const accounts = reading('ta');
  const { select } = open({ accounts });
  await userEvent.selectOptions(select, 'hi');
  await waitFor(() => expect(saved(accounts)).toBe('hi'));
  await waitFor(() => expect(pageLanguage()).toBe('hi'));
});

it('says that the choice could not be saved, and keeps it on the page', async () => {
  const accounts = reading('ta');
  const { select, toasts } = open({ accounts });
  await waitFor(() => expect(pageLanguage()).toBe('ta'));
  accounts.failures.set('updateProfile', new Failure('unknown', 'no'));
  await userEvent.selectOptions(select, 'hi');
  await waitFor(() => expect(toasts.shownToasts).toEqual(['✗ Failed to update profile']));
  expect(pageLanguage()).toBe('hi');
});

it('gives a new profile the language of the page', async () => {
  const accounts = new InMemoryAccounts();
  const { select } = open({ accounts });
  await userEvent.selectOptions(select, 'ta');
  await waitFor(() => expect(pageLanguage()).toBe('ta'));
  localStorage.setItem('shagun.account', JSON.stringify(ASHA));
  window.dispatchEvent(new StorageEvent('storage'));
  accounts.arrive(ASHA);
  await waitFor(() => expect(saved(accounts)).toBe('ta'));
});
