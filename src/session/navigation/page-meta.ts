import { brandWords } from '../../config/brand-words.ts';
import type { MessageKey } from '../../config/messages/en.ts';
import { DEFAULT_SETTINGS } from '../../domain/platform.ts';
import type { Say } from '../language/language.ts';

/** What a page is called outside of itself: in tabs, in lists of results, in a message that links to it. */
export interface PageMeta {
  readonly titleKey: MessageKey;
  readonly descriptionKey: MessageKey;
}

/** Ends with the product's name, unless the title already contains it. */
export function sayPageTitle(say: Say, titleKey: MessageKey): string {
  const title = say(titleKey, brandWords);
  return title.includes(brandWords.brand) ? title : `${title} · ${brandWords.brand}`;
}

/** Written into pages when they are built, when nobody has set another fee. */
export function sayPageDescription(say: Say, { descriptionKey }: PageMeta): string {
  return say(descriptionKey, { ...brandWords, fee: DEFAULT_SETTINGS.feePercent });
}
