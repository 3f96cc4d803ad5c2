import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PageCursor, PageOptions } from '../../../data/firebase/page-query.ts';
import { Failure } from '../../../domain/failure.ts';
import { supportMessageId } from '../../../domain/ids.ts';
import type { Subscriber, SupportMessage } from '../../../domain/support.ts';
import { AtPath } from '../../../session/testing/at-path.tsx';
import { Toasts } from '../../../ui/toasts.tsx';
import type { Mark, SupportDesk } from './support-desk.ts';
import { SupportScreenWith } from './support-screen.tsx';

const offline = new Failure('offline', 'no network');
const denied = new Failure('denied', 'no admin');
const AT = new Date('2026-12-05T06:30:00Z');

function written(subject: string, changes: Partial<SupportMessage> = {}): SupportMessage {
  return {
    id: supportMessageId(crypto.randomUUID()),
    name: 'Kabir',
    email: 'kabir@guests.example',
    subject,
    category: 'payment',
    message: 'I gave twice.\n\nWhat now?',
    priority: 'high',
    userId: 'anonymous',
    status: 'new',
    createdAt: AT,
    moderation: null,
    ...changes,
  };
}

const subscriber = (email: string, source: Subscriber['source'] = 'newsletter'): Subscriber => ({
  email,
  source,
  createdAt: AT,
});

/** Letters and addresses without Firebase. */
class InMemorySupport {
  messages: readonly SupportMessage[];
  subscribed: readonly Subscriber[];
  failure: Failure | null = null;
  readonly lists: string[] = [];
  readonly #begins = new Map<PageCursor, number>();

  constructor(messages: readonly SupportMessage[], subscribed: readonly Subscriber[] = []) {
    this.messages = messages;
    this.subscribed = subscribed;
  }

  readonly desk: SupportDesk = {
    newMessages: async () => this.messages.filter(({ status }) => status === 'new').length,
    messages: async (status, options) => {
      this.lists.push(status);
      return this.#pageOf(
        this.messages.filter((message) => status === 'all' || message.status === status),
        options,
      );
    },
    mark: async ({ id }: SupportMessage, status: Mark) => {
      if (this.failure) throw this.failure;
      this.messages = this.messages.map((message) => (message.id === id ? { ...message, status } : message));
    },
    subscriberCount: async () => this.subscribed.length,
    subscribers: async (options) => {
      this.lists.push('subscribers');
      return this.#pageOf(this.subscribed, options);
    },
    allSubscribers: (signal) => this.#everybody(signal),
  };

  async *#everybody(signal: AbortSignal) {
    signal.throwIfAborted();
    yield { items: this.subscribed, unreadable: [] };
  }

  #pageOf<T>(all: readonly T[], { after, size = 20, looksAhead = true }: PageOptions) {
    if (this.failure) throw this.failure;
    expect(looksAhead).toBe(false);
    const from = after ? (this.#begins.get(after) ?? Number.NaN) : 0;
    const items = all.slice(from, from + size);
    const next = items.length === size ? ({} as PageCursor) : null;
    if (next) this.#begins.set(next, from + size);
    return { items, unreadable: [], next };
  }
}

async function open(support: InMemorySupport, replaced: Partial<SupportDesk> = {}) {
  render(
    <AtPath path="/admin/support">
      <SupportScreenWith desk={{ ...support.desk, ...replaced }} />
      <Toasts dismissLabel="Dismiss" />
    </AtPath>,
  );
  await act(async () => undefined);
}

const subjects = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (status: string) => userEvent.click(screen.getByRole('radio', { name: status }));
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
async function textOf(file: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file ?? expect.fail('There is no file.'));
  await loaded;
  return typeof reader.result === 'string' ? reader.result : '';
}
const sheet = () => within(screen.getByRole('dialog'));

describe('the inbox', () => {
  it('shows new messages first, with how many there are', async () => {
    const support = new InMemorySupport([written('Twice'), written('Old', { status: 'read' }), written('Where?')]);
    await open(support);
    expect(tab('Messages (2 new)')).toHaveAttribute('aria-selected', 'true');
    expect(subjects()).toEqual(['Twice', 'Where?']);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Kabir, kabir@guests\.example.*I gave twice.*New.*High priority.*Payment/s);
    // Who does not look at the subscribers costs no read of any.
    expect(support.lists).toEqual(['new']);
  });

  it('is filtered by how far a message is', async () => {
    await open(
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

  it.each([
    ['New', 'Nothing new'],
    ['Read', 'Nothing waits for an answer'],
    ['Answered', 'Nothing answered yet'],
    ['All', 'Nobody has written yet'],
  ])('says what it means that there is nothing: %s', async (status, words) => {
    await open(new InMemorySupport([]));
    await choose(status);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is turned page by page', async () => {
    await open(new InMemorySupport(Array.from({ length: 25 }, (_, index) => written(`Letter ${index + 1}`))));
    expect(subjects()).toHaveLength(20);
    await press('Older');
    expect(subjects()).toEqual(['Letter 21', 'Letter 22', 'Letter 23', 'Letter 24', 'Letter 25']);
    await press('Newer');
    expect(subjects()[0]).toBe('Letter 1');
  });

  it('tells of messages that nobody can read beside the others', async () => {
    const page = { items: [written('One')], unreadable: [new Failure('unexpected-data', 'x')], next: null };
    await open(new InMemorySupport([]), { messages: () => Promise.resolve(page) });
    expect(screen.getByText('1 entries cannot be read and are left out.')).toBeVisible();
    expect(subjects()).toEqual(['One']);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const support = new InMemorySupport([written('One')]);
    support.failure = offline;
    await open(support);
    expect(screen.getByRole('alert')).toHaveTextContent('The messages could not be loaded.');
    support.failure = null;
    await press('Try again');
    expect(subjects()).toEqual(['One']);
  });

  it('stays when only the count is not known', async () => {
    await open(new InMemorySupport([written('One')]), { newMessages: () => Promise.reject(offline) });
    expect(tab('Messages')).toBeVisible();
    expect(subjects()).toEqual(['One']);
  });
});

describe('a message', () => {
  it('opens with everything that was written, and a letter that only lacks its words', async () => {
    await open(new InMemorySupport([written('Twice')]));
    await press('Twice');
    expect(screen.getByRole('dialog', { name: 'Twice' })).toBeVisible();
    expect(sheet().getByText('I gave twice. What now?')).toBeVisible();
    expect(sheet().getByText('kabir@guests.example')).toBeVisible();
    expect(sheet().getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:kabir%40guests\.example\?subject=Re%3A%20Twice&body=Dear%20Kabir/),
    );
    await press('Close the message');
    expect(screen.getByRole('button', { name: 'Twice' })).toHaveFocus();
  });

  it('is marked as read, then as answered, and stays where it is until the list is read anew', async () => {
    const support = new InMemorySupport([written('One'), written('Two')]);
    await open(support);
    await press('One');
    await press('Mark as read');
    expect(await screen.findByText('Marked as read')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
    expect(subjects()).toEqual(['One', 'Two']);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Read/);
    expect(tab('Messages (1 new)')).toBeVisible();

    await press('One');
    expect(sheet().queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
    await press('Mark as answered');
    expect(await screen.findByText('Marked as answered')).toBeVisible();
    expect(support.messages[0]).toMatchObject({ status: 'answered' });
    await press('One');
    expect(sheet().queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
    await press('Close the message');
    await press('Refresh');
    expect(subjects()).toEqual(['Two']);
  });

  it('stays open, and says why, when it could not be marked', async () => {
    const support = new InMemorySupport([written('One')]);
    await open(support);
    await press('One');
    support.failure = offline;
    await press('Mark as answered');
    expect(screen.getByText(/^Failed to mark the message\. The server cannot be reached/)).toBeVisible();
    expect(sheet().getByRole('button', { name: 'Mark as answered' })).toBeEnabled();
    support.failure = null;
    await press('Mark as answered');
    expect(support.messages[0]).toMatchObject({ status: 'answered' });
  });
});

describe('the subscribers', () => {
  const subscribed = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  const SOME = [subscriber('asha@guests.example'), subscriber('=ravi@guests.example', 'gift_ideas')];

  it('are listed with what they asked for, and counted', async () => {
    await open(new InMemorySupport([], SOME));
    await userEvent.click(tab('Subscribers (2)'));
    expect(subscribed()).toEqual(['asha@guests.example', '=ravi@guests.example']);
    const [, asha, ravi] = screen.getAllByRole('row');
    expect(asha).toHaveTextContent(/Newsletter.*5 December 2026/);
    expect(ravi).toHaveTextContent(/Gift ideas/);
  });

  it('are turned page by page', async () => {
    await open(
      new InMemorySupport(
        [],
        Array.from({ length: 21 }, (_, index) => subscriber(`${index}@guests.example`)),
      ),
    );
    await userEvent.click(tab(/^Subscribers/));
    await press('Older');
    expect(subscribed()).toEqual(['20@guests.example']);
  });

  it('go into a file, in which nothing is a formula', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:subscribers';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open(new InMemorySupport([], SOME));
    await userEvent.click(tab(/^Subscribers/));
    await press('Export CSV');
    const [file] = files;
    expect((await textOf(file)).replace('\uFEFF', '').split('\r\n')).toEqual([
      'E-mail address,Asked for,Since',
      `asha@guests.example,Newsletter,${AT.toISOString()}`,
      `'=ravi@guests.example,Gift ideas,${AT.toISOString()}`,
      '',
    ]);
  });

  it('are nobody yet', async () => {
    await open(new InMemorySupport([]));
    await userEvent.click(tab('Subscribers (0)'));
    expect(screen.getByText('No subscribers yet')).toBeVisible();
  });

  it('say that they could not be loaded, and try again', async () => {
    const support = new InMemorySupport([], SOME);
    await open(support);
    support.failure = offline;
    await userEvent.click(tab(/^Subscribers/));
    expect(await screen.findByText(/^The subscribers could not be loaded\./)).toBeVisible();
    support.failure = null;
    await press('Try again');
    expect(subscribed()).toHaveLength(2);
  });
});

describe('Access Denied', () => {
  const isDenied = async () =>
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();

  it.each(['newMessages', 'subscriberCount', 'messages'] as const)(
    'is all there is when %s is refused',
    async (part) => {
      await open(new InMemorySupport([written('One')]), { [part]: () => Promise.reject(denied) });
      await isDenied();
      expect(subjects()).toEqual([]);
    },
  );

  it('is all there is when the rights end while somebody looks', async () => {
    await open(new InMemorySupport([]), { subscribers: () => Promise.reject(denied) });
    await userEvent.click(tab(/^Subscribers/));
    await isDenied();
  });
});
