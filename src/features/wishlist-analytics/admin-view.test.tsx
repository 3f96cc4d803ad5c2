import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userId } from '../../domain/ids.ts';
import { OWNER } from '../../domain/testing/examples.ts';
import { AtPath } from '../../session/testing/at-path.tsx';
import { AnalyticsScreenWith } from './analytics-screen.tsx';
import { apiOf, given, OURS } from './testing/one-report.ts';

async function openAs(reader: typeof OWNER) {
  const api = apiOf([given('Ravi')], { reader });
  await act(async () =>
    render(
      <AtPath path="/wishlist/w/analytics">
        <AnalyticsScreenWith id={OURS.id} api={api} />
      </AtPath>,
    ),
  );
  await act(async () => undefined);
  expect(screen.getByText('Ravi')).toBeVisible();
}

it('gives an admin no controls that only the owner may use, and a way back to the admin pages', async () => {
  await openAs(userId('devika'));
  for (const text of ['Edit', 'Thanks', 'Mark as thanked', /^Not thanked yet/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.getByText('View')).toBeVisible();
  expect(screen.getByText('Back to admin')).toHaveAttribute('href', '/admin/wishlists');
});

it('gives the owner those controls, and no way to the admin pages', async () => {
  await openAs(OWNER);
  for (const text of ['Edit', 'Thanks', 'Mark as thanked', /^Not thanked yet/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Back to admin')).not.toBeInTheDocument();
});
