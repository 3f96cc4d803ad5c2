import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page as PageOf, PageCursor } from '../../data/firebase/page-query.ts';
import { Failure } from '../../domain/failure.ts';
import { itemId, systemLogId, transactionId, userId, wishlistId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { transaction, wishlist } from '../../domain/testing/examples.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { User } from '../../domain/user.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { browserNavigation } from '../../session/navigation/navigation.tsx';
import { ServerStateProvider } from '../../session/server-state/provider.tsx';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InRouter } from '../../session/testing/in-router.tsx';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { accountOf, profileOf } from '../../session/testing/people.ts';
import { current, dismiss } from '../../ui/toast.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { InMemoryAccount } from './account/in-memory-account.ts';
import type { ProfileApi } from './api.ts';
import { ProfilePage } from './profile-page.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Toasts outlive the page of a test.
  for (const { id } of current()) dismiss(id);
});

function gift(number: number, changes: Partial<Transaction> = {}): Transaction {
  return transaction({
    id: transactionId(`t${number}`),
    wishlistId: wishlistId(`w${number}`),
    itemId: itemId(`i${number}`),
    contributorId: ASHA.id,
    displayName: 'Asha',
    metadata: { itemTitle: `Gift ${number}`, message: '' },
    ...changes,
  });
}

/** Pages in memory. Cursors are opaque, so any object will do. */
class InMemoryGiving implements ProfileApi {
  failure: Failure | null = null;
  readonly #pages: readonly (readonly Transaction[])[];
  readonly #cursors = new Map<object, number>();

  constructor(...pages: readonly (readonly Transaction[])[]) {
    this.#pages = pages.length > 0 ? pages : [[]];
  }

  async totals() {
    if (this.failure) throw this.failure;
    const all = this.#pages.flat();
    return { count: all.length, amount: rupees(all.reduce((total, { amount }) => total + amount, 0)) };
  }

  async page({ after = null }: { after?: PageCursor | null }): Promise<PageOf<Transaction>> {
    if (this.failure) throw this.failure;
    const at = after ? (this.#cursors.get(after) ?? 0) : 0;
    return {
      items: this.#pages[at] ?? [],
      unreadable: [],
      next: at + 1 < this.#pages.length ? this.#next(at + 1) : null,
    };
  }

  #next(at: number): PageCursor {
    const cursor = Object.create(null) as PageCursor;
    this.#cursors.set(cursor, at);
    return cursor;
  }
}

async function visit({
  profile = {},
  isEmailVerified = true,
  giving = new InMemoryGiving(),
}: { profile?: Partial<User>; isEmailVerified?: boolean; giving?: ProfileApi } = {}) {
  const accounts = new InMemoryAccounts({ ...ASHA, isEmailVerified });
  accounts.profiles.set(ASHA.id, profileOf(ASHA, profile));
  const toasts = recordToasts();
  function Screen() {
    const { who } = useAuth();
    if (who.state !== 'signed-in') return null;
    const own = { state: 'ready', value: { items: [wishlist()], unreadable: [] } } as const;
    const shared = { wishlists: own, api: giving, accountApi: new InMemoryAccount('password') };
    return <ProfilePage account={who.account} profile={who.profile} {...shared} />;
  }
  render(
    <TestPage accounts={accounts} toasts={toasts}>
      <InRouter navigation={browserNavigation('/profile')}>
        <ServerStateProvider>
          <Screen />
        </ServerStateProvider>
      </InRouter>
      <Toasts dismissLabel="Dismiss" />
    </TestPage>,
  );
  await screen.findByRole('heading', { name: 'Profile Settings' });
  return { accounts, shownToasts: toasts.shownToasts };
}

const stored = (accounts: InMemoryAccounts) => accounts.profiles.get(ASHA.id);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const edit = () => press('Edit Profile');
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Choose a photo'), file, { applyAccept: false });
const factOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('the profile', () => {
  it('shows the profile and its preferences', async () => {
    await visit({ profile: { phoneNumber: '+91 00000 00211' } });
    expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
    // In the details, and in the section about signing in.
    expect(screen.getAllByText('asha@guests.example')).toHaveLength(2);
    expect(screen.getByText('Member since 5 December 2026')).toBeVisible();
    expect(factOf('Phone number')).toHaveTextContent('+91 00000 00211');
    expect(factOf('Pop-up notifications')).toHaveTextContent('On');
    expect(factOf('Language')).toHaveTextContent('English');
    expect(factOf('Currency')).toHaveTextContent('Indian rupee');
    expect(screen.getByRole('link', { name: 'Open Help' })).toHaveAttribute('href', '/help');
  });

  it('says that the address is verified', async () => {
    await visit();
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('says when it is not, and sends the link again', async () => {
    const { accounts } = await visit({ isEmailVerified: false });
    expect(screen.getByText('Not verified yet')).toBeVisible();
    accounts.failures.set('sendVerification', new Failure('too-many-tries', 'again?'));
    await press('Send the link again');
    expect(accounts.verifications).toEqual([]);
    await press('Send the link again');
    expect(accounts.verifications).toEqual([ASHA.email]);
    expect(screen.getByRole('status')).toHaveTextContent('We’ve sent a new link');
  });

  it('shows the number of wishlists and contributions, and their total', async () => {
    await visit({ giving: new InMemoryGiving([gift(1), gift(2)]) });
    expect(factOf('Wishlists')).toHaveTextContent('1');
    await waitFor(() => expect(factOf('Contributions')).toHaveTextContent('2'));
    expect(factOf('Total gifted')).toHaveTextContent('₹2,202');
  });
});

describe('editing the profile', () => {
  it('asks before leaving unsaved changes, and not after saving', async () => {
    await visit();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await edit();
    expect(closing()).toBe(false);
    enter('Full name', 'Asha & Ravi');
    expect(closing()).toBe(true);
    fireEvent.click(document.body.appendChild(Object.assign(document.createElement('a'), { href: '/about' })));
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await press('Save Changes');
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(closing()).toBe(false);
  });

  it('saves what was changed', async () => {
    const { accounts, shownToasts } = await visit();
    await edit();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    enter('Full name', ' Asha Rao ');
    enter('Phone number', '+91 (0) 00000-00211');
    await userEvent.click(screen.getByRole('switch', { name: 'Pop-up notifications' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
    enter('Language', 'ta');
    enter('Currency', 'EUR');
    await press('Save Changes');
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(shownToasts).toEqual(['✓ Profile updated successfully']);
    expect(stored(accounts)).toMatchObject({
      displayName: 'Asha Rao',
      phoneNumber: '+91 (0) 00000-00211',
      preferences: { notifications: false, privacy: 'private', language: 'ta', currency: 'EUR' },
    });
  });

  it('discards edits on cancel', async () => {
    const { accounts } = await visit();
    await edit();
    enter('Full name', 'Somebody else');
    await userEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
    await press('Cancel');
    expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
    expect(stored(accounts)).toEqual(profileOf(ASHA));
    await edit();
    expect(screen.getByLabelText('Full name')).toHaveValue('Asha');
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  });

  it('explains what each privacy option does to the giver’s name', async () => {
    await visit();
    await edit();
    const described = (name: string, text: string) =>
      expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription(text);
    expect(screen.getByRole('radiogroup', { name: 'Who sees your name when you give' })).toHaveAccessibleDescription(
      'This is only how each contribution starts. You can change it every time you give.',
    );
    described('Everyone', 'Your name appears on every wishlist you contribute to.');
    described(
      'Friends',
      'Your name appears on wishlists shared by link. On public wishlists, which anyone can find, you start out anonymous.',
    );
    described('Nobody', 'You start out anonymous on every wishlist.');
  });

  it('leaves the e-mail address as it is', async () => {
    await visit();
    await edit();
    expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly');
  });

  it.each([
    ['Full name', ' ', 'Please fill in this field'],
    ['Phone number', '123', 'Please enter a valid phone number'],
    ['Phone number', 'call me', 'Please enter a valid phone number'],
  ])('shows at %s what is wrong with "%s"', async (label, value, text) => {
    const { accounts } = await visit();
    await edit();
    enter(label, value);
    await press('Save Changes');
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(stored(accounts)).toEqual(profileOf(ASHA));
  });

  it('keeps the input if it could not be saved', async () => {
    const { accounts, shownToasts } = await visit();
    accounts.failures.set('updateProfile', new Failure('offline', 'no server'));
    await edit();
    enter('Full name', 'Asha Rao');
    await press('Save Changes');
    expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    expect(shownToasts[0]).toMatch(/^✗ Failed to update profile/);
    await press('Save Changes');
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });
});

describe('the photo', () => {
  const photo = () => screen.getByRole('img', { name: 'Photo of Asha' });
  const picture = new File(['picture'], 'us.png', { type: 'image/png' });

  it('is previewed first, and stored on save', async () => {
    const { accounts } = await visit();
    await edit();
    await choose(picture);
    await waitFor(() => expect(photo()).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/)));
    expect(stored(accounts)?.photoURL).toBeNull();
    await press('Save Changes');
    await waitFor(() => expect(photo()).toHaveAttribute('src', 'https://pictures.example/profile-of-7-bytes'));
    expect(stored(accounts)?.photoURL).toBe('https://pictures.example/profile-of-7-bytes');
  });

  it('is reverted when editing is cancelled', async () => {
    await visit({ profile: { photoURL: 'https://pictures.example/old' } });
    await edit();
    await choose(picture);
    await waitFor(() => expect(photo()).toHaveAttribute('src', expect.stringMatching(/^data:/)));
    await press('Cancel');
    expect(photo()).toHaveAttribute('src', 'https://pictures.example/old');
  });

  it('can be removed', async () => {
    const { accounts } = await visit({ profile: { photoURL: 'https://pictures.example/old' } });
    await edit();
    await press('Remove photo');
    await press('Save Changes');
    await waitFor(() => expect(stored(accounts)?.photoURL).toBeNull());
  });

  it('must be a picture', async () => {
    await visit();
    await edit();
    await choose(new File(['words'], 'us.txt', { type: 'text/plain' }));
    expect(await screen.findByText('We can’t use this file as a picture. Choose another one.')).toBeVisible();
  });
});

describe('the contribution history', () => {
  const history = () => within(screen.getByRole('region', { name: 'Your contributions' }));

  it('is paged', async () => {
    await visit({ giving: new InMemoryGiving([gift(1)], [gift(2)]) });
    expect(await screen.findByRole('link', { name: 'Gift 1' })).toHaveAttribute('href', '/wishlist/w1');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of your contributions' }));
    expect(pages.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await userEvent.click(pages.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('link', { name: 'Gift 2' })).toBeVisible();
    expect(pages.getByText('Page 2')).toBeVisible();
    expect(pages.getByRole('button', { name: 'Older' })).toBeDisabled();
    await userEvent.click(pages.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByRole('link', { name: 'Gift 1' })).toBeVisible();
  });

  it('shows blessing, date, reference and thanks', async () => {
    const metadata = { type: 'general_fund', message: 'Be happy' } as const;
    const id = transactionId('00000000-01ff-4000-8000-000000000000');
    await visit({ giving: new InMemoryGiving([gift(1, { id, metadata, thankedAt: new Date() })]) });
    const row = within(await history().findByRole('listitem'));
    expect(row.getByText('General fund')).toBeVisible();
    expect(row.getByText('Be happy')).toBeVisible();
    expect(row.getByText('₹1,101')).toBeVisible();
    expect(row.getByText('5 December 2026')).toBeVisible();
    expect(row.getByText('SHG-0000-0001')).toBeVisible();
    expect(row.getByText('Thanked')).toBeVisible();
  });

  it('says kindly that a contribution was set aside', async () => {
    const correction = {
      reason: 'not_received',
      was: 'completed',
      by: userId('gauri'),
      at: new Date(),
      logId: systemLogId('log'),
    } as const;
    await visit({ giving: new InMemoryGiving([gift(1, { status: 'set_aside', correction, thankedAt: new Date() })]) });
    const row = within(await history().findByRole('listitem'));
    expect(row.getByText('Not counted')).toBeVisible();
    expect(row.getByText(/^The hosts haven’t received this one/)).toBeVisible();
    expect(row.queryByText('Thanked')).not.toBeInTheDocument();
  });

  it('may be empty', async () => {
    await visit();
    expect(await screen.findByText('No contributions yet')).toBeVisible();
  });

  it('can be retried if it could not be loaded', async () => {
    const giving = new InMemoryGiving([gift(1)]);
    giving.failure = new Failure('offline', 'no server');
    await visit({ giving });
    expect(await screen.findByText(/^We couldn’t load your contributions\./)).toBeVisible();
    expect(factOf('Total gifted')).toHaveTextContent('not available');
    giving.failure = null;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Gift 1' })).toBeVisible();
    await press('Count again');
    await waitFor(() => expect(factOf('Total gifted')).toHaveTextContent('₹1,101'));
  });
});
