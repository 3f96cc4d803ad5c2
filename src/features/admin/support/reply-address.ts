import { brandWords } from '../../../config/brand-words.ts';
import type { SupportMessage } from '../../../domain/support.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';

// Some mail programs accept only short URLs; the inbox has the full message.
const LONGEST_QUOTE = 1_000;

/** A mailto: URL for a reply, with everything but its text. */
export function replyAddress({ say, format }: Catalogue, to: SupportMessage): string {
  const { name, email, subject, message, createdAt } = to;
  const lines = [
    say('admin-support.reply.opening', { name: oneLine(name) }),
    ...['', '', ''],
    say('admin-support.reply.closing'),
    say('admin-support.reply.team', brandWords),
    '',
    say('admin-support.reply.quote', { when: format.date(createdAt) }),
    ...quoted(message),
  ];
  const answer = {
    subject: say('admin-support.reply.subject', { subject: oneLine(subject) }),
    body: lines.join('\r\n'),
  };
  const query = Object.entries(answer).map(([field, text]) => `${field}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

/** Prevents header injection: the sender's text cannot add a line to the headers. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function quoted(message: string): string[] {
  const characters = Array.from(message);
  const shown = characters.slice(0, LONGEST_QUOTE).join('');
  const text = characters.length > LONGEST_QUOTE ? `${shown.trimEnd()} […]` : shown;
  return text.split(/\r?\n/).map((line) => `> ${line}`);
}
