import { useLanguages } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

/** The guest's page inside the editor. Here, because features do not import each other. */
export const PagePreview = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('../features/wishlist/page-preview.tsx'), 'guest', 'figures', 'invitation')).PagePreview,
  useLanguages,
);
