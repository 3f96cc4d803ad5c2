import { illustrationOf } from '../../domain/illustration.ts';
import type { Item } from '../../domain/wishlist.ts';
import { Illustration } from '../../ui/illustration.tsx';

export function IndianDrawing({ item, className }: { item: Item; className: string }) {
  return <Illustration name={illustrationOf(item)} className={className} />;
}
