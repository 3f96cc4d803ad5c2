import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CorrectionRefused } from '../../../domain/correction.ts';
import { Failure } from '../../../domain/failure.ts';
import { userId } from '../../../domain/ids.ts';
import { rupees } from '../../../domain/money.ts';
import { OWNER } from '../../../domain/testing/examples.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import type { AnalyticsApi } from '../api.ts';
import { apiOf, AT, COUNTED, given, NOBODY_KNOWN, OURS, SET_ASIDE } from '../testing/one-report.ts';

async function open(api: AnalyticsApi) {
  const toasts = recordToasts();
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={toasts}>
      <AnalyticsScreen id={OURS.id} api={api} />
      <Toasts dismissLabel="Dismiss" />
    </MemberPage>,
  );
  await screen.findByRole('table', { name: 'Shagun register' });
  return toasts;
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }));
const choose = async (name: string) => click(await screen.findByText(name, { selector: '[role=menuitem]' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rows = () =>
  within(screen.getByRole('table', { name: 'Shagun register' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('a contribution', () => {
  it('is set aside with a reason, and the numbers are refreshed', async () => {
    const api = apiOf([given('Ravi')]);
    const read = vi.fn(api.read);
    const correct = vi.fn(api.correct);
    await open({ ...api, read, correct });
    await choose('Set aside');
    const asked = await dialog('Set aside this contribution?');
    expect(asked.getByText('Ravi, ₹501 for “Lamp”')).toBeInTheDocument();
    await click(asked.getByRole('radio', { name: 'Not received' }));
    await click(asked.getByRole('button', { name: 'Set aside' }));
    expect(await screen.findByText('Contribution set aside.')).toBeInTheDocument();
    expect(correct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Ravi' }), 'not_received');
    expect(rows()[0]).toHaveTextContent('Not received. Set aside by you on 5 Dec 2026.');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('is taken off the page, where guests see it, after a question', async () => {
    const entry = {
      userId: 'anonymous',
      email: '',
      amount: rupees(501),
      message: 'Be happy',
      contributedAt: AT,
    } as const;
    const listed = { ...COUNTED.wishlist, contributors: [{ ...entry, displayName: 'Ravi', isAnonymous: false }] };
    const value = { ...COUNTED, wishlist: listed };
    const unlist = vi.fn(async () => undefined);
    const api = apiOf([given('Ravi'), given('Kavya', { amount: rupees(900) })], { unlist });
    const read = vi.fn(async () => ({ state: 'ready' as const, value }));
    const { shownToasts } = await open({ ...api, read });
    expect(screen.getAllByText('Remove from the page', { selector: '[role=menuitem]' })).toHaveLength(1);
    await choose('Remove from the page');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Ravi from the page?' }));
    await click(asked.getByRole('button', { name: 'Remove from the page' }));
    await waitFor(() => expect(shownToasts).toEqual(['✓ Removed from the page.']));
    expect(unlist).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Ravi' }), expect.anything());
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('is marked as set aside, needs no thanks, and can be restored', async () => {
    const api = apiOf([given('Ravi', SET_ASIDE), given('Kavya')]);
    const correct = vi.fn(api.correct);
    await open({ ...api, correct });
    expect(screen.queryByRole('button', { name: 'Mark as thanked: Ravi' })).not.toBeInTheDocument();
    await press('Set aside (1)');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(/^Ravi/);
    await choose('Restore');
    const asked = await dialog('Restore this contribution?');
    await click(asked.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Contribution restored.')).toBeInTheDocument();
    expect(correct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Ravi' }), null);
  });

  it('shows who set it aside', async () => {
    const by = (name: string) => ({
      ...SET_ASIDE,
      correction: SET_ASIDE.correction && { ...SET_ASIDE.correction, by: userId(name) },
    });
    const takenBack = by('giver');
    const byGiver = {
      ...takenBack,
      correction: takenBack.correction && { ...takenBack.correction, reason: 'by_giver' as const },
    };
    const all = [given('Ravi', by(OWNER)), given('Kavya', by('devika')), given('Nisha', byGiver)];
    await open(apiOf(all, { reader: userId('meera') }));
    expect(rows()[0]).toHaveTextContent('Set aside by the owner on 5 Dec 2026.');
    expect(rows()[1]).toHaveTextContent('Set aside by an admin on 5 Dec 2026.');
    expect(rows()[2]).toHaveTextContent('Taken back by the giver. Set aside on 5 Dec 2026.');
  });

  it('is not restored if its gift has no room, and the dialog says why', async () => {
    const correct = () => Promise.reject(new CorrectionRefused({ code: 'only-left', left: rupees(300) }));
    await open(apiOf([given('Ravi', SET_ASIDE)], { correct }));
    await choose('Restore');
    const asked = await dialog('Restore this contribution?');
    await click(asked.getByRole('button', { name: 'Restore' }));
    expect(await asked.findByText('Only ₹300 is left for this item')).toBeInTheDocument();
    expect(asked.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('takes only notes after its wishlist was deleted', async () => {
    const register = { id: OURS.id, userId: OWNER, title: 'Asha & Ravi', items: [] };
    await open(apiOf([given('Ravi')], { read: async () => ({ state: 'deleted', register, at: AT }) }));
    expect(screen.queryByText('Set aside', { selector: '[role=menuitem]' })).not.toBeInTheDocument();
    expect(screen.getByText('Add side, village, return gift', { selector: '[role=menuitem]' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  });
});

describe('several contributions', () => {
  const spam = ['a', 'b', 'c'].map((name) => given(name, { ...NOBODY_KNOWN, amount: rupees(1) }));
  const all = [given('Ravi'), ...spam];

  /** Selects all three and confirms. Returns the dialog. */
  async function setThreeAside() {
    await press('Select');
    await press('Select by…');
    const sheet = await dialog('Select contributions');
    await click(await sheet.findByRole('button', { name: 'Select 3 contributions' }));
    await press('Set aside');
    const asked = await dialog('Set aside 3 contributions?');
    await click(asked.getByRole('button', { name: 'Set aside' }));
    return asked;
  }

  it('can be selected by tapping, and are set aside one after the other', async () => {
    const api = apiOf(all);
    const order: string[] = [];
    await open({
      ...api,
      correct: async (contribution, reason) => {
        order.push(`begin ${contribution.id}`);
        const corrected = await api.correct(contribution, reason);
        order.push(`end ${contribution.id}`);
        return corrected;
      },
    });
    await press('Select');
    const [first, , third] = screen.getAllByRole('checkbox', { name: /^Select / });
    if (first) await click(first);
    if (third) await click(third);
    expect(screen.getByText('2 selected, ₹502')).toBeInTheDocument();
    await press('Set aside');
    const asked = await dialog('Set aside 2 contributions?');
    await click(asked.getByRole('button', { name: 'Set aside' }));
    expect(await screen.findByText('2 contributions set aside.')).toBeInTheDocument();
    expect(order).toEqual(['begin Ravi', 'end Ravi', 'begin b', 'end b']);
    expect(screen.getByText('Tap contributions to select them.')).toBeInTheDocument();
  });

  it('can be selected by amount, time and anonymity', async () => {
    const old = given('old', { ...NOBODY_KNOWN, createdAt: new Date('2026-11-01T00:00:00Z') });
    await open(apiOf([...all, old]));
    await press('Select');
    await press('Select by…');
    const sheet = await dialog('Select contributions');
    expect(await sheet.findByRole('button', { name: 'Select 5 contributions' })).toBeInTheDocument();
    await act(async () => void fireEvent.change(sheet.getByLabelText('Below'), { target: { value: '501' } }));
    expect(sheet.getByRole('button', { name: 'Select 3 contributions' })).toBeInTheDocument();
    await click(sheet.getByRole('button', { name: 'Anonymous, since yesterday' }));
    expect(sheet.getByRole('button', { name: 'Select 3 contributions' })).toBeInTheDocument();
    await act(async () => void fireEvent.change(sheet.getByLabelText('Received since'), { target: { value: '' } }));
    await click(sheet.getByRole('button', { name: 'Select 4 contributions' }));
    expect(screen.getByText('4 selected, ₹504')).toBeInTheDocument();
  });

  it('show the progress, stop, and continue with the rest', async () => {
    const waiting: (() => void)[] = [];
    const api = apiOf(spam);
    const correct: AnalyticsApi['correct'] = async (contribution, reason) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return api.correct(contribution, reason);
    };
    const answer = async () => {
      await waitFor(() => expect(waiting).toHaveLength(1));
      await act(async () => waiting.shift()?.());
    };
    await open({ ...api, correct });
    const asked = await setThreeAside();
    await answer();
    expect(await asked.findByText('1 of 3')).toBeInTheDocument();
    await click(asked.getByRole('button', { name: 'Stop' }));
    await answer();
    expect(await asked.findByText('2 of 3 done. The others are unchanged.')).toBeInTheDocument();
    await click(asked.getByRole('button', { name: 'Continue' }));
    await answer();
    expect(await screen.findByText('3 contributions set aside.')).toBeInTheDocument();
  });

  it('list what could not be changed, and retry only that', async () => {
    const api = apiOf(spam);
    const correct = vi
      .fn(api.correct)
      .mockImplementationOnce(api.correct)
      .mockRejectedValueOnce(new Failure('busy', 'contention'));
    await open({ ...api, read: async () => ({ state: 'ready', value: COUNTED }), correct });
    const asked = await setThreeAside();
    expect(await asked.findByText('We couldn’t change this contribution:')).toBeInTheDocument();
    expect(asked.getByText('2 of 3 done. The others are unchanged.')).toBeInTheDocument();
    await click(asked.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 contributions set aside.')).toBeInTheDocument();
    expect(correct.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c', 'b']);
  });
});
