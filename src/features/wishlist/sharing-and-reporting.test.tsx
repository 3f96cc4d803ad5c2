import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { OWNER, wishlist } from '../../domain/testing/examples.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { accountOf } from '../../session/testing/people.ts';
import { current, dismiss } from '../../ui/toast.ts';
import { QrPicture } from '../../ui/qr-code.tsx';
import { openGuestPage } from './testing/guest-page.tsx';

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** On the site of the page, whatever link is stored. */
const ADDRESS = `${window.location.origin}/wishlist/${wishlist().id}`;

afterEach(() => {
  // Toasts outlive the page of a test.
  for (const { id } of current()) dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
});

// Adds a clipboard, which jsdom lacks.
beforeEach(() => void userEvent.setup());

describe('sharing', () => {
  async function openSheet() {
    const page = openGuestPage({ ...wishlist(), shareableLink: `https://evil.test/wishlist/${wishlist().id}` });
    await tap('Share');
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Share this page' })) };
  }

  it('links to WhatsApp and Twitter, each with its channel, and counts the share', async () => {
    const { dialog, server } = await openSheet();
    const to = (name: string) => {
      const link = dialog.getByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      return { link, query: new URL(link.getAttribute('href') ?? '').searchParams };
    };
    const text = 'Check out Asha & Ravi - Help make their special day even more memorable!';
    const whatsApp = to('WhatsApp');
    expect(whatsApp.query.get('text')).toBe(`${text} ${ADDRESS}?via=whatsapp`);
    const twitter = to('Twitter');
    expect([twitter.query.get('text'), twitter.query.get('url')]).toEqual([text, `${ADDRESS}?via=twitter`]);
    await userEvent.click(whatsApp.link);
    await userEvent.click(twitter.link);
    const shares = () => server.counted.filter((one) => one.startsWith('share '));
    await waitFor(() => expect(shares()).toEqual(['share whatsapp anonymous', 'share twitter anonymous']));
  });

  it('copies the link', async () => {
    const { server } = await openSheet();
    await tap('Copy link');
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}?via=copy`);
    await waitFor(() => expect(server.counted).toContain('share copy anonymous'));
  });

  it('shows the link if it cannot be copied, and counts nothing', async () => {
    const { server } = await openSheet();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed.'));
    await tap('Copy link');
    expect(await screen.findByText(`We couldn’t copy the link. Here it is: ${ADDRESS}?via=copy`)).toBeVisible();
    expect(server.counted.join()).not.toContain('copy');
  });

  it('draws a QR code that can be downloaded', async () => {
    const { server } = await openSheet();
    await tap('QR code');
    expect(await screen.findByTitle('QR code for this page')).toBeInTheDocument();
    const made = vi.fn(() => 'blob:code');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await tap('Download as SVG');
    expect(saved).toEqual(['Asha-Ravi.svg']);
    await waitFor(() => expect(server.counted).toContain('share qr anonymous'));
  });

  describe('a list of another language than the reader’s', () => {
    const inTamil = { ...wishlist(), title: 'மீனா & கார்த்திக்', language: 'ta' } as const;
    const address = `${ADDRESS}?lang=ta`;

    async function openTamilSheet() {
      openGuestPage(inTamil);
      await tap('Share');
      return within(await screen.findByRole('dialog', { name: 'Share this page' }));
    }

    it('is shared in its own language, with links that keep it', async () => {
      const dialog = await openTamilSheet();
      const to = (name: string) => new URL(dialog.getByRole('link', { name }).getAttribute('href') ?? '').searchParams;
      const text = `${inTamil.title}: இந்தப் பரிசுப் பட்டியலைப் பாருங்கள் - அவர்களின் பொன்னாளை மேலும் இனிமையாக்குங்கள்!`;
      await waitFor(() => expect(to('WhatsApp').get('text')).toBe(`${text} ${address}&via=whatsapp`));
      expect([to('Twitter').get('text'), to('Twitter').get('url')]).toEqual([text, `${address}&via=twitter`]);
      await tap('Copy link');
      expect(await navigator.clipboard.readText()).toBe(`${address}&via=copy`);
    });

    it('has a QR code that keeps it', async () => {
      await openTamilSheet();
      await tap('QR code');
      const shown = await screen.findByTitle('QR code for this page');
      render(<QrPicture link={`${address}&via=qr`} size={216} alt="Expected" />);
      expect(shown.parentElement?.innerHTML.replace(shown.outerHTML, '')).toBe(
        screen.getByTitle('Expected').parentElement?.innerHTML.replace('<title>Expected</title>', ''),
      );
    });
  });

  it('returns the focus', async () => {
    await openSheet();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  });
});

describe('reporting', () => {
  async function openSheet(accounts?: InMemoryAccounts) {
    const page = openGuestPage(wishlist(), { ...(accounts && { accounts }) });
    await tap('Report this page');
    await screen.findByRole('dialog', { name: 'Report this page' });
    return page;
  }
  const dialog = () => within(screen.getByRole('dialog'));
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  it('sends a report to the admins', async () => {
    const { server } = await openSheet(new InMemoryAccounts(accountOf('Ravi')));
    await choose('A scam or fraud');
    await userEvent.type(screen.getByLabelText('Anything to add?'), 'Not my cousin.');
    await tap('Send report');
    expect(await screen.findByText('Thank you. We’ll look into it.')).toBeVisible();
    const { id: wishlistId } = wishlist();
    expect(server.reports).toEqual([{ wishlistId, reason: 'fraud', message: 'Not my cousin.', reporter: 'ravi' }]);
  });

  it('requires a reason, and a message for another reason', async () => {
    const { server } = await openSheet();
    await tap('Send report');
    expect(dialog().getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a reason');
    expect(screen.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
    await choose('Something else');
    await tap('Send report');
    expect(screen.getByLabelText('Anything to add?')).toHaveFocus();
    expect(server.reports).toEqual([]);
  });

  it('keeps the input if it cannot be sent', async () => {
    const { server } = await openSheet();
    await choose('Offensive content');
    await userEvent.type(screen.getByLabelText('Anything to add?'), 'The third gift.');
    server.failure = new Failure('offline', 'No network.');
    await tap('Send report');
    expect(await dialog().findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    expect(screen.getByLabelText('Anything to add?')).toHaveValue('The third gift.');
    await tap('Send report');
    expect(await screen.findByText('Thank you. We’ll look into it.')).toBeVisible();
    expect(server.reports).toHaveLength(1);
  });
});

describe('a visit', () => {
  beforeEach(() => {
    // jsdom is never idle.
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });

  it('is counted once the page is idle, with the channel of its link', async () => {
    window.history.replaceState(null, '', '?via=whatsapp');
    const { server } = openGuestPage(wishlist());
    await waitFor(() => expect(server.counted).toEqual(['view whatsapp first']));
  });

  it('counts as the first one only once', async () => {
    const { server, leave } = openGuestPage(wishlist());
    await waitFor(() => expect(server.counted).toEqual(['view direct first']));
    await waitFor(() => expect(localStorage.getItem('shagun.visited')).toBe(wishlist().id));
    leave();
    const again = openGuestPage(wishlist());
    await waitFor(() => expect(again.server.counted).toEqual(['view direct']));
  });

  it('is not counted for the owner, even before the sign-in is confirmed', async () => {
    const { server } = openGuestPage(wishlist(), { accounts: new InMemoryAccounts(accountOf('Asha', { id: OWNER })) });
    await screen.findByRole('complementary', { name: 'Your page' });
    await tap('Share');
    await screen.findByRole('dialog', { name: 'Share this page' });
    await tap('Copy link');
    await waitFor(() => expect(server.counted).toContain('share copy asha'));
    expect(server.counted.join()).not.toContain('view');
  });
});
