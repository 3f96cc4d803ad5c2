import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from './dialog.tsx';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Toasts of one test must not reach the next.
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const say = (text: string) => act(() => toast.success(text));

it('disappears after four seconds', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  say('Welcome back!');
  pass(3999);
  expect(screen.getByText('Welcome back!')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

it('is announced politely, an error assertively', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  say('Welcome back!');
  act(() => toast.error('Failed to login'));
  expect(screen.getByText('Welcome back!').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to login');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('keeps the language in which it was said', () => {
  document.documentElement.lang = 'hi';
  render(<Toasts dismissLabel="Dismiss" />);
  say('सहेजा गया');
  document.documentElement.lang = 'en';
  say('Saved');
  expect(screen.getByText('सहेजा गया')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('Saved')).toHaveAttribute('lang', 'en');
});

it('stays while it is hovered or focused', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  say('Welcome back!');
  fireEvent.pointerEnter(screen.getByText('Welcome back!').parentElement!);
  pass(20_000);
  fireEvent.pointerLeave(screen.getByText('Welcome back!').parentElement!);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(20_000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  expect(screen.getByText('Welcome back!')).toBeVisible();
  pass(4000);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

it('can be dismissed', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  say('Welcome back!');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

it('shows the same text once, for the full time', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  say('Saved');
  pass(3000);
  say('Saved');
  pass(3000);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  pass(1000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

/** A page with a sheet to share it. */
const withSheet = (open: boolean) => (
  <>
    <Toasts dismissLabel="Dismiss" />
    <Sheet open={open} onClose={vi.fn()} title="Share" closeLabel="Close">
      <p>Copy the link</p>
    </Sheet>
  </>
);

it('is shown in an open dialog, where it can be announced and pressed', () => {
  const { rerender } = render(withSheet(true));
  say('Link copied to clipboard!');
  expect(screen.getByRole('dialog')).toHaveTextContent('Link copied to clipboard!');
  expect(screen.getAllByText('Link copied to clipboard!')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  pass(1000);

  rerender(withSheet(false));
  pass(2999);
  expect(screen.getByText('Link copied to clipboard!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Link copied to clipboard!')).not.toBeInTheDocument();
});

it('is heard once, though a dialog opens meanwhile', () => {
  const { rerender } = render(withSheet(false));
  say('Welcome back!');
  act(() => toast.error('You are offline'));
  const liveness = (text: string) => screen.getByText(text).closest('[aria-live],[role=alert]');
  expect(liveness('Welcome back!')).toHaveAttribute('aria-live', 'polite');
  expect(liveness('You are offline')).toHaveRole('alert');
  rerender(withSheet(true));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Welcome back!'));
  expect(liveness('Welcome back!')).toHaveAttribute('aria-live', 'off');
  expect(liveness('You are offline')).not.toHaveRole('alert');
});

it('works in browsers without popovers', () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  try {
    render(<Toasts dismissLabel="Dismiss" />);
    say('Welcome back!');
    expect(screen.getByText('Welcome back!')).toBeInTheDocument();
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'showPopover', native);
  }
});

it('removes an error once the same action succeeds', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  act(() => toast.error('Failed to login'));
  act(() => toast.error('The gift could not be opened', { key: 'sheet' }));
  act(() => toast.success('Anjali blessed you', { key: 'news' }));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  say('Welcome back!');
  expect(screen.getByRole('alert')).toHaveTextContent('The gift could not be opened');
  act(() => toast.clear('sheet'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('replaces a toast about the same thing', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  act(() => toast.error('You are offline', { key: 'sheet' }));
  act(() => toast.error('The gift could not be opened', { key: 'sheet' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The gift could not be opened');
});

it('offers one action and disappears after it', () => {
  const run = vi.fn();
  render(<Toasts dismissLabel="Dismiss" />);
  act(() => toast.error('The gift could not be opened', { action: { label: 'Retry', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stays until dismissed if its text can be copied', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  act(() => toast.error('Copy it by hand: https://shagun.example/wishlist/1', { stays: true }));
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no more toasts than fit on a small phone', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  for (const text of ['One', 'Two', 'Three', 'Four']) say(text);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
});
