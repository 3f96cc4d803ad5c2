import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button, ButtonLink, IconButton } from './button.tsx';

it('does not submit a form by default, and exposes its pressed state', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Share</Button>);
  const button = screen.getByRole('button', { name: 'Share' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('type', 'button');
});

it('is disabled while busy, with the busy label as its name', async () => {
  const press = vi.fn();
  const sign = (busy: boolean) => (
    <Button busy={busy} busyLabel="Signing in..." onClick={press}>
      Sign In
    </Button>
  );
  const { rerender } = render(sign(false));
  expect(screen.getByRole('button')).toHaveAccessibleName('Sign In');

  rerender(sign(true));
  const button = screen.getByRole('button', { name: 'Signing in...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

it('keeps icon and label together if space is reserved for a longer label', () => {
  render(
    <Button icon={<svg data-testid="icon" />} busyLabel="1,200 rows so far…">
      Export
    </Button>,
  );
  expect(screen.getByTestId('icon').parentElement).toBe(screen.getByText('Export').parentElement);
  expect(screen.getByRole('button')).toHaveAccessibleName('Export');
});

it('keeps the focus while it is busy, and sends no form', async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <input />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it('is a real link if it has an address', () => {
  render(<ButtonLink href="/register">Get Started</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
});

it('has an accessible name even if it is only an icon', () => {
  render(<IconButton label="Notifications">!</IconButton>);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});
