import { describe, expect, it } from 'vitest';
import { invitationMessage, invitationShares, shareLink, smsParts, twitterShare, whatsAppShare } from './share.ts';

const link = 'https://shagun.example/wishlist/7d0f9a3e';
const text = 'Check out Asha & Ravi 🙏 - 50% off?';

describe('sharing', () => {
  it.each(['whatsapp', 'sms', 'email', 'twitter', 'copy', 'qr'] as const)(
    'carries the channel %s in the link',
    (channel) => {
      expect(shareLink(link, channel)).toBe(`${link}?via=${channel}`);
    },
  );

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

describe('an invitation', () => {
  const words = 'Asha & Ravi\n5 December';

  it('has the link in its last line, whatever the couple wrote', () => {
    expect(invitationMessage(words, link, 'copy')).toBe(`${words}\n${link}?via=copy`);
  });

  it('goes to each app with the channel of its own', () => {
    const { whatsapp, sms, email } = invitationShares(words, link, 'Invitation: Asha & Ravi');
    expect(new URL(whatsapp).searchParams.get('text')).toBe(`${words}\n${link}?via=whatsapp`);
    expect(sms.slice(0, 10)).toBe('sms:?&body');
    expect(new URL(sms).searchParams.get('body')).toBe(`${words}\n${link}?via=sms`);
    expect([...new URL(email).searchParams]).toEqual([
      ['subject', 'Invitation: Asha & Ravi'],
      ['body', `Asha & Ravi\r\n5 December\r\n${link}?via=email`],
    ]);
  });

  it.each([
    ['a', 160, 1],
    ['a', 161, 2],
    ['a', 306, 2],
    ['a', 307, 3],
    ['அ', 70, 1],
    ['அ', 71, 2],
    ['அ', 135, 3],
  ])('of %s %d times is sent as %d SMS', (letter, times, parts) => {
    expect(smsParts(letter.repeat(times))).toBe(parts);
  });
});
