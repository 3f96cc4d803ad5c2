import { Suspense, useState } from 'react';
import { latinIllustrationOf, needsIndianWords } from '../../domain/latin-illustration.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { connectHistory } from '../../ui/overlays.ts';

const PictureSheet = lazyPart(async () => {
  const [{ PictureSheet: loaded }] = await Promise.all([import('./picture-sheet.tsx'), connectHistory()]);
  return loaded;
});

/** Most of the words by which an illustration is chosen are in Indian scripts. Not worth a retry. */
const IndianDrawing = lazyPart(() =>
  import('./indian-drawing.tsx').then(
    (loaded) => loaded.IndianDrawing,
    () => () => null,
  ),
);

/** Behind the picture of a gift: the button that opens it in full. Without a picture, an illustration. */
export function PicturePlace({ item }: { item: Item }) {
  if (item.imageUrl) return <Opener item={item} />;
  if (needsIndianWords(item.title)) return <IndianDrawing item={item} className={DRAWING} />;
  return <Illustration name={latinIllustrationOf(item)} className={DRAWING} />;
}

const DRAWING = 'absolute inset-0 m-auto size-16 sm:size-28';

function Opener({ item }: { item: Item }) {
  const { say } = useSession();
  /** A new sheet per opening, so that one that fades out is not reused. */
  const [opened, setOpened] = useState(0);
  return (
    <>
      <button
        type="button"
        aria-label={say('guest.picture-of', { title: item.title })}
        aria-haspopup="dialog"
        onClick={() => setOpened((times) => times + 1)}
        className="absolute inset-0 size-full outline-offset-[-4px] focus-visible:z-1"
      />
      <Suspense>{opened > 0 && <PictureSheet key={opened} item={item} />}</Suspense>
    </>
  );
}
