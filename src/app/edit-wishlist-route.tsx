import { useParams } from 'react-router-dom';
import { wishlistId } from '../domain/ids.ts';
import { EditScreen } from '../features/wishlist-editor/edit-screen.tsx';
import { PagePreview } from './page-preview.ts';

export function EditWishlistRoute() {
  const { id = '' } = useParams();
  return <EditScreen key={id} id={wishlistId(id)} preview={PagePreview} />;
}
