import { expect, it } from 'vitest';
import { supportMessageId } from '../../../domain/ids.ts';
import type { SupportMessage } from '../../../domain/support.ts';
import { english } from '../../../session/testing/english.ts';
import { replyAddress } from './reply-address.ts';

function reply(changes: Partial<SupportMessage>) {
  const message: SupportMessage = {
    id: supportMessageId('6f9619ff-8b86-4011-b42d-00cf4fc964ff'),
    name: 'Kabir',
    email: 'kabir@guests.example',
    subject: 'Where is my gift?',
    category: 'payment',
    message: 'I gave twice.\nWhat now?',
    priority: 'high',
    userId: 'anonymous',
    status: 'new',
    createdAt: new Date('2026-12-05T06:30:00Z'),
    moderation: null,
    ...changes,
  };
  const address = new URL(replyAddress(english, message));
  const { subject, body, ...more } = Object.fromEntries(address.searchParams);
  return { to: decodeURIComponent(address.pathname), subject, lines: body?.split('\r\n') ?? [], more };
}

it('addresses the sender, with the subject and the quoted message', () => {
  const { to, subject, lines } = reply({});
  expect(to).toBe('kabir@guests.example');
  expect(subject).toBe('Re: Where is my gift?');
  expect(lines[0]).toBe('Dear Kabir,');
  expect(lines).toContain('The Shagun team');
  expect(lines.slice(-3)).toEqual(['On 5 December 2026, you wrote:', '> I gave twice.', '> What now?']);
});

it('prevents header injection', () => {
  const { to, subject, more, lines } = reply({
    email: 'kabir@guests.example?bcc=all@guests.example',
    subject: 'Hello&bcc=all@guests.example\r\nBcc: all@guests.example',
    name: 'Kabir&cc=you@guests.example',
  });
  expect(more).toEqual({});
  expect(to).toBe('kabir@guests.example?bcc=all@guests.example');
  expect(subject).toBe('Re: Hello&bcc=all@guests.example Bcc: all@guests.example');
  expect(lines[0]).toBe('Dear Kabir&cc=you@guests.example,');
});

it('quotes as much as every mail program accepts, without splitting an emoji', () => {
  const { lines } = reply({ message: '🪔'.repeat(1_200) });
  expect(lines.at(-1)).toBe(`> ${'🪔'.repeat(1_000)} […]`);
});
