import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userId } from '../../domain/ids.ts';
import { pictureAt } from '../../domain/testing/examples.ts';
import { CreatePage } from './create-page.tsx';
import type { Pictures } from './api.ts';
import { addGift, dialog, enter, Heading, openEditor, press, pressIn, question } from './testing.tsx';

beforeEach(() => localStorage.clear());

const PICTURE = pictureAt('lamp');
const DETAILS = { Title: 'Asha & Ravi', Welcome: 'We marry in Pune' };
const LAMP = { Name: 'Brass lamp', Cost: '501' };
const discard = vi.fn<Pictures['discard']>();
beforeEach(() => discard.mockReset());

const openPage = () =>
  openEditor(
    <CreatePage
      owner={userId('asha')}
      ideas={[]}
      pictures={{ upload: async () => PICTURE, discard }}
      {...{ preview: Heading, onCreated: () => undefined }}
    />,
  );

const chooseIn = (place: HTMLElement) =>
  act(async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    const files = [new File(['…'], 'lamp.jpg', { type: 'image/jpeg' })];
    fireEvent.change(within(place).getByLabelText(/^Choose/), { target: { files } });
  });
async function openWithPicture() {
  const page = await openPage();
  await press('Add a gift');
  enter({ Description: 'For us', ...LAMP });
  await chooseIn(screen.getByRole('dialog'));
  await pressIn(dialog('Add a gift'), 'Add to the list');
  return page;
}

it('pictures of a draft are deleted with their gift', async () => {
  await openWithPicture();
  expect(discard.mock.calls.flat(2)).toEqual([]);
  await press('Delete Brass lamp');
  await pressIn(question('Delete this gift?'), 'Delete');
  expect(discard.mock.calls.flat(2)).toEqual([PICTURE]);
});

it('deletes the pictures of a draft when starting over', async () => {
  const { unmount } = await openWithPicture();
  unmount();
  await openPage();
  await press('Start over');
  await pressIn(question('Start over?'), 'Start over');
  expect(discard.mock.calls.flat(2)).toEqual([PICTURE]);
});

it('pictures of a draft are kept when the wishlist is created', async () => {
  await openWithPicture();
  enter(DETAILS);
  await press('Create wishlist');
  expect(discard.mock.calls.flat(2)).toEqual([]);
});

it('pictures of a draft are deleted if the occasion has no couple to show on them, once the wishlist is created', async () => {
  const { wishlists } = await openPage();
  await chooseIn(screen.getByRole('group', { name: 'Cover picture' }));
  enter({ ...DETAILS, Occasion: 'other' });
  await addGift(LAMP);
  expect(discard.mock.calls.flat(2)).toEqual([]);
  await press('Create wishlist');
  expect(wishlists.all[0]?.invitation).toBeNull();
  expect(discard.mock.calls.flat(2)).toEqual([PICTURE]);
});

it('pictures of a draft are kept when another window has created the wishlist', async () => {
  await openWithPicture();
  localStorage.clear();
  await press('Delete Brass lamp');
  await pressIn(question('Delete this gift?'), 'Delete');
  expect(discard.mock.calls.flat(2)).toEqual([]);
});
