import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { rupees } from '../../../domain/money.ts';
import { reviewed } from './testing/in-memory-review.ts';
import { openReview } from './testing/review-page.tsx';
import { having, moderatedAs, press, titles } from './testing/wishlist-rows.ts';

const offline = () => new Failure('offline', 'no network');
const manage = async (title: string, what: string) => {
  await press(`Manage ${title}`);
  const menu = screen.getByRole('menu', { name: `Manage ${title}` });
  await act(async () => void fireEvent.click(within(menu).getByRole('menuitem', { name: what })));
};
const confirm = async (name: string) =>
  act(async () => void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })));
const explain = (reason: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });

describe('deactivating', () => {
  it('explains what guests and the owner will see, and refreshes the list', async () => {
    const api = having(reviewed('Asha'));
    await openReview(api, '?state=active');
    await manage('Asha', 'Deactivate');
    const dialog = screen.getByRole('alertdialog', { name: 'Deactivate “Asha”?' });
    expect(dialog).toHaveTextContent('“Wishlist Not Found”');
    expect(dialog).toHaveTextContent('Only an admin can reactivate it');
    await confirm('Deactivate');
    expect(dialog).toHaveTextContent('Enter a reason');
    const reason = screen.getByLabelText('Reason');
    expect(reason).toHaveFocus();
    expect(api.done).toEqual([]);
    explain(' Not a wedding ');
    expect(dialog).not.toHaveTextContent('Enter a reason');
    await confirm('Deactivate');
    expect(api.done).toEqual(['Asha off: Not a wedding']);
    expect(screen.getByText('Wishlist updated successfully!')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(titles()).toEqual([]);
    expect(screen.getByText('Showing 0 of 0 wishlists')).toBeVisible();
  });

  it('does nothing when cancelled', async () => {
    const api = having(reviewed('Asha'));
    await openReview(api);
    await manage('Asha', 'Deactivate');
    await confirm('Cancel');
    expect(api.done).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stays open for a retry when it fails', async () => {
    const api = having(reviewed('Asha'));
    api.failing.set('deactivate', offline());
    await openReview(api);
    await manage('Asha', 'Deactivate');
    explain('Not a wedding');
    await confirm('Deactivate');
    expect(screen.getByText(/^Failed to update wishlist\. /)).toBeVisible();
    api.failing.clear();
    await confirm('Deactivate');
    expect(api.done).toEqual(['Asha off: Not a wedding']);
  });

  it('refreshes after a conflict with another admin', async () => {
    const api = having(reviewed('Asha'));
    api.failing.set('deactivate', new Failure('denied', 'It is gone.'));
    await openReview(api);
    await manage('Asha', 'Deactivate');
    api.rows = [];
    explain('Not a wedding');
    await confirm('Deactivate');
    expect(screen.getByText(/^Failed to update wishlist\. /)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('No wishlists yet')).toBeVisible();
  });
});

describe('reactivating', () => {
  it.each([
    ['public', null, /may appear in public listings.*The owner deactivated it/],
    [
      'link_only',
      moderatedAs('wishlist_deactivated'),
      /see it and contribute again.*The owner will be able to deactivate/,
    ],
    ['private', moderatedAs('user_banned'), /It’s private.*unban the owner instead/],
  ] as const)(
    'of a %s wishlist says who will see it, and why it was deactivated',
    async (visibility, moderation, words) => {
      const api = having(reviewed('Asha', { isActive: false, visibility, moderation }));
      await openReview(api);
      await manage('Asha', 'Reactivate');
      expect(screen.getByRole('alertdialog', { name: 'Reactivate “Asha”?' })).toHaveTextContent(words);
      await confirm('Reactivate');
      expect(api.done).toEqual(['Asha on']);
      expect(screen.getByText('Wishlist updated successfully!')).toBeVisible();
    },
  );
});

describe('deleting', () => {
  it('says what is deleted and what is kept, and requires a tick', async () => {
    const api = having(reviewed('Asha', { fundedAmount: rupees(2_500) }), reviewed('Other'));
    await openReview(api);
    await manage('Asha', 'Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete “Asha” for good?' });
    for (const words of ['This deletes the page', 'What stays', '₹2,500', 'deactivate it instead'])
      expect(dialog).toHaveTextContent(words);
    await confirm('Delete for good');
    expect(api.done).toEqual([]);
    const sure = screen.getByRole('checkbox', { name: /can’t be undone/ });
    expect(sure).toHaveAccessibleDescription(/Please tick this box first/);
    fireEvent.click(sure);
    await confirm('Delete for good');
    expect(api.done).toEqual(['Asha deleted']);
    expect(screen.getByText('Wishlist deleted successfully!')).toBeVisible();
    expect(titles()).toEqual(['Other']);
    expect(screen.getByText('Showing 1 of 1 wishlists')).toBeVisible();
  });

  it('clears the checkbox after cancelling', async () => {
    const api = having(reviewed('Asha', { isActive: false }));
    await openReview(api);
    await manage('Asha', 'Delete');
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent('instead');
    fireEvent.click(screen.getByRole('checkbox'));
    await confirm('Cancel');
    await manage('Asha', 'Delete');
    await confirm('Delete for good');
    expect(api.done).toEqual([]);
  });

  it('says that it failed', async () => {
    const api = having(reviewed('Asha'));
    api.failing.set('remove', offline());
    await openReview(api);
    await manage('Asha', 'Delete');
    fireEvent.click(screen.getByRole('checkbox'));
    await confirm('Delete for good');
    expect(screen.getByText(/^Failed to delete wishlist\. /)).toBeVisible();
  });
});

describe('internal notes', () => {
  it('belong to one wishlist, and are kept', async () => {
    const api = having(reviewed('Asha'));
    await openReview(api);
    await manage('Asha', 'Internal notes');
    const sheet = within(screen.getByRole('dialog', { name: 'Asha' }));
    expect(sheet.getByText('No notes yet.')).toBeVisible();
    fireEvent.change(sheet.getByLabelText('Add a note'), { target: { value: 'The hosts called.' } });
    await act(async () => void fireEvent.click(sheet.getByRole('button', { name: 'Save note' })));
    expect(sheet.getByText('The hosts called.')).toBeVisible();
    expect(sheet.getByText(/^Asha Rao · 5 Dec 2026/)).toBeVisible();
  });
});
