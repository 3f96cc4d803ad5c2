import { Suspense, useState } from 'react';
import { illustrationOf } from '../../domain/illustration.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { connectHistory } from '../../ui/overlays.ts';

const PictureSheet = lazyPart(async () => {
  const [{ PictureSheet: loaded }] = await Promise.all([import('./picture-sheet.tsx'), connectHistory()]);
  return loaded;
});

/** Behind the picture of a gift: the button that opens it in full. Without a picture, an illustration. */
export function PicturePlace({ item }: { item: Item }) {
  return item.imageUrl ? (
    <Opener item={item} />
  ) : (
    <Illustration name={illustrationOf(item)} className="absolute inset-0 m-auto size-16 sm:size-28" />
  );
}

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
