import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { LOADING, type Loadable } from '../../../domain/loadable.ts';
import { AtPath } from '../../../session/testing/at-path.tsx';
import { AdminPage } from './admin-page.tsx';

const READY: Loadable<number> = { state: 'ready', value: 1 };
const FAILED: Loadable<never> = { state: 'failed', failure: new Failure('offline', 'no network') };

function openPage(...asked: readonly Loadable<unknown>[]) {
  return (
    <AtPath path="/admin/users">
      <AdminPage title="User Management" lead="Everybody" aside={<button>Refresh</button>} asked={asked}>
        <p>Asha Rao</p>
      </AdminPage>
    </AtPath>
  );
}

it('has a title, what can be done there, and what it shows', () => {
  render(openPage(READY));
  expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  for (const text of ['Everybody', 'Refresh', 'Asha Rao']) expect(screen.getByText(text)).toBeVisible();
});

it('leads to every other page for admins, and says which one this is', () => {
  render(openPage());
  const links = within(screen.getByRole('navigation', { name: 'Admin pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Dashboard', '/admin', null],
      ['Users', '/admin/users', 'page'],
      ['Wishlists', '/admin/wishlists', null],
      ['Analytics', '/admin/analytics', null],
      ['Support', '/admin/support', null],
      ['Settings', '/admin/settings', null],
    ],
  );
});

it('stays while parts of it are awaited or have failed', () => {
  render(openPage(READY, LOADING, FAILED, { state: 'missing' }));
  expect(screen.getByText('Asha Rao')).toBeVisible();
});

it('shows nothing but Access Denied as soon as the server refuses a part', () => {
  const { rerender } = render(openPage(READY, LOADING));
  rerender(openPage(READY, { state: 'denied' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
