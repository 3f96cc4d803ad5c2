import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import {
  choose,
  denied,
  InMemorySupport,
  offline,
  openSupport,
  press,
  sheet,
  subjects,
  tab,
  written,
} from './testing/in-memory-support.tsx';

describe('the inbox', () => {
  it('shows new messages first, with their number', async () => {
    const support = new InMemorySupport([written('Twice'), written('Old', { status: 'read' }), written('Where?')]);
    await openSupport(support);
    expect(tab('Messages (2 new)')).toHaveAttribute('aria-selected', 'true');
    expect(subjects()).toEqual(['Twice', 'Where?']);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Kabir, kabir@guests\.example.*I gave twice.*New.*High priority.*Payment/s);
    // Subscribers are read only when their tab is open.
    expect(support.lists).toEqual([expect.objectContaining({ status: 'new', order: 'urgent' })]);
  });

  it('can be filtered by status', async () => {
    await openSupport(
      new InMemorySupport([
        written('One'),
        written('Two', { status: 'read' }),
        written('Three', { status: 'answered', priority: 'critical', category: 'technical' }),
      ]),
    );
    await choose('Read');
    expect(subjects()).toEqual(['Two']);
    await choose('Answered');
    expect(subjects()).toEqual(['Three']);
    expect(screen.getByRole('listitem')).toHaveTextContent(/Critical priority.*Technical/);
    await choose('All');
    expect(subjects()).toEqual(['One', 'Two', 'Three']);
  });

  it('can be filtered by category and priority, searched and sorted', async () => {
    const support = new InMemorySupport([
      written('One', { category: 'technical' }),
      written('Two', { priority: 'low', name: 'Meera' }),
      written('Three', { priority: 'low' }),
    ]);
    await openSupport(support);
    const select = (name: string, value: string) => userEvent.selectOptions(screen.getByLabelText(name), value);
    await select('Priority', 'Low');
    expect(subjects()).toEqual(['Two', 'Three']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), ' meera {Enter}');
    expect(subjects()).toEqual(['Two']);
    await select('Order', 'Oldest first');
    expect(support.lists.at(-1)).toEqual({
      ...{ status: 'new', category: 'all', priority: 'low', order: 'oldest', search: 'meera' },
    });
    await select('Category', 'Privacy');
    expect(screen.getByText('No messages found')).toBeVisible();
    await press('Clear filters');
    expect(subjects()).toEqual(['One', 'Two', 'Three']);
    expect(screen.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('');
  });

  it('says when nothing was found so far', async () => {
    const page = { items: [], unreadable: [], next: {} as never };
    await openSupport(new InMemorySupport([]), { messages: () => Promise.resolve(page) });
    expect(screen.getByText(/^Nothing found among the first 1,000 messages/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeEnabled();
  });

  it.each([
    ['New', 'No new messages'],
    ['Read', 'No messages waiting'],
    ['Answered', 'No answered messages yet'],
    ['All', 'No messages yet'],
  ])('explains an empty list: %s', async (status, words) => {
    await openSupport(new InMemorySupport([]));
    await choose(status);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is paged', async () => {
    await openSupport(new InMemorySupport(Array.from({ length: 25 }, (_, index) => written(`Letter ${index + 1}`))));
    expect(subjects()).toHaveLength(20);
    await press('Older');
    expect(subjects()).toEqual(['Letter 21', 'Letter 22', 'Letter 23', 'Letter 24', 'Letter 25']);
    await press('Newer');
    expect(subjects()[0]).toBe('Letter 1');
  });

  it('lists the other messages next to unreadable ones', async () => {
    const page = { items: [written('One')], unreadable: [new Failure('unexpected-data', 'x')], next: null };
    await openSupport(new InMemorySupport([]), { messages: () => Promise.resolve(page) });
    expect(screen.getByText('Entries we can’t read right now: 1')).toBeVisible();
    expect(subjects()).toEqual(['One']);
  });

  it('says that it could not be loaded, and offers a retry', async () => {
    const support = new InMemorySupport([written('One')]);
    support.failure = offline;
    await openSupport(support);
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the messages.');
    support.failure = null;
    await press('Try again');
    expect(subjects()).toEqual(['One']);
  });

  it('is shown even if the count is unknown', async () => {
    await openSupport(new InMemorySupport([written('One')]), { counts: () => Promise.reject(offline) });
    expect(tab('Messages')).toBeVisible();
    expect(subjects()).toEqual(['One']);
  });
});

describe('a message', () => {
  // The toast moves from the sheet to the page when the sheet closes.
  const said = (toast: string) => waitFor(() => expect(screen.getByText(toast)).toBeVisible());

  it('opens with its full content and a prepared reply', async () => {
    await openSupport(new InMemorySupport([written('Twice')]));
    await press('Twice');
    expect(screen.getByRole('dialog', { name: 'Twice' })).toBeVisible();
    expect(sheet().getByText('I gave twice. What now?')).toBeVisible();
    expect(sheet().getByText('kabir@guests.example')).toBeVisible();
    expect(sheet().getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:kabir%40guests\.example\?subject=Re%3A%20Twice&body=Dear%20Kabir/),
    );
    await press('Close message');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Twice' })).toHaveFocus());
  });

  it('marks a message as read, then as answered, and keeps its place until the next refresh', async () => {
    const support = new InMemorySupport([written('One'), written('Two')]);
    await openSupport(support);
    await press('One');
    await press('Mark as read');
    await said('Marked as read');
    await waitFor(() => expect(screen.getByRole('button', { name: 'One' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(subjects()).toEqual(['One', 'Two']);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Read/);
    expect(await screen.findByRole('tab', { name: 'Messages (1 new)' })).toBeVisible();

    await press('One');
    expect(sheet().queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
    await press('Mark as answered');
    await said('Marked as answered');
    expect(support.messages[0]).toMatchObject({ status: 'answered' });
    await press('One');
    expect(sheet().queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument();
    await press('Close message');
    await press('Refresh');
    await waitFor(() => expect(subjects()).toEqual(['Two']));
  });

  it('can be marked as new again', async () => {
    const support = new InMemorySupport([written('One', { status: 'answered' })]);
    await openSupport(support);
    expect(screen.getByRole('radio', { name: 'Answered (1)' })).toBeVisible();
    await choose('Answered');
    await press('One');
    await press('Mark as new');
    await said('Marked as new');
    expect(support.messages[0]).toMatchObject({ status: 'new' });
    expect(await screen.findByRole('radio', { name: 'New (1)' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/New.*High priority/);
  });

  it('opens from a link, whatever its status, until it is closed', async () => {
    const old = written('Old', { status: 'answered' });
    await openSupport(new InMemorySupport([old, written('One')]), {}, old.id);
    expect(await screen.findByRole('dialog', { name: 'Old' })).toBeVisible();
    await press('Close message');
    await waitFor(() => expect(subjects()).toEqual(['One']));
  });

  it('may no longer exist when opened from a link', async () => {
    await openSupport(new InMemorySupport([]), {}, written('Gone').id);
    expect(await screen.findByText('This message doesn’t exist any more.')).toBeVisible();
  });

  it('stays open and says why it could not be marked', async () => {
    const support = new InMemorySupport([written('One')]);
    await openSupport(support);
    await press('One');
    support.failure = offline;
    await press('Mark as answered');
    expect(screen.getByText(/^Failed to mark the message\. We couldn’t reach the server/)).toBeVisible();
    expect(sheet().getByRole('button', { name: 'Mark as answered' })).not.toHaveAttribute('aria-disabled');
    support.failure = null;
    await press('Mark as answered');
    expect(support.messages[0]).toMatchObject({ status: 'answered' });
  });
});

describe('Access Denied', () => {
  const isDenied = async () =>
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();

  it.each(['counts', 'subscriberCount', 'messages'] as const)(
    'is shown alone when the server denies %s',
    async (part) => {
      await openSupport(new InMemorySupport([written('One')]), { [part]: () => Promise.reject(denied) });
      await isDenied();
      expect(subjects()).toEqual([]);
    },
  );

  it('shows only Access Denied once the rights are removed', async () => {
    await openSupport(new InMemorySupport([]), { subscribers: () => Promise.reject(denied) });
    await userEvent.click(tab(/^Subscribers/));
    await isDenied();
  });
});
