import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { browserNavigation, NavigationProvider } from '../session/navigation/navigation.tsx';
import { recordToasts } from '../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../session/testing/in-memory-accounts.ts';
import { TestPage } from '../session/testing/test-page.tsx';
import { CreateWishlistRoute } from './create-wishlist-route.tsx';

beforeEach(() => localStorage.clear());

it('asks signed-out visitors to log in, and returns them here', async () => {
  window.history.replaceState(null, '', '/create-wishlist?idea=tiger-safari');
  render(
    <MemoryRouter>
      <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
        <NavigationProvider navigation={browserNavigation('/create-wishlist')}>
          <CreateWishlistRoute />
        </NavigationProvider>
      </TestPage>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
  expect(screen.getByText('Please log in to create a wishlist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcreate-wishlist%3Fidea%3Dtiger-safari',
  );
});
