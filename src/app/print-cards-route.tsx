import { useParams } from 'react-router-dom';
import { wishlistId } from '../domain/ids.ts';
import { PrintCardsScreen } from '../features/print-cards/print-cards-screen.tsx';

export function PrintCardsRoute() {
  const { id = '' } = useParams();
  return <PrintCardsScreen key={id} id={wishlistId(id)} />;
}
