import { shareLink, twitterShare, whatsAppShare } from '../../domain/share.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../session.tsx';
import type { CountShare } from './sharing.ts';
import { useShareText } from './share-text.ts';
import { useCountedShare } from './use-counted-share.ts';
import { wishlistLink } from './wishlist-link.ts';

/** The data of the share panel. Each link carries its channel, so that the couple can see where visits come from. */
export function useSharing(wishlist: Wishlist, count?: CountShare) {
  const { say } = useSession();
  const { title } = wishlist;
  const link = wishlistLink(wishlist);
  const text = useShareText(wishlist);
  return {
    name: title,
    link,
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
