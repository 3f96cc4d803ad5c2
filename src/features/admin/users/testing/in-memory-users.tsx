import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReviewedNote } from '../../../../data/admin/operations.ts';
import type { PageCursor } from '../../../../data/firebase/page-query.ts';
import { adminNoteId, type UserId, userId } from '../../../../domain/ids.ts';
import { AT } from '../../../../domain/testing/examples.ts';
import { filterUsers, withActive } from '../../../../domain/user-list.ts';
import type { User } from '../../../../domain/user.ts';
import { QueryTestPage } from '../../../../session/testing/query-test-page.tsx';
import { accountOf, profileOf } from '../../../../session/testing/people.ts';
import { Toasts } from '../../../../ui/toasts.tsx';
import { rowsOf } from '../../exports/testing/rows-of.ts';
import type { Change, UsersApi } from '../api.ts';
import { UsersScreen } from '../users-screen.tsx';

export const SELF = userId('devika');

export const person = (name: string, changes: Partial<User> = {}): User => profileOf(accountOf(name), changes);

/** 'Guest 1', 'Guest 2' and so on. */
export const crowd = (count: number, changes: Partial<User> = {}): readonly User[] =>
  Array.from({ length: count }, (_, index) => person(`Guest ${index + 1}`, changes));

/** Users without Firebase, in list order. */
export class InMemoryUsers {
  users: readonly User[];
  readonly changes: (readonly [Change, string])[] = [];
  /** The page size of each search. */
  readonly searches: number[] = [];
  readonly counted: string[] = [];
  readonly noted = new Map<string, readonly ReviewedNote[]>();
  unfinished = 0;
  readonly #begins = new Map<PageCursor, number>();

  constructor(users: readonly User[]) {
    this.users = users;
  }

  api(replaced: Partial<UsersApi> = {}): UsersApi {
    return { ...this.#api, ...replaced };
  }

  readonly #api: UsersApi = {
    counts: async () => {
      const count = (fits: (user: User) => boolean) => this.users.filter(fits).length;
      return withActive({
        total: this.users.length,
        inactive: count(({ status }) => status === 'inactive'),
        banned: count(({ status }) => status === 'banned'),
        admins: count(({ isAdmin }) => isAdmin),
      });
    },
    list: async (status, { after, size = 20 }) => {
      const all = this.users.filter((user) => status === 'all' || user.status === status);
      return this.#pageOf(all, after, size);
    },
    search: async (filter, { after, size = 200 }) => {
      this.searches.push(size);
      const all = this.users.filter(({ status }) => ['all', 'active', status].includes(filter.status));
      const page = this.#pageOf(all, after, size);
      return { ...page, items: filterUsers(page.items, filter), searched: page.items.length };
    },
    findByEmail: async (email) => ({ items: this.users.filter((user) => user.email === email), unreadable: [] }),
    read: async (id) => this.users.find((user) => user.id === id) ?? null,
    activity: async (id) => {
      this.counted.push(id);
      return { wishlists: 1, contributions: 1_200 };
    },
    userRows: () => rowsOf(),
    unfinished: async () => this.unfinished,
    notes: async (about) => ({ items: this.noted.get(about) ?? [], unreadable: [], next: null }),
    addNote: async (about, text) => {
      const note = { id: adminNoteId(text), targetId: about, text, by: SELF, createdAt: AT };
      this.noted.set(about, [{ note, author: null }, ...(this.noted.get(about) ?? [])]);
    },
    deleteNote: async (id) => {
      for (const [about, notes] of this.noted)
        this.noted.set(
          about,
          notes.filter(({ note }) => note.id !== id),
        );
    },
    change: async (change, { id }, { reason }) => {
      this.changes.push([change, id]);
      const changed: Partial<User> = {
        ban: { status: 'banned' as const, ban: { reason, byConfiguredAdmin: true } },
        unban: { status: 'active' as const, ban: null },
        grant: { isAdmin: true },
        revoke: { isAdmin: false },
      }[change];
      this.users = this.users.map((user) => (user.id === id ? { ...user, ...changed } : user));
    },
  };

  #pageOf(all: readonly User[], after: PageCursor | null | undefined, size: number) {
    const from = after ? (this.#begins.get(after) ?? Number.NaN) : 0;
    const items = all.slice(from, from + size);
    const next = items.length === size ? ({} as PageCursor) : null;
    if (next) this.#begins.set(next, from + size);
    return { items, unreadable: [], next };
  }
}

export const settle = async () => act(async () => undefined);

interface Opened {
  readonly search?: string;
  readonly linked?: UserId | null;
  readonly isConfiguredAdmin?: boolean;
}

export async function openUsers(
  api: UsersApi,
  { search = '', linked = null, isConfiguredAdmin = true }: Opened = {},
): Promise<void> {
  render(
    <QueryTestPage path="/admin/users">
      <UsersScreen api={api} self={{ id: SELF, isConfiguredAdmin }} search={search} linked={linked} />
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>,
  );
  await settle();
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
// By text, because computing the accessible names of all buttons in twenty rows takes seconds.
export const press = async (words: string) =>
  act(async () => void fireEvent.click(screen.getByText(words, { selector: 'button, button *' })));
export const openDetails = async (name: string) =>
  act(async () => void fireEvent.click(rowOf(name).getByRole('button', { name: `View Details of ${name}` })));
const headers = () => [...document.querySelectorAll<HTMLElement>('td[role=rowheader]')];
export const rows = () => headers().map(({ textContent }) => textContent);
/** The row of this user. */
export const rowOf = (name: string) => {
  const names = new RegExp(`${name}(?!\\d)`);
  const row = headers()
    .find(({ textContent }) => names.test(textContent))
    ?.closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return within(row);
};
const searchBox = () => screen.getByPlaceholderText('Search users...');
export const type = (text: string) => fireEvent.change(searchBox(), { target: { value: text } });
/** Types and submits a search. */
export const search = async (text: string) => {
  type(text);
  await act(async () => void fireEvent.submit(searchBox()));
};
export const choose = async (status: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } }));
