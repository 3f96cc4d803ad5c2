import { useParams } from 'react-router-dom';
import { wishlistId } from '../domain/ids.ts';
import { useLanguages } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { EditScreen } from '../features/wishlist-editor/edit-screen.tsx';

const Preview = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('../features/wishlist/page-preview.tsx'), 'guest', 'figures', 'invitation')).PagePreview,
  useLanguages,
);

/** Combines the editor and the guest's page, which do not import each other. */
export function EditWishlistRoute() {
  const { id = '' } = useParams();
  return <EditScreen key={id} id={wishlistId(id)} preview={Preview} />;
}
