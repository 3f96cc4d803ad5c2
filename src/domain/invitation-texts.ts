import type { Language } from './language.ts';
import { type Infer, lines, map, type Parsed, time } from './schema.ts';

/** Four long messages by SMS in an Indian script. '' stands for the default text. */
const words = lines({ most: 400 });

/** What the couple writes above the link when they share their page, in each language. */
export const invitationTexts = {
  en: words,
  hi: words,
  mr: words,
  gu: words,
  ta: words,
  te: words,
} as const satisfies Record<Language, typeof words>;
export type InvitationTexts = Parsed<typeof invitationTexts>;

/** Not in the wishlist: guests need not load it, and only its owner reads it. */
export const invitationTextsSchema = map({ texts: map(invitationTexts), updatedAt: time });
export type StoredInvitationTexts = Infer<typeof invitationTextsSchema>;

export const DEFAULT_TEXTS: InvitationTexts = { en: '', hi: '', mr: '', gu: '', ta: '', te: '' };
