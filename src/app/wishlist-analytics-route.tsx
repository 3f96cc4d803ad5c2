import { useParams } from 'react-router-dom';
import { wishlistId } from '../domain/ids.ts';
import { AnalyticsScreen } from '../features/wishlist-analytics/analytics-screen.tsx';

export function WishlistAnalyticsRoute() {
  const { id = '' } = useParams();
  return <AnalyticsScreen key={id} id={wishlistId(id)} />;
}
