import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { AtPath } from '../../session/testing/at-path.tsx';
import { shellAccountOf } from './shell-account.tsx';
import { CompactFooter } from './compact-footer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteShell, type SiteShellProps } from './site-shell.tsx';

function renderShell(parts: Partial<Pick<SiteShellProps, 'announcement' | 'footer'>> = {}) {
  render(
    <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
      <AtPath path="/">
        <SiteShell account={{ state: 'out' }} onSignOut={() => undefined} footer={<SiteFooter />} {...parts}>
          <h1>The screen</h1>
        </SiteShell>
      </AtPath>
    </TestPage>,
  );
}

it('puts a screen between header and footer', () => {
  renderShell();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'The screen' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it('lets the first Tab skip to the screen', async () => {
  renderShell();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('has every specified link in the footer', () => {
  renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  const links = [
    ['Home', '/'],
    ['About', '/about'],
    ['Gift Ideas', '/gift-suggestions'],
    ['Contact', '/contact'],
    ['Support', '/contact'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Instagram', 'https://instagram.shagun.example'],
    ['support@shagun.example', 'mailto:support@shagun.example'],
    ['+91 00000 00101', 'tel:+910000000101'],
  ] as const;
  for (const [name, to] of links) expect(footer.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(footer.getByText('Mumbai, India')).toBeVisible();
});

it('puts an announcement between header and screen, in the flow', () => {
  renderShell({ announcement: <aside aria-label="Announcement">We rest on Sunday.</aside> });
  const parts = ['banner', 'complementary', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has the same links in the compact footer of members, and no newsletter', () => {
  renderShell();
  const linksOfFooter = () =>
    within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const full = linksOfFooter().filter((link) => / \//.test(link));
  cleanup();
  renderShell({ footer: <CompactFooter /> });
  expect(linksOfFooter()).toEqual([
    ...full.filter((link) => !link.startsWith('Shagun')),
    expect.stringContaining('mailto:'),
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('shows the account as far as it is known', () => {
  const remembered = { displayName: 'Asha Rao', photoURL: null };
  expect(shellAccountOf({ state: 'signed-out' })).toEqual({ state: 'out' });
  expect(shellAccountOf({ state: 'loading', remembered: null })).toEqual({ state: 'unknown', remembered: null });
  expect(shellAccountOf({ state: 'loading', remembered: { ...remembered, id: userId('asha') } })).toMatchObject({
    state: 'unknown',
    remembered,
  });
  expect(shellAccountOf({ state: 'failed', failure: new Failure('offline', 'no network') })).toEqual({
    state: 'unknown',
    remembered: null,
  });
});
