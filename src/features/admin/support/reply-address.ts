import { brandWords } from '../../../config/brand-words.ts';
import { formatDate } from '../../../domain/format.ts';
import type { SupportMessage } from '../../../domain/support.ts';
import type { Say } from '../../../session/language/language.ts';

// Some mail programs take only short addresses; what was written is in the inbox, after all.
const LONGEST_QUOTE = 1_000;

/** Opens the mail program with an answer that only lacks its words. */
export function replyAddress(say: Say, { name, email, subject, message, createdAt }: SupportMessage): string {
  const lines = [
    say('admin-support.reply.opening', { name: oneLine(name) }),
    ...['', '', ''],
    say('admin-support.reply.closing'),
    say('admin-support.reply.team', brandWords),
    '',
    say('admin-support.reply.quote', { when: formatDate(createdAt) }),
    ...quoted(message),
  ];
  const answer = {
    subject: say('admin-support.reply.subject', { subject: oneLine(subject) }),
    body: lines.join('\r\n'),
  };
  const query = Object.entries(answer).map(([field, text]) => `${field}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

/** Whoever wrote it cannot add a line to the letter's head. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function quoted(message: string): string[] {
  const characters = Array.from(message);
  const shown = characters.slice(0, LONGEST_QUOTE).join('');
  const text = characters.length > LONGEST_QUOTE ? `${shown.trimEnd()} […]` : shown;
  return text.split(/\r?\n/).map((line) => `> ${line}`);
}
