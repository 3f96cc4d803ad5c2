import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { ideasFromQuery } from '../../domain/gift-ideas.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { useApi } from '../../session/use-api.ts';
import { CreatePage } from './create-page.tsx';
import { CreatedWishlist } from './created-wishlist.tsx';
import type { PagePreview } from './preview.tsx';
import { picturesApi } from './api.ts';

/** Creates a wishlist and then offers to share it. */
export function CreateScreen({ preview }: { readonly preview: PagePreview }) {
  const { profile } = useMember();
  const { go } = useNavigation();
  const pictures = useApi(picturesApi);
  const [created, setCreated] = useState<Wishlist | null>(null);
  const [ideas] = useState(() => ideasFromQuery(new URLSearchParams(location.search).get('idea')));
  useEffect(() => {
    // The ideas are in the draft now. Without this, a reload would add deleted ones again.
    if (location.search !== '') go(paths.createWishlist.to(), { replace: true });
  }, [go]);
  return created ? (
    <CreatedWishlist wishlist={created} />
  ) : (
    <CreatePage owner={profile.id} {...{ ideas, pictures, preview }} onCreated={setCreated} />
  );
}
