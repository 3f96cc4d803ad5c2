import { useCallback } from 'react';
import type { ShareChannel } from '../../domain/analytics.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import { shareLink, twitterShare, whatsAppShare } from '../../domain/share.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useSession } from '../session.tsx';
import { type CountShare, countShare } from './sharing.ts';
import { useShareText } from './share-text.ts';
import { wishlistLink } from './wishlist-link.ts';

/** The data of the share panel. Each link carries its channel, so that the couple can see where visits come from. */
export function useSharing(wishlist: Wishlist, count?: CountShare) {
  const { say } = useSession();
  const { title } = wishlist;
  const link = wishlistLink(wishlist);
  const text = useShareText(wishlist);
  return {
    name: title,
    links: {
      whatsapp: whatsAppShare(text, link),
      twitter: twitterShare(text, link),
      copy: shareLink(link, 'copy'),
      qr: shareLink(link, 'qr'),
    },
    words: {
      whatsapp: say('sharing.whatsapp'),
      twitter: say('sharing.twitter'),
      copy: say('sharing.copy'),
      qr: say('sharing.qr'),
      copied: say('toast.link-copied'),
      copyFailed: say('sharing.copy-failed', { link: shareLink(link, 'copy') }),
      qrCode: { alt: say('sharing.qr.alt'), png: say('sharing.qr.png'), svg: say('sharing.qr.svg') },
      close: say('sharing.close'),
    },
    onShared: useCountedShare(wishlist, count),
  };
}

/** A failed count is ignored: the share itself succeeded. */
export function useCountedShare(wishlist: Wishlist, count?: CountShare): (channel: ShareChannel) => void {
  const { connection } = useSession();
  const { who } = useAuth();
  const person = who.state === 'signed-in' ? who.account.id : ANONYMOUS;
  const { id, userId: ownerId } = wishlist;
  const isCounted = isOpenToGuests(wishlist);
  return useCallback(
    (channel) => {
      if (!isCounted) return;
      (count ?? countShare(connection))({ id, ownerId }, channel, person).catch((thrown: unknown) =>
        console.info('The share could not be counted.', thrown),
      );
    },
    [connection, id, ownerId, person, isCounted, count],
  );
}
