import { illustrationOf } from '../../domain/illustration.ts';
import type { Item } from '../../domain/wishlist.ts';
import { Illustration } from '../../ui/illustration.tsx';

/** In place of a picture. */
export function GiftIllustration({ item }: { item: Item }) {
  return <Illustration name={illustrationOf(item)} className="absolute inset-0 m-auto size-16 sm:size-28" />;
}
