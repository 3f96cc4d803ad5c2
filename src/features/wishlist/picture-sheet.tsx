import { useState } from 'react';
import { blurredColours } from '../../domain/blurred-colours.ts';
import { describedPicture, PICTURE_WIDTHS } from '../../domain/picture.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Modal } from '../../ui/dialog.tsx';

/** The whole picture of an item, as large as the screen. Two fingers enlarge it further. */
export function PictureSheet({ item: { title, imageUrl } }: { item: Pick<Item, 'title' | 'imageUrl'> }) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      onClose={() => setOpen(false)}
      title={title}
      closeLabel={say('guest.close')}
      className="w-fit min-w-64 max-w-[calc(100vw-1rem)] max-h-[calc(100dvh-1rem)]"
    >
      <WholePicture address={imageUrl} alt={say('guest.picture-of', { title })} />
    </Modal>
  );
}

/** The title and the margins of the dialog, above and below; 4rem are those at the sides. */
const ROOM = '8rem';

function WholePicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const picture = describedPicture(address);
  if (!picture) return <img src={address} alt={alt} style={{ maxHeight: `calc(100dvh - ${ROOM})` }} />;
  const { card, large, width, height } = picture;
  return (
    <img
      srcSet={large && `${card} ${PICTURE_WIDTHS.card}w, ${large} ${width}w`}
      sizes="100vw"
      src={card}
      alt={alt}
      width={width}
      height={height}
      className="rounded-xl"
      // Its space is reserved.
      style={{
        background: blurredColours(address),
        aspectRatio: `${width} / ${height}`,
        width: `min(${width}px, 100vw - 4rem, (100dvh - ${ROOM}) * ${width / height})`,
      }}
    />
  );
}
