import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { ideasFromQuery } from '../../domain/gift-ideas.ts';
import { userId } from '../../domain/ids.ts';
import { CreatePage } from './create-page.tsx';
import { CreateScreen } from './create-screen.tsx';
import { addGift, dialog, enter, field, Heading, listed, openEditor, press, pressIn, question } from './testing.tsx';

beforeEach(() => localStorage.clear());

const NEVER = () => expect.fail('nothing is sent');

async function openPage(ideas = '') {
  const onCreated = vi.fn();
  const page = await openEditor(
    <CreatePage
      owner={userId('asha')}
      ideas={ideasFromQuery(ideas)}
      pictures={{ upload: NEVER, discard: () => undefined }}
      {...{ preview: Heading, onCreated }}
    />,
  );
  return { onCreated, ...page };
}

const DETAILS = { Title: 'Asha & Ravi', Welcome: 'We marry in Pune' };
const LAMP = { Name: 'Brass lamp', Cost: '501' };
const submit = () => press('Create wishlist');
const alert = () => screen.getByRole('alert');

describe('a new wishlist', () => {
  it('starts as a public wedding without a date', async () => {
    await openPage();
    expect(field('Occasion')).toHaveValue('wedding');
    expect(field('Public')).toBeChecked();
    expect(field('Date')).toHaveValue('');
  });

  it('cannot be created without a gift', async () => {
    await openPage();
    enter(DETAILS);
    expect(screen.getByRole('button', { name: 'Create wishlist' })).toBeDisabled();
    expect(screen.getByText('Add at least one gift first.')).toBeVisible();
  });

  it('is created with everything that was entered, and the draft is deleted', async () => {
    const { onCreated, wishlists, shownToasts } = await openPage();
    enter({ ...DETAILS, Occasion: 'engagement', Date: '2027-02-14' });
    fireEvent.click(field('Link only'));
    await addGift(LAMP);
    expect(screen.getByText('1 gift · ₹501')).toBeVisible();
    await submit();
    const [created] = wishlists.all;
    expect(created).toMatchObject({
      title: 'Asha & Ravi',
      description: 'We marry in Pune',
      eventType: 'engagement',
      eventDate: '2027-02-14',
      visibility: 'link_only',
      items: [{ title: 'Brass lamp', description: 'For us', price: 501, category: 'physical', priority: 'medium' }],
    });
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(created);
    expect(shownToasts).toEqual(['✓ Wishlist created successfully!']);
    expect(localStorage).not.toHaveProperty('shagun.draft.asha');
  });

  it('asks once about a date that has passed, and keeps it', async () => {
    const { wishlists } = await openPage();
    enter({ ...DETAILS, Date: '0020-02-02' });
    expect(screen.queryByText(/has already passed/)).not.toBeInTheDocument();
    enter({ Date: '2020-02-02' });
    expect(screen.getByText('2 February 2020 has already passed. Is that right?')).toBeVisible();
    await press('Yes, keep it');
    expect(screen.queryByText(/has already passed/)).not.toBeInTheDocument();
    await addGift(LAMP);
    await submit();
    expect(wishlists.all[0]?.eventDate).toBe('2020-02-02');
  });

  it('is saved as a draft, which guests cannot open yet', async () => {
    const { onCreated, wishlists } = await openPage();
    enter(DETAILS);
    await addGift(LAMP);
    await press('Save as a draft');
    expect(wishlists.all[0]).toMatchObject({ title: 'Asha & Ravi', isActive: false, stage: 'draft' });
    expect(onCreated).toHaveBeenCalledOnce();
  });

  it('reports missing fields in one alert and at each field, and focuses the first', async () => {
    const { wishlists } = await openPage();
    await addGift(LAMP);
    await submit();
    expect(alert()).toHaveTextContent('Please fill in all required fields and add at least one item');
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription(/Please fill in this field/);
    enter({ Title: 'Asha & Ravi' });
    expect(field('Title')).toBeValid();
    expect(field('Welcome')).toBeInvalid();
    await submit();
    expect(field('Welcome')).toHaveFocus();
    expect(wishlists.all).toEqual([]);
  });

  it.each([
    ['  ', /Please fill in this field/, ['Please fill in all required fields and add at least one item']],
    ['a'.repeat(101), /Please use no more than 100 characters/, []],
  ])('rejects the title %j, without repeating its error in an alert', async (title, error, alerts) => {
    await openPage();
    enter({ ...DETAILS, Title: title });
    await addGift(LAMP);
    await submit();
    expect(field('Title')).toHaveAccessibleDescription(error);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(alerts);
  });

  it('keeps the input when creating fails, and is created once by a retry', async () => {
    const { wishlists, onCreated, shownToasts } = await openPage();
    enter(DETAILS);
    await addGift(LAMP);
    wishlists.failure = new Failure('offline', 'no network');
    await submit();
    expect(alert()).toHaveTextContent('Failed to create wishlist. Please try again.');
    expect(shownToasts[0]).toContain('✗ Failed to create wishlist');
    expect(field('Title')).toHaveValue('Asha & Ravi');
    expect(onCreated).not.toHaveBeenCalled();
    await submit();
    expect(onCreated).toHaveBeenCalledOnce();
    expect(wishlists.all).toHaveLength(1);
  });
});

describe('a wishlist that was created although the response was lost', () => {
  async function openAfterLostAnswer() {
    const page = await openPage();
    enter(DETAILS);
    await addGift(LAMP);
    page.wishlists.loseNextAnswer = true;
    await submit();
    return page;
  }

  it('is created once if nothing has changed since', async () => {
    const { wishlists, onCreated } = await openAfterLostAnswer();
    await submit();
    expect(wishlists.all).toHaveLength(1);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(wishlists.all[0]);
  });

  it('is kept if the draft has changed since: the page says so, and the next attempt creates a second one', async () => {
    const { wishlists, onCreated } = await openAfterLostAnswer();
    enter({ Title: 'Asha weds Ravi' });
    await submit();
    expect(alert()).toHaveTextContent(/An earlier version of this wishlist is already on your dashboard/);
    expect(within(alert()).getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(onCreated).not.toHaveBeenCalled();
    await submit();
    expect(wishlists.all.map(({ title }) => title)).toEqual(['Asha weds Ravi', 'Asha & Ravi']);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(wishlists.all[0]);
  });
});

it('starts with an empty form after a wishlist was created', async () => {
  const { unmount } = await openEditor(<CreateScreen preview={Heading} />);
  enter(DETAILS);
  await addGift(LAMP);
  await submit();
  expect(screen.getByRole('heading', { name: 'Your wishlist is ready' })).toBeVisible();
  unmount();
  await openEditor(<CreateScreen preview={Heading} />);
  expect(field('Title')).toHaveValue('');
  expect(listed()).toEqual([]);
});

describe('a draft', () => {
  it('is restored after the page was closed', async () => {
    const { unmount } = await openPage();
    enter(DETAILS);
    await addGift(LAMP);
    unmount();
    await openPage();
    expect(field('Title')).toHaveValue('Asha & Ravi');
    expect(listed()).toEqual(['Brass lamp']);
    expect(screen.getByText(/We’ve restored your draft/)).toBeVisible();
  });

  it('can be discarded after a confirmation', async () => {
    const { unmount } = await openPage();
    enter(DETAILS);
    unmount();
    await openPage();
    await press('Start over');
    await pressIn(question('Start over?'), 'Start over');
    expect(field('Title')).toHaveValue('');
    expect(localStorage).not.toHaveProperty('shagun.draft.asha');
  });

  it('is ignored if it cannot be read', async () => {
    localStorage.setItem('shagun.draft.asha', '{"id":"x","form":{"title":7}}');
    await openPage();
    expect(field('Title')).toHaveValue('');
  });

  it('warns that it will be lost if the browser blocks storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      // Only drafts, because the remembered account must still be stored.
      if (key.startsWith('shagun.draft')) throw new DOMException('It is full.', 'QuotaExceededError');
    });
    const remembered = JSON.stringify({ id: 'asha', displayName: 'Asha', photoURL: null });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => (key === 'shagun.account' ? remembered : null));
    await openPage();
    expect(screen.getByText(/This browser can’t save drafts/)).toBeVisible();
    enter({ Title: 'Asha & Ravi' });
    expect(field('Title')).toHaveValue('Asha & Ravi');
  });
});

describe('gift ideas', () => {
  it('that were picked are on the list from the start, each once', async () => {
    const { unmount } = await openPage('tiger-safari,home-mandir');
    expect(listed()).toEqual(['A tiger safari', 'A mandir for our home']);
    unmount();
    await openPage('tiger-safari');
    expect(listed()).toEqual(['A tiger safari', 'A mandir for our home']);
  });

  it('are added with one tap, and then not offered again', async () => {
    await openPage();
    await press('Mixer grinder');
    expect(listed()).toEqual(['Mixer grinder']);
    expect(screen.queryByRole('button', { name: 'Mixer grinder' })).not.toBeInTheDocument();
  });
});

describe('a pasted list', () => {
  it('shows a preview, adds what can be read and keeps the rest', async () => {
    await openPage();
    await press('Paste a list');
    const text = field('One gift per line, with its cost at the end');
    fireEvent.change(text, { target: { value: 'Mixer 4500\nSurprise us\nLamp 501' } });
    expect(screen.getByText(/No cost found in “Surprise us”/)).toBeVisible();
    await press('Add 2 gifts');
    expect(listed()).toEqual(['Mixer', 'Lamp']);
    expect(text).toHaveValue('Surprise us');
    fireEvent.change(text, { target: { value: 'Surprise us 2100' } });
    await press('Add 1 gift');
    expect(listed()).toEqual(['Mixer', 'Lamp', 'Surprise us']);
    expect(screen.queryByRole('dialog', { name: 'Paste a list' })).not.toBeInTheDocument();
  });
});

describe('the order of the gifts', () => {
  it('is changed by buttons, which keep their place and the focus', async () => {
    await openPage('tiger-safari,home-mandir,good-mattress');
    const up = () => screen.getByRole('button', { name: 'Move A really good mattress up' });
    up().focus();
    await press('Move A really good mattress up');
    expect(listed()).toEqual(['A tiger safari', 'A really good mattress', 'A mandir for our home']);
    expect(up()).toHaveFocus();
    expect(screen.getByText('A really good mattress is now number 2 of 3.')).toBeInTheDocument();
    await press('Move A really good mattress up');
    expect(up()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move A really good mattress down' })).toHaveFocus();
  });
});

describe('leaving', () => {
  const follow = async () => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/about' }));
    const isStopped = !(await act(async () => fireEvent.click(link)));
    link.remove();
    return isStopped;
  };

  it('asks before leaving a draft, and leaves if confirmed', async () => {
    const { go } = await openPage();
    enter({ Title: 'Asha' });
    expect(await follow()).toBe(true);
    await pressIn(question('Leave without saving?'), 'Stay');
    expect(go).not.toHaveBeenCalled();
    await follow();
    await pressIn(question('Leave without saving?'), 'Leave');
    expect(go).toHaveBeenCalledExactlyOnceWith('/about');
  });

  it('makes the browser warn too, but only if there is content', async () => {
    await openPage();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    enter({ Title: 'Asha' });
    expect(closing()).toBe(true);
  });
});

describe('a gift', () => {
  it('can be changed, and deleted after a confirmation', async () => {
    await openPage('tiger-safari,home-mandir');
    await press('Edit A tiger safari');
    expect(dialog('Edit the gift')).toBeVisible();
    expect(field('Category')).toHaveValue('experience');
    enter({ Name: 'A leopard safari' });
    await press('Save the gift');
    expect(listed()).toEqual(['A leopard safari', 'A mandir for our home']);
    await press('Delete A leopard safari');
    await pressIn(question('Delete this gift?'), 'Delete');
    expect(listed()).toEqual(['A mandir for our home']);
  });

  it('asks before its input is discarded', async () => {
    await openPage();
    await press('Add a gift');
    enter({ Name: 'Lamp' });
    await pressIn(dialog('Add a gift'), 'Close');
    await pressIn(question('Discard this gift?'), 'Keep editing');
    expect(field('Name')).toHaveValue('Lamp');
    await pressIn(dialog('Add a gift'), 'Close');
    await pressIn(question('Discard this gift?'), 'Discard');
    expect(screen.queryByRole('dialog', { name: 'Add a gift' })).not.toBeInTheDocument();
  });
});
