import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { ADMIN } from './admin-key.ts';
import { AdminPage } from './admin-page.tsx';

const denied = new Failure('denied', 'no admin');
const offline = new Failure('offline', 'no network');

function Query({ read }: { readonly read: () => Promise<string> }) {
  const { shown } = useServerQuery({ queryKey: [...ADMIN, 'test'], queryFn: read });
  return shown.state === 'ready' ? <p>{shown.value}</p> : null;
}

const page = (read: () => Promise<string>) => (
  <QueryTestPage path="/admin/users">
    <AdminPage title="User Management" lead="Everybody" aside={<button>Refresh</button>}>
      <Query read={read} />
      <p>Always here</p>
    </AdminPage>
  </QueryTestPage>
);

async function openPage(read: () => Promise<string> = async () => 'Asha Rao') {
  render(page(read));
  await act(async () => undefined);
}

it('has a title, its actions and its content', async () => {
  await openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  for (const text of ['Everybody', 'Refresh', 'Asha Rao']) expect(screen.getByText(text)).toBeVisible();
});

it('links to every admin page, and marks the current one', async () => {
  await openPage();
  const links = within(screen.getByRole('navigation', { name: 'Admin pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Dashboard', '/admin', null],
      ['Users', '/admin/users', 'page'],
      ['Wishlists', '/admin/wishlists', null],
      ['Transactions', '/admin/transactions', null],
      ['Log', '/admin/log', null],
      ['Analytics', '/admin/analytics', null],
      ['Support', '/admin/support', null],
      ['Settings', '/admin/settings', null],
    ],
  );
});

it('stays when a query fails', async () => {
  await openPage(async () => Promise.reject(offline));
  expect(screen.getByText('Always here')).toBeVisible();
});

it('shows only Access Denied once the server denies any query', async () => {
  await openPage(async () => Promise.reject(denied));
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByText('Always here')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
