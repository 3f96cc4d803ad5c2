import { describe, expect, it } from 'vitest';
import { shareLink, twitterShare, whatsAppShare } from './share.ts';

const link = 'https://shagun.example/wishlist/7d0f9a3e';
const text = 'Check out Asha & Ravi 🙏 - 50% off?';

describe('sharing', () => {
  it.each(['whatsapp', 'twitter', 'copy', 'qr'] as const)('carries the channel %s in the link', (channel) => {
    expect(shareLink(link, channel)).toBe(`${link}?via=${channel}`);
  });

  it('replaces the channel in a link', () => {
    expect(shareLink(`${link}?via=qr`, 'copy')).toBe(`${link}?via=copy`);
  });

  it('sends WhatsApp one text that ends with the link', () => {
    const url = new URL(whatsAppShare(text, link));
    expect(url.origin + url.pathname).toBe('https://wa.me/');
    expect(url.searchParams.get('text')).toBe(`${text} ${link}?via=whatsapp`);
    expect(url.href).not.toContain('+');
  });

  it('sends Twitter a text and a link', () => {
    const url = new URL(twitterShare(text, link));
    expect(url.origin + url.pathname).toBe('https://twitter.com/intent/tweet');
    expect([...url.searchParams]).toEqual([
      ['text', text],
      ['url', `${link}?via=twitter`],
    ]);
  });
});
