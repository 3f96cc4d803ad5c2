import { type Fields, LONG_AGO, now, type Writes } from './fields.ts';
import { weddingId } from './wishlists.ts';

export const textsPath = `invitationTexts/${weddingId}`;

const NONE = { en: '', hi: '', mr: '', gu: '', ta: '', te: '' };

/** What the owner writes for sharing the page. */
export const invitationTexts = (texts: Fields = {}, changes: Fields = {}, id = weddingId): Writes => ({
  [`invitationTexts/${id}`]: { texts: { ...NONE, ...texts }, updatedAt: now(), ...changes },
});

/** The same from an earlier day. */
export const storedTexts = (id = weddingId): Writes =>
  invitationTexts({ en: 'Come to our wedding', hi: 'आइए' }, { updatedAt: LONG_AGO }, id);
