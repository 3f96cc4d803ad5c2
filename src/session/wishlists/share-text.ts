import type { Wishlist } from '../../domain/wishlist.ts';
import { useCatalogueIn } from '../language/use-catalogue-in.ts';
import { useSession } from '../session.tsx';

const SHARE_TEXT = ['wishlists'] as const;

/** In the language of the page behind the link; in the reader's until that one is loaded. */
export function useShareText({ title, language }: Pick<Wishlist, 'title' | 'language'>): string {
  const own = useSession();
  return (useCatalogueIn(language, SHARE_TEXT) ?? own).say('share.text', { title });
}
