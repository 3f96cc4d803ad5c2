/** A separate module, because the inline script of every page imports it. */
export const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'ta', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is known about the language that a reader prefers. */
export interface LanguagePreferences {
  /** The choice of a signed-in user: the profile's, remembered on this device. */
  readonly member: string | null;
  /** The prefix of the address, such as `/ta/about`, or its `lang` parameter. */
  readonly link: string | null;
  /** The choice made on this device. */
  readonly device: string | null;
  /** The language that the couple set for the wishlist. */
  readonly list: string | null;
  /** The browser's languages, such as `ta-IN`, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language of a page, of those on offer: the profile's for members; otherwise the link's, the device's, the
 * wishlist's or the browser's, in this order; otherwise English.
 */
export function languageToRead<Offered extends string>(
  { browser, ...preferences }: LanguagePreferences,
  offered: readonly Offered[],
): Offered | 'en' {
  const { member, link, device, list } = preferences;
  for (const preference of [member, link, device, list, ...browser.map(withoutRegion)]) {
    const found = offered.find((language) => language.toLowerCase() === preference?.toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** Whether the wishlist's language can make no difference. */
export function isDecidedBeforeTheList(preferences: LanguagePreferences, offered: readonly string[]): boolean {
  const without = { ...preferences, list: null };
  return offered.every(
    (list) => languageToRead({ ...preferences, list }, offered) === languageToRead(without, offered),
  );
}

function withoutRegion(tag: string): string {
  return tag.split('-')[0] ?? '';
}
