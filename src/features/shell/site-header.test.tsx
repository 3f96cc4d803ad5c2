import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AtPath } from '../../session/testing/at-path.tsx';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import type { ShellAccount } from './shell-account.tsx';
import { SiteHeader } from './site-header.tsx';

const OUT: ShellAccount = { state: 'out' };
const ASHA: ShellAccount = { state: 'in', displayName: 'Asha Rao', photoURL: null, isAdmin: false };
const ADMIN: ShellAccount = { ...ASHA, isAdmin: true };

const page = { accounts: new InMemoryAccounts(), toasts: recordToasts() };

function header(account: ShellAccount, { path = '/', search = '', onSignOut = () => undefined } = {}) {
  return (
    <TestPage {...page}>
      <AtPath path={path} search={search}>
        <SiteHeader account={account} bell={<button type="button">Bell</button>} onSignOut={onSignOut} />
        <p>The page</p>
      </AtPath>
    </TestPage>
  );
}

const toggle = () => screen.getByRole('button', { name: 'Menu' });
const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the bar', () => {
  it('links to the public pages, and marks the current one', () => {
    render(header(OUT, { path: '/about' }));
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(links(main)).toEqual([
      ['Home', '/'],
      ['Gift Ideas', '/gift-suggestions'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
    expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('About');
  });

  it('offers visitors to sign in or to get started, and no account menu', () => {
    render(header(OUT));
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
    expect(screen.queryByText('Bell')).not.toBeInTheDocument();
  });

  it.each([
    ['/wishlist/abc', '', '?next=%2Fwishlist%2Fabc'],
    ['/gift-suggestions', '', '?next=%2Fgift-suggestions'],
    ['/login', '?next=%2Fprofile', '?next=%2Fprofile'],
    ['/register', '?next=https://elsewhere.example', ''],
    ['/about', '?next=%2Fprofile', ''],
    ['/wishlist/', '', ''],
  ])('returns visitors of %s%s there after signing in or registering', (path, search, back) => {
    render(header(OUT, { path, search }));
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/login${back}`);
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', `/register${back}`);
    fireEvent.click(toggle());
    expect(screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))).toEqual([
      `/login${back}`,
      `/login${back}`,
    ]);
  });

  it('offers signed-in users the bell, the dashboard and their account menu', () => {
    render(header(ASHA));
    expect(screen.getByText('Bell')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Account menu for Asha Rao' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
  });

  it('renders every variant while the account is unknown, for the style sheet to choose', () => {
    render(header({ state: 'unknown', remembered: null }));
    expect(screen.getByRole('link', { name: 'Sign In' }).parentElement).toHaveClass('in-data-[account=in]:hidden');
    expect(screen.getByRole('link', { name: 'Dashboard' }).parentElement).toHaveClass(
      'hidden',
      'in-data-[account=in]:contents',
    );
  });

  it('shows the remembered account before the sign-in is confirmed', () => {
    render(header({ state: 'unknown', remembered: { displayName: 'Asha Rao', photoURL: null } }));
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' }).parentElement).not.toHaveClass('hidden');
    expect(screen.getByRole('button', { name: 'Account menu for Asha Rao' })).toBeInTheDocument();
  });
});

describe('the account menu', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Account menu for Asha Rao' }));
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

  it('has the profile and Sign Out', async () => {
    const onSignOut = vi.fn();
    render(header(ASHA, { onSignOut }));
    await open();
    expect(items()).toEqual(['Profile Settings', 'Sign Out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('links admins to the admin pages', async () => {
    render(header(ADMIN));
    await open();
    expect(items()).toEqual(['Profile Settings', 'Admin Panel', 'User Management', 'Sign Out']);
    expect(screen.getByRole('menuitem', { name: 'User Management' })).toHaveAttribute('href', '/admin/users');
  });
});

describe('the bar above a page that is scrolled', () => {
  const scrollTo = (pixels: number) => {
    vi.stubGlobal('scrollY', pixels);
    fireEvent.scroll(window);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is opaque beyond 20 pixels, and transparent again at the top', () => {
    render(header(OUT));
    const bar = screen.getByRole('banner');
    expect(bar).toHaveAttribute('data-opaque', 'false');
    scrollTo(20);
    expect(bar).toHaveAttribute('data-opaque', 'false');
    scrollTo(21);
    expect(bar).toHaveAttribute('data-opaque', 'true');
    scrollTo(0);
    expect(bar).toHaveAttribute('data-opaque', 'false');
  });

  it('is opaque where the browser has restored the position, which is not read while rendering', async () => {
    const position = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
    render(header(OUT));
    expect(position).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-opaque', 'true'));
  });
});

describe('the menu on a phone', () => {
  const menu = () => screen.queryByRole('navigation', { name: 'Menu' });

  it('opens and closes with its toggle, which says whether it is open', async () => {
    render(header(OUT));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).not.toBeInTheDocument();
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toBeVisible();
    expect(toggle().getAttribute('aria-controls')).toBe(menu()?.parentElement?.id);
    await userEvent.click(toggle());
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes on Escape, and returns the focus to its toggle', async () => {
    render(header(OUT));
    await userEvent.click(toggle());
    await userEvent.tab();
    expect(toggle()).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });

  it('closes when the page below it is tapped', async () => {
    render(header(OUT));
    await userEvent.click(toggle());
    await userEvent.click(screen.getByText('The page'));
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes when another page opens, and stays closed after Back', async () => {
    const { rerender } = render(header(OUT));
    await userEvent.click(toggle());
    rerender(header(OUT, { path: '/help' }));
    expect(menu()).not.toBeInTheDocument();
    rerender(header(OUT));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the links for admins', async () => {
    render(header(ADMIN));
    await userEvent.click(toggle());
    const shown = menu();
    if (!shown) throw new Error('The menu is closed.');
    expect(links(shown)).toEqual([
      ['Home', '/'],
      ['Gift Ideas', '/gift-suggestions'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Dashboard', '/dashboard'],
      ['Profile Settings', '/profile'],
      ['Admin Panel', '/admin'],
      ['User Management', '/admin/users'],
    ]);
  });

  it('signs out', async () => {
    const onSignOut = vi.fn();
    render(header(ASHA, { onSignOut }));
    await userEvent.click(toggle());
    const shown = menu();
    if (!shown) throw new Error('The menu is closed.');
    await userEvent.click(within(shown).getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(menu()).not.toBeInTheDocument();
  });
});
