import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { transactionId, userId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { OWNER } from '../../domain/testing/examples.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { Toasts } from '../../ui/toasts.tsx';
import type { AnalyticsApi } from './api.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { bookAbout } from './testing/book-about.ts';
import { OURS, AT, COUNTED, given, NO_ACCOUNT, NOBODY_KNOWN, apiOf, SET_ASIDE } from './testing/one-report.ts';

async function openPage(api: AnalyticsApi = apiOf([])) {
  const toasts = recordToasts();
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={toasts}>
      <AnalyticsScreen id={OURS.id} api={api} />
      <Toasts dismissLabel="Dismiss" />
    </MemberPage>,
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('One moment…')).not.toBeInTheDocument());
  return toasts;
}

const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const register = () => within(screen.getByRole('table', { name: 'Shagun register' }));
const names = () =>
  register()
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('span')?.textContent);
const search = async (query: string) =>
  act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } }));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('the numbers', () => {
  it('show every counter and the conversion', async () => {
    await openPage();
    const region = within(screen.getByRole('region', { name: 'At a glance' }));
    for (const text of ['₹2,500', '1,349', '702', '31', '18', '1.3%']) expect(region.getByText(text)).toBeVisible();
  });

  it('list the sources of visits, largest first, sites by their host names', async () => {
    await openPage();
    const region = within(screen.getByRole('region', { name: 'Where visits come from' }));
    const rows = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['WhatsApp900 · 67%', 'Direct400 · 30%', 'blog.example49 · 4%']);
    expect(within(screen.getByRole('region', { name: 'Devices' })).getByText('Phones')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Referring websites' })).toHaveTextContent('Nothing here yet.');
  });

  it('list the sources since the owner cleared them', async () => {
    const read = vi.fn<AnalyticsApi['read']>(async () => ({ state: 'ready', value: COUNTED }));
    const resetSources = vi.fn<AnalyticsApi['resetSources']>(async () => undefined);
    const { shownToasts } = await openPage(apiOf([], { read, resetSources }));
    await press('Clear these numbers');
    const question = within(screen.getByRole('alertdialog', { name: 'Clear where visits come from?' }));
    const cleared = { ...COUNTED.analytics, trafficSources: {} };
    read.mockResolvedValue({ state: 'ready', value: { ...COUNTED, analytics: cleared } });
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Clear these numbers' })));
    expect(resetSources).toHaveBeenCalledExactlyOnceWith(OURS.id);
    const region = within(screen.getByRole('region', { name: 'Where visits come from' }));
    expect(await region.findByText('Nothing here yet.')).toBeVisible();
    expect(shownToasts).toEqual(['✓ Cleared. New visits are counted from now on.']);
    expect(screen.queryByRole('button', { name: 'Clear these numbers' })).not.toBeInTheDocument();
  });

  it('keep their sources if clearing fails', async () => {
    const resetSources = () => Promise.reject(new Failure('offline', 'no network'));
    const { shownToasts } = await openPage(apiOf([], { resetSources }));
    await press('Clear these numbers');
    const question = within(screen.getByRole('alertdialog'));
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Clear these numbers' })));
    await waitFor(() => expect(shownToasts).toEqual([expect.stringMatching(/^✗ We couldn’t clear the numbers: /)]));
    expect(question.getByRole('button', { name: 'Clear these numbers' })).toBeEnabled();
  });

  it('do not let admins clear the sources', async () => {
    await openPage(apiOf([], { reader: userId('meera') }));
    expect(screen.queryByRole('button', { name: 'Clear these numbers' })).not.toBeInTheDocument();
  });

  it('show thirty days as a chart, in words and as a table', async () => {
    await openPage();
    const chart = screen.getByRole('img', { name: /^Views in the last 30 days: 23 in total. Highest on .*: 23\.$/ });
    expect(chart).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Day' })).toHaveAttribute('aria-valuemax', '30');
    fireEvent.click(screen.getByRole('radio', { name: 'Shares' }));
    expect(screen.getByRole('img', { name: /^Shares in the last 30 days: 2 in total/ })).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'Last 30 days', hidden: true }));
    const [, today] = table.getAllByRole('row', { hidden: true });
    expect(today).toHaveTextContent(/Views23Unique visitors12Shares2Contributions1$/);
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(31);
  });

  it('are refreshed on request', async () => {
    const read = vi.fn<AnalyticsApi['read']>(async () => ({ state: 'ready', value: COUNTED }));
    await openPage(apiOf([], { read }));
    read.mockResolvedValue({
      state: 'ready',
      value: { ...COUNTED, analytics: { ...COUNTED.analytics, views: 1_350 } },
    });
    await press('Refresh');
    expect(screen.getByText('1,350')).toBeVisible();
  });
});

describe('access to the numbers', () => {
  it.each([
    ['denied', 'Access Denied'],
    ['missing', 'Wishlist Not Found'],
  ] as const)('says so: %s', async (state, title) => {
    await openPage(apiOf([], { read: async () => ({ state }) }));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  it('shows the register of a deleted wishlist', async () => {
    const register = { id: OURS.id, userId: OWNER, title: 'Asha & Ravi', items: [] };
    await openPage(apiOf([given('Ravi')], { read: async () => ({ state: 'deleted', register, at: AT }) }));
    expect(screen.getByRole('heading', { level: 1, name: 'Asha & Ravi' })).toBeVisible();
    expect(
      screen.getByText(
        'This wishlist was deleted on 5 December 2026. Its register stays here, but contributions can no longer be set aside or restored.',
      ),
    ).toBeVisible();
    expect(names()).toEqual(['Ravi']);
  });

  it('offers a retry if the server does not respond', async () => {
    const read = vi.fn<AnalyticsApi['read']>().mockRejectedValueOnce(new Failure('offline', 'no network'));
    read.mockResolvedValue({ state: 'ready', value: COUNTED });
    await openPage(apiOf([], { read }));
    expect(screen.getByRole('heading', { name: 'We couldn’t load the numbers' })).toBeVisible();
    await press('Try again');
    expect(screen.getByText('1,349')).toBeVisible();
  });
});

describe('the register', () => {
  it('lists contributors with amount, gift and blessing', async () => {
    await openPage(apiOf([given('Ravi'), given('x', { ...NOBODY_KNOWN, metadata: fund('') })]));
    expect(names()).toEqual(['Ravi', 'Anonymous']);
    const [, ravi, nobody] = register().getAllByRole('row');
    expect(ravi).toHaveTextContent(/Ravi.*₹501.*5 Dec 2026.*Lamp.*Be happy/);
    expect(nobody).toHaveTextContent(/General fund/);
  });

  it('is paged', async () => {
    await openPage(apiOf(Array.from({ length: 45 }, (_, index) => given(`Guest-${index}`))));
    const turn = async (to: string) =>
      act(async () => void fireEvent.click(screen.getByText(to, { selector: 'button' })));
    const shown = () =>
      screen.getAllByText(/^Guest-\d+$/, { selector: '[role=rowheader] > span' }).map(({ textContent }) => textContent);
    expect(shown()).toHaveLength(20);
    await turn('Older');
    expect(shown()[0]).toBe('Guest-20');
    await turn('Older');
    expect(shown()).toHaveLength(5);
    expect(screen.getByText('Older', { selector: 'button' })).toBeDisabled();
    await turn('Newer');
    expect(shown()[0]).toBe('Guest-20');
  });

  it('marks the language of gifts and blessings', async () => {
    await openPage(apiOf([given('Ravi', { metadata: { itemTitle: 'दीया', message: 'खुश रहो' } })]));
    expect(register().getByText('दीया')).toHaveAttribute('lang', 'hi');
    expect(register().getByText('“खुश रहो”')).toHaveAttribute('lang', 'hi');
  });

  it('is searched as a whole, by name, gift, blessing, e-mail and reference', async () => {
    const all = Array.from({ length: 22 }, (_, index) => given(`Guest-${index}`));
    const id = transactionId('ffffffff-ffff-4000-8000-000000000000');
    await openPage(apiOf([...all, given('Meera', { id, metadata: { itemTitle: 'Sofa', message: 'सदा सुखी रहो' } })]));
    for (const query of ['mee', 'SOFA', 'सुखी', 'meera@guests']) {
      await search(query);
      expect(names()).toEqual(['Meera']);
    }
    expect(screen.getByText('1 contribution found')).toBeInTheDocument();
    for (const query of ['SHG-ZZZZ-ZZZZ', 'zzzz zzzz', 'shg-zz']) {
      await search(query);
      expect(names()).toEqual(['Meera']);
    }
    await search('nobody at all');
    expect(screen.getByText('No results for “nobody at all”.')).toBeVisible();
    await search('');
    expect(names()).toHaveLength(20);
  });

  it.each([
    ['newest', ['Third', 'Second', 'First']],
    ['oldest', ['First', 'Second', 'Third']],
    ['largest', ['Second', 'First', 'Third']],
    ['smallest', ['Third', 'First', 'Second']],
  ])('is sorted with the %s first', async (order, sorted) => {
    const day = (date: number) => new Date(Date.UTC(2026, 11, date));
    await openPage(
      apiOf([
        given('Third', { createdAt: day(3), amount: rupees(101) }),
        given('Second', { createdAt: day(2), amount: rupees(5_001) }),
        given('First', { createdAt: day(1), amount: rupees(501) }),
      ]),
    );
    await act(async () => void fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: order } }));
    expect(names()).toEqual(sorted);
  });

  it('can show only contributions still to be thanked, and keeps marked ones until the filter is off', async () => {
    await openPage(apiOf([given('Kavya', { thankedAt: AT }), given('Ravi')]));
    const filter = async (label: string) => act(async () => void fireEvent.click(screen.getByText(label)));
    await filter('Not thanked yet (1)');
    expect(names()).toEqual(['Ravi']);
    await press('Mark as thanked: Ravi');
    expect(names()).toEqual(['Ravi']);
    await filter('Not thanked yet (0)');
    expect(names()).toEqual(['Kavya', 'Ravi']);
    await filter('Not thanked yet (0)');
    expect(screen.getByText('You’ve thanked everyone.')).toBeVisible();
  });

  it("marks the reader's own contribution, which needs no thanks", async () => {
    await openPage(apiOf([given('Asha', { contributorId: OWNER }), given('Ravi')]));
    expect(names()).toEqual(['You', 'Ravi']);
    expect(screen.queryByRole('button', { name: /Asha/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Not thanked yet (1)' })).toBeVisible();
  });

  it('names the owner to an admin', async () => {
    await openPage(apiOf([given('Asha', { contributorId: OWNER })], { reader: userId('admin') }));
    expect(names()).toEqual(['Asha']);
  });

  it('shows an empty state without contributions', async () => {
    await openPage();
    expect(screen.getByText('No contributions yet')).toBeVisible();
  });

  it('offers a retry if it cannot be read', async () => {
    const contributions = vi
      .fn<AnalyticsApi['contributions']>()
      .mockRejectedValueOnce(new Failure('offline', 'no network'))
      .mockResolvedValue({ items: [given('Ravi')], unreadable: [], next: null });
    await openPage(apiOf([], { contributions }));
    expect(screen.getByRole('alert')).toHaveTextContent(/We couldn’t load the contributions/);
    await press('Try again');
    expect(names()).toEqual(['Ravi']);
  });

  it('can be downloaded as a whole, for a spreadsheet', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const id = transactionId('00000000-01ff-4000-8000-000000000000');
    const other = transactionId('ffffffff-ffff-4000-8000-000000000000');
    const told = given('Ravi', { id, metadata: { itemTitle: 'Lamp', message: 'Be "happy", always' } });
    const third = transactionId('00000000-02ff-4000-8000-000000000000');
    const guest = given('Meena', { ...NO_ACCOUNT, id: third, metadata: fund('') });
    const hidden = given('x', { ...NOBODY_KNOWN, id: other, metadata: fund('=1+1'), ...SET_ASIDE });
    await openPage(apiOf([told, guest, hidden], { familyBook: async () => bookAbout(id) }));
    await press('Files');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(await textOf(files[0])).toBe(
      [
        'Date,Name,Amount,Gift,Blessing,Email,Verified,Phone,Reference,Status,Sent,Received,UTR,Thanked,Village or relation,Side,Note,Given in return',
        '2026-12-05,Ravi,501,Lamp,"Be ""happy"", always",ravi@guests.example,Verified,,SHG-0000-0001,Recorded,,,,,Satara,Bride’s side,,Sweets',
        '2026-12-05,Meena,501,General fund,,,No account,98765 43210,SHG-0000-0002,Recorded,,,,,,,,',
        "2026-12-05,Anonymous,501,General fund,'=1+1,,,,SHG-ZZZZ-ZZZZ,Set aside: Not received,,,,,,,,",
        '2026-11-21,Kunal,,A saree,,,,,,By hand,,,,2026-11-22,Wai,Groom’s side,,',
        '',
      ].join('\r\n'),
    );
  });
});

describe('thanking', () => {
  const mark = (name: string) => screen.getByRole('button', { name: `Mark as thanked: ${name}` });
  const marked = (name: string) => screen.getByRole('button', { name: `Thanked: ${name}` });

  it('is prepared for WhatsApp and e-mail, and then offers to mark the contribution', async () => {
    const setThanked = vi.fn(async () => undefined);
    await openPage(apiOf([given('Ravi')], { setThanked }));
    const whatsApp = screen.getByRole('link', { name: 'Thank Ravi on WhatsApp' });
    const text = decodeURIComponent(whatsApp.getAttribute('href') ?? '');
    expect(text).toContain('Dear Ravi, thank you so much for your gift of ₹501 towards “Lamp”.');
    expect(text).toContain('– Asha & Ravi');
    const mail = screen.getByRole('link', { name: 'Thank Ravi by email' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:ravi%40guests\.example\?subject=Thank%20you!&body=Dear%20Ravi/);
    whatsApp.addEventListener('click', (event) => event.preventDefault());
    await act(async () => void fireEvent.click(whatsApp));
    expect(screen.getByText('Sent it?')).toBeVisible();
    expect(setThanked).not.toHaveBeenCalled();
    await press('Mark as thanked: Ravi');
    expect(setThanked).toHaveBeenCalledExactlyOnceWith('Ravi', true);
    expect(marked('Ravi')).toBeVisible();
    expect(screen.queryByText('Sent it?')).not.toBeInTheDocument();
  });

  it('can be marked and unmarked by a button with the state in its name', async () => {
    const setThanked = vi.fn(async () => undefined);
    await openPage(apiOf([given('Ravi', { thankedAt: AT })], { setThanked }));
    await press('Thanked: Ravi');
    expect(setThanked).toHaveBeenLastCalledWith('Ravi', false);
    await press('Mark as thanked: Ravi');
    expect(setThanked).toHaveBeenLastCalledWith('Ravi', true);
    expect(marked('Ravi')).toBeVisible();
  });

  it('is reverted if it cannot be saved, and says whose', async () => {
    const { shownToasts } = await openPage(
      apiOf([given('Ravi')], { setThanked: () => Promise.reject(new Failure('offline', 'no network')) }),
    );
    await press('Mark as thanked: Ravi');
    expect(mark('Ravi')).toBeVisible();
    expect(shownToasts).toEqual([expect.stringMatching(/^✗ We couldn’t save the thank-you mark for Ravi: /)]);
    expect(screen.getByRole('button', { name: 'Not thanked yet (1)' })).toBeVisible();
  });

  it('has no address for anonymous contributors', async () => {
    await openPage(apiOf([given('x', NOBODY_KNOWN)]));
    expect(screen.queryByRole('link', { name: /^Thank/ })).not.toBeInTheDocument();
    expect(mark('Anonymous')).toBeEnabled();
  });
});

/** jsdom's files have no text(). */
async function textOf(file: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  const done = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file ?? new Blob());
  await done;
  return typeof reader.result === 'string' ? reader.result : '';
}

function fund(message: string): Transaction['metadata'] {
  return { type: 'general_fund', message };
}
