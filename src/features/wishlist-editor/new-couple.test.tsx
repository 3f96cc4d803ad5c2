import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CreateScreen } from './create-screen.tsx';
import { addGift, enter, field, Heading, openEditor, press } from './testing.tsx';

beforeEach(() => localStorage.clear());

const openPage = () => openEditor(<CreateScreen preview={Heading} />);

const DETAILS = { Title: 'Asha & Ravi', Welcome: 'We marry in Pune' };
const FIRST = 'First name on the card';
const SECOND = 'Second name on the card';
const NAMES = { [FIRST]: 'Asha', [SECOND]: 'Ravi' };
const LAMP = { Name: 'Brass lamp', Cost: '501' };
const submit = () => press('Create wishlist');

describe('a new wishlist', () => {
  it('begins with the names of the couple, if they are entered', async () => {
    const { wishlists } = await openPage();
    enter({ ...NAMES, Welcome: 'We marry in Pune' });
    await addGift(LAMP);
    await submit();
    expect(wishlists.all).toMatchObject([
      { title: 'Asha & Ravi’s wedding', invitation: { first: 'Asha', second: 'Ravi', families: '', story: '' } },
    ]);
  });

  it('needs the second name with the first', async () => {
    const { wishlists } = await openPage();
    enter({ ...DETAILS, ...NAMES, [SECOND]: '' });
    await addGift(LAMP);
    await submit();
    expect(field(SECOND)).toHaveFocus();
    expect(field(SECOND)).toHaveAccessibleDescription(/Please fill in this field/);
    expect(wishlists.all).toEqual([]);
  });

  it('has no names, if the occasion is not of a couple', async () => {
    const { wishlists } = await openPage();
    enter({ ...DETAILS, ...NAMES, Occasion: 'other' });
    expect(screen.queryByLabelText(FIRST)).not.toBeInTheDocument();
    await addGift(LAMP);
    await submit();
    expect(wishlists.all).toMatchObject([{ title: 'Asha & Ravi', invitation: null }]);
  });
});

it('is created with the chosen theme, and previewed as it is typed', async () => {
  const { wishlists } = await openPage();
  fireEvent.click(screen.getByRole('radio', { name: 'Preview' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Ananya & Rohan’s wedding')).toBeVisible();
  enter({ ...DETAILS, ...NAMES, [SECOND]: 'Rohan' });
  expect(await preview.findByText('Asha & Rohan')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Lotus' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Edit' }));
  await addGift(LAMP);
  await submit();
  expect(wishlists.all).toMatchObject([{ theme: 'lotus', invitation: { first: 'Asha', second: 'Rohan' } }]);
});

describe('the title', () => {
  it('follows the names and the occasion', async () => {
    await openPage();
    enter({ [FIRST]: 'Asha' });
    expect(field('Title')).toHaveValue('');
    enter({ [SECOND]: 'Ravi' });
    expect(field('Title')).toHaveValue('Asha & Ravi’s wedding');
    enter({ Occasion: 'engagement' });
    expect(field('Title')).toHaveValue('Asha & Ravi’s engagement');
    enter({ Occasion: 'other' });
    expect(field('Title')).toHaveValue('');
  });

  it('stays as the host wrote it', async () => {
    await openPage();
    enter(NAMES);
    enter({ Title: 'Two families, one lamp' });
    enter({ [SECOND]: 'Rohan', Occasion: 'anniversary' });
    expect(field('Title')).toHaveValue('Two families, one lamp');
  });

  it('is not suggested from names that are too long for it', async () => {
    await openPage();
    enter({ [FIRST]: 'a'.repeat(60), [SECOND]: 'b'.repeat(60) });
    expect(field('Title')).toHaveValue('');
  });
});
