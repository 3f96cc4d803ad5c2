import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { browserNavigation, NavigationProvider } from '../../session/navigation/navigation.tsx';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { SENDING_TAKES_AT_LEAST_MS, SENT_IS_SHOWN_FOR_MS, type SendMessage } from './use-contact-form.ts';

function renderPage(send: SendMessage = async () => undefined) {
  render(
    <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
      <NavigationProvider navigation={browserNavigation('/contact')}>
        <ContactScreen api={{ send: (form) => send(form) }} />
      </NavigationProvider>
    </TestPage>,
  );
}

const ENTERED = {
  'Your name': 'Asha Rao',
  'Email address': 'asha@example.com',
  Category: 'technical',
  Priority: 'high',
  Subject: 'The date',
  Message: 'Our list shows the wrong date.',
};

const field = (name: string) => screen.getByLabelText(name);
const enter = (entered: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(entered)) fireEvent.change(field(name), { target: { value } });
};
/** Presses the button and waits for the result. */
const send = async () => act(async () => void fireEvent.click(screen.getByText('Send Message')));

/** Advances the timers and waits for the result. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the contact form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('starts with a general question of normal priority', () => {
    renderPage();
    expect(field('Category')).toHaveValue('general');
    expect(field('Priority')).toHaveValue('normal');
  });

  it('sends the message, and shows that it is sending and then sent', async () => {
    let arrive = () => undefined as void;
    const sending = vi.fn<SendMessage>(() => new Promise<void>((resolve) => (arrive = resolve)));
    renderPage(sending);
    enter(ENTERED);
    await send();

    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    expect(sending).toHaveBeenCalledExactlyOnceWith({
      name: 'Asha Rao',
      email: 'asha@example.com',
      category: 'technical',
      priority: 'high',
      subject: 'The date',
      message: 'Our list shows the wrong date.',
    });

    await pass(SENDING_TAKES_AT_LEAST_MS);
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => arrive());
    const words = screen.getByText('Message Sent!');
    expect(words.closest('[role=status]')).toHaveTextContent('within 24 hours');
    expect(words.closest('[tabindex]')).toHaveFocus();
    expect(field('Message').closest('.invisible')).toBeInTheDocument();
  });

  it('shows “Sending...” for two seconds even if the response arrives at once', async () => {
    renderPage();
    enter(ENTERED);
    await send();
    expect(SENDING_TAKES_AT_LEAST_MS).toBe(2_000);
    await pass(SENDING_TAKES_AT_LEAST_MS - 1);
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('Message Sent!')).toBeVisible();
  });

  it('is empty again after three seconds', async () => {
    renderPage();
    enter(ENTERED);
    await send();
    await pass(SENDING_TAKES_AT_LEAST_MS);
    expect(SENT_IS_SHOWN_FOR_MS).toBe(3_000);
    await pass(SENT_IS_SHOWN_FOR_MS - 1);
    expect(screen.getByText('Message Sent!')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
    for (const name of ['Your name', 'Email address', 'Subject', 'Message']) expect(field(name)).toHaveValue('');
    expect(field('Category')).toHaveValue('general');
    expect(field('Priority')).toHaveValue('normal');
  });

  it('keeps the input when sending fails, and sends it on retry', async () => {
    const sending = vi
      .fn<SendMessage>()
      .mockRejectedValueOnce(new Failure('offline', 'no network'))
      .mockResolvedValue(undefined);
    renderPage(sending);
    enter(ENTERED);
    await send();
    expect(screen.getByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    for (const [name, value] of Object.entries(ENTERED)) expect(field(name)).toHaveValue(value);
    await send();
    await pass(SENDING_TAKES_AT_LEAST_MS);
    expect(screen.getByText('Message Sent!')).toBeVisible();
    expect(sending).toHaveBeenCalledTimes(2);
  });

  it('also keeps the input if the code for sending cannot be loaded', async () => {
    renderPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    enter(ENTERED);
    await send();
    expect(screen.getByText(/We couldn’t reach the server/)).toBeVisible();
    expect(field('Message')).toHaveValue(ENTERED.Message);
  });

  it('shows an error at each missing field and focuses the first', async () => {
    const sending = vi.fn<SendMessage>();
    renderPage(sending);
    enter({ 'Your name': 'Asha', 'Email address': 'asha' });
    await send();
    expect(field('Email address')).toHaveFocus();
    expect(field('Email address')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field('Subject')).toHaveAccessibleDescription('Please fill in this field');
    expect(field('Message')).toHaveAccessibleDescription(/Please fill in this field/);
    expect(field('Your name')).toBeValid();
    expect(sending).not.toHaveBeenCalled();
  });

  it('keeps the focus in the field being typed in while others are invalid', async () => {
    renderPage();
    await send();
    field('Subject').focus();
    enter({ Subject: 'The date' });
    expect(field('Subject')).toHaveFocus();
    expect(field('Subject')).toBeValid();
    expect(field('Message')).toBeInvalid();
  });
});

it('preselects the chosen topic in the form', () => {
  renderPage();
  enter({ 'Your name': 'Asha' });
  fireEvent.click(screen.getByText('Contributions and fees'));
  expect(field('Category')).toHaveValue('payment');
  expect(field('Your name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Write to us')).toHaveFocus();
});

it('links to every way to reach us, and to pages with answers', () => {
  renderPage();
  const links = [
    ['support@shagun.example', 'mailto:support@shagun.example'],
    ['+91 00000 00101', 'tel:+910000000101'],
    ['urgent@shagun.example', 'mailto:urgent@shagun.example'],
    ['+91 00000 00501', 'tel:+910000000501'],
    ['Create a wishlist', '/create-wishlist'],
    ['See pricing with examples', '/pricing'],
    ['Privacy Policy', '/privacy'],
    ['About us', '/about'],
    ['Send an email', 'mailto:support@shagun.example'],
    ['Call us', 'tel:+910000000101'],
  ] as const;
  for (const [name, to] of links) expect(screen.getByText(name).closest('a')).toHaveAttribute('href', to);
  expect(screen.getByText('1-2 hours')).toBeVisible();
});
