import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { v4 as newUuid } from 'uuid';
import type { PageCursor, PageOptions } from '../../../../data/firebase/page-query.ts';
import { Failure } from '../../../../domain/failure.ts';
import { subscriberId, supportMessageId } from '../../../../domain/ids.ts';
import type { Subscriber, SupportMessage } from '../../../../domain/support.ts';
import { QueryTestPage } from '../../../../session/testing/query-test-page.tsx';
import { Toasts } from '../../../../ui/toasts.tsx';
import type { Mark, SupportApi } from '../api.ts';
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
  readonly lists: string[] = [];
  readonly #begins = new Map<PageCursor, number>();

  constructor(messages: readonly SupportMessage[], subscribed: readonly Subscriber[] = []) {
    this.messages = messages;
    this.subscribed = subscribed;
  }

  readonly api: SupportApi = {
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
    allSubscribers: (signal) => this.#all(signal),
  };

  async *#all(signal: AbortSignal) {
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

export async function openSupport(support: InMemorySupport, replaced: Partial<SupportApi> = {}) {
  render(
    <QueryTestPage path="/admin/support">
      <SupportScreen api={{ ...support.api, ...replaced }} />
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>,
  );
  await act(async () => undefined);
}

export const subjects = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = (status: string) => userEvent.click(screen.getByRole('radio', { name: status }));
export const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
export const sheet = () => within(screen.getByRole('dialog'));
