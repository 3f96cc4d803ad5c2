import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { v4 as newUuid } from 'uuid';
import type { PageCursor, PageOptions } from '../../../../data/firebase/page-query.ts';
import { Failure } from '../../../../domain/failure.ts';
import { subscriberId, type SupportMessageId, supportMessageId } from '../../../../domain/ids.ts';
import { recipientsOf } from '../../../../domain/recipients.ts';
import { mentions, type Subscriber, type SupportMessage, type SupportStatus } from '../../../../domain/support.ts';
import { QueryTestPage } from '../../../../session/testing/query-test-page.tsx';
import { Toasts } from '../../../../ui/toasts.tsx';
import { rowsOf } from '../../exports/testing/rows-of.ts';
import type { MessageFilter, SupportApi } from '../api.ts';
import { SupportScreen } from '../support-screen.tsx';

export const offline = new Failure('offline', 'no network');
export const denied = new Failure('denied', 'no admin');
export const AT = new Date('2026-12-05T06:30:00Z');

export function written(subject: string, changes: Partial<SupportMessage> = {}): SupportMessage {
  return {
    id: supportMessageId(newUuid()),
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

export const subscriber = (email: string, source: Subscriber['source'] = 'newsletter'): Subscriber => ({
  id: subscriberId(newUuid()),
  email,
  source,
  createdAt: AT,
});

/** Messages and subscribers without Firebase. */
export class InMemorySupport {
  messages: readonly SupportMessage[];
  subscribed: readonly Subscriber[];
  failure: Failure | null = null;
  readonly lists: (MessageFilter | 'subscribers')[] = [];
  readonly #begins = new Map<PageCursor, number>();

  constructor(messages: readonly SupportMessage[], subscribed: readonly Subscriber[] = []) {
    this.messages = messages;
    this.subscribed = subscribed;
  }

  readonly api: SupportApi = {
    counts: async () => {
      const count = (wanted: SupportStatus) => this.messages.filter(({ status }) => status === wanted).length;
      return { new: count('new'), read: count('read'), answered: count('answered') };
    },
    messages: async (filter, options) => {
      this.lists.push(filter);
      return this.#pageOf(
        this.messages.filter((message) => fits(message, filter)),
        options,
      );
    },
    message: async (id) => this.messages.find((message) => message.id === id) ?? null,
    mark: async ({ id }: SupportMessage, status: SupportStatus) => {
      if (this.failure) throw this.failure;
      this.messages = this.messages.map((message) => (message.id === id ? { ...message, status } : message));
    },
    subscriberCount: async () => this.subscribed.length,
    subscribers: async (options) => {
      this.lists.push('subscribers');
      return this.#pageOf(this.subscribed, options);
    },
    deleteSubscriber: async (id) => {
      if (this.failure) throw this.failure;
      this.subscribed = this.subscribed.filter((subscribed) => subscribed.id !== id);
    },
    messageRows: () => rowsOf(...this.messages),
    recipientRows: () => rowsOf(...recipientsOf(this.subscribed)),
  };

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

function fits(message: SupportMessage, { status, category, priority, search = '' }: MessageFilter): boolean {
  return (
    (status === 'all' || message.status === status) &&
    (category === 'all' || message.category === category) &&
    (priority === 'all' || message.priority === priority) &&
    mentions(message, search)
  );
}

export async function openSupport(
  support: InMemorySupport,
  replaced: Partial<SupportApi> = {},
  message: SupportMessageId | null = null,
) {
  render(
    <QueryTestPage path="/admin/support">
      <SupportScreen api={{ ...support.api, ...replaced }} message={message} />
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>,
  );
  await act(async () => undefined);
}

export const subjects = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = (status: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${status}\\b`) }));
export const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
export const sheet = () => within(screen.getByRole('dialog'));
