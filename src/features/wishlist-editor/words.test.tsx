import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
// Many files: loaded here, because loading them within a test would be limited by its deadlines.
import '../../config/messages/translations.ts';
import { Failure } from '../../domain/failure.ts';
import { DEFAULT_TEXTS } from '../../domain/invitation-texts.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { EditScreen } from './edit-screen.tsx';
import { enter, field, Heading, openEditor, press } from './testing.tsx';

beforeEach(() => localStorage.clear());

const OURS = wishlist({ title: 'Lamp' });
const ENGLISH = 'Your words in English';
const HINDI = 'Your words in हिन्दी';

async function openPage(wishlists = new InMemoryWishlists()) {
  wishlists.become(OURS);
  const page = await openEditor(<EditScreen id={OURS.id} preview={Heading} />, wishlists);
  await screen.findByLabelText(ENGLISH);
  return page;
}

const choose = async (language: string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name: language })));

it('begin with a default that has the names and follows the page', async () => {
  await openPage();
  expect(field(ENGLISH)).toHaveDisplayValue(/celebrate with us\.\n\nAsha & Ravi\n/);
  enter({ Title: 'Asha weds Ravi' });
  expect(field(ENGLISH)).toHaveDisplayValue(/\nAsha weds Ravi\n/);
});

it('are written in each language, and saved without those of the others', async () => {
  const { wishlists } = await openPage();
  enter({ [ENGLISH]: 'Come to our wedding' });
  await choose('हिन्दी');
  await screen.findByLabelText(HINDI);
  enter({ [HINDI]: 'शादी में आइए' });
  // Another device writes Tamil meanwhile.
  wishlists.texts = { ...DEFAULT_TEXTS, ta: 'வாருங்கள்' };
  await press('Save the words');
  expect(wishlists.texts).toEqual({ ...DEFAULT_TEXTS, en: 'Come to our wedding', hi: 'शादी में आइए', ta: 'வாருங்கள்' });
});

it('return to the default', async () => {
  const wishlists = new InMemoryWishlists();
  wishlists.texts = { ...DEFAULT_TEXTS, en: 'Come to our wedding' };
  await openPage(wishlists);
  expect(field(ENGLISH)).toHaveValue('Come to our wedding');
  await press('Use the suggested words');
  expect(field(ENGLISH)).toHaveDisplayValue(/celebrate with us/);
  await press('Save the words');
  expect(wishlists.texts).toEqual(DEFAULT_TEXTS);
});

it('can be emptied while typing, and are the default again when the field is left', async () => {
  await openPage();
  enter({ [ENGLISH]: '' });
  expect(field(ENGLISH)).toHaveValue('');
  fireEvent.blur(field(ENGLISH));
  expect(field(ENGLISH)).toHaveDisplayValue(/celebrate with us/);
});

it('are not lost if they cannot be saved', async () => {
  const { wishlists } = await openPage();
  enter({ [ENGLISH]: 'Come to our wedding' });
  wishlists.failure = new Failure('offline', 'no network');
  await press('Save the words');
  expect(field(ENGLISH)).toHaveValue('Come to our wedding');
  expect(screen.getByRole('button', { name: 'Save the words' })).toBeEnabled();
});
