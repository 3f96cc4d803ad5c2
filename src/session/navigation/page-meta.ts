import { brandWords } from '../../config/brand-words.ts';
import type { MessageKey } from '../../config/messages/en.ts';
import { DEFAULT_SETTINGS } from '../../domain/platform.ts';
import type { Say } from '../language/catalogue.ts';

/** The title and description of a page, for tabs, search results and link previews. */
export interface PageMeta {
  readonly titleKey: MessageKey;
  readonly descriptionKey: MessageKey;
}

/** Appends the product's name, unless the title already contains it. */
export function sayPageTitle(say: Say, titleKey: MessageKey): string {
  const title = say(titleKey, brandWords);
  return title.includes(brandWords.brand) ? title : `${title} · ${brandWords.brand}`;
}

/** Written into the pages at build time, with the default fee. */
export function sayPageDescription(say: Say, { descriptionKey }: PageMeta): string {
  return say(descriptionKey, { ...brandWords, fee: DEFAULT_SETTINGS.feePercent });
}
