import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { utcDay } from '../../../domain/analytics.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import { apiOf, AT, COUNTED, OURS } from '../testing/one-report.ts';

it('compares the thirty days with those before', async () => {
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
  const october = utcDay(new Date('2026-10-20T06:30:00Z'));
  const before = COUNTED.days.map((day) => ({ ...day, date: october, views: 46, shares: 1 }));
  const value = { ...COUNTED, days: [...COUNTED.days, ...before] };
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={apiOf([], { read: async () => ({ state: 'ready', value }) })} />
    </MemberPage>,
  );
  expect(await screen.findByText('50% less than the previous period')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Shares' }));
  expect(screen.getByText('100% more than the previous period')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Contributions' }));
  expect(screen.getByText('Same as the previous period')).toBeVisible();
  vi.useRealTimers();
});
