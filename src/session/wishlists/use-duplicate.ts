import { useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import { paths } from '../../config/paths.ts';
import { contentOfDuplicate } from '../../domain/duplicate.ts';
import { type WishlistId, wishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { useSession } from '../session.tsx';
import { useWishlistAction } from './use-wishlist-action.ts';

export interface Duplication {
  /** Creates a draft with the same words, gifts and theme, and opens it in the editor. */
  readonly duplicate: (wishlist: Wishlist) => void;
  /** The list that is being duplicated. */
  readonly busy: WishlistId | null;
}

export function useDuplicate(): Duplication {
  const { say } = useSession();
  const { go } = useNavigation();
  /** A retry after a lost response creates no second one. */
  const ids = useRef(new Map<WishlistId, WishlistId>());
  const [source, setSource] = useState<WishlistId | null>(null);
  const creation = useWishlistAction('create', { onSuccess: ({ id }) => go(paths.editWishlist.to(id)) });
  return {
    busy: creation.isPending ? source : null,
    duplicate: (wishlist) => {
      const id = ids.current.get(wishlist.id) ?? wishlistId(newUuid());
      ids.current.set(wishlist.id, id);
      setSource(wishlist.id);
      const title = say('list.duplicate.title', { title: wishlist.title });
      creation.mutate([{ id, ...contentOfDuplicate(wishlist, title) }]);
    },
  };
}
