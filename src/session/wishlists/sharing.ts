import { useCallback } from 'react';
import type * as tracking from '../../data/tracking/operations.ts';
import type { ShareChannel } from '../../domain/analytics.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import { shareLink, twitterShare, whatsAppShare } from '../../domain/share.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useSession } from '../session.tsx';

/** How to get what counts a share: it brings Firebase along. */
export type ShareCounting = () => Promise<Pick<typeof tracking, 'trackShare' | 'trackUserAction'>>;

const shareCounting: ShareCounting = () => import('../../data/tracking/operations.ts');

/** Whether a link to it leads guests anywhere. */
export function isOpenToGuests({ isActive, visibility }: Pick<Wishlist, 'isActive' | 'visibility'>): boolean {
  return isActive && visibility !== 'private';
}

/** What a panel for sharing shows of a wishlist. Each link carries its channel, so that the couple sees what reached people. */
export function useSharing(wishlist: Wishlist, load = shareCounting) {
  const { say } = useSession();
  const { title, shareableLink } = wishlist;
  const text = say('share.text', { title });
  return {
    name: title,
    links: {
      whatsapp: whatsAppShare(text, shareableLink),
      twitter: twitterShare(text, shareableLink),
      copy: shareLink(shareableLink, 'copy'),
      qr: shareLink(shareableLink, 'qr'),
    },
    words: {
      whatsapp: say('sharing.whatsapp'),
      twitter: say('sharing.twitter'),
      copy: say('sharing.copy'),
      qr: say('sharing.qr'),
      copied: say('toast.link-copied'),
      copyFailed: say('sharing.copy-failed', { link: shareLink(shareableLink, 'copy') }),
      qrCode: { alt: say('sharing.qr.alt'), png: say('sharing.qr.png'), svg: say('sharing.qr.svg') },
    },
    onShared: useCountedShare(wishlist, load),
  };
}

/** Counts a share. When that fails, whoever shared has nothing to mend. */
export function useCountedShare(wishlist: Wishlist, load = shareCounting): (channel: ShareChannel) => void {
  const { connection } = useSession();
  const { who } = useAuth();
  const person = who.state === 'signed-in' ? who.account.id : ANONYMOUS;
  const { id, userId: ownerId } = wishlist;
  const isCounted = isOpenToGuests(wishlist);
  return useCallback(
    (channel) => {
      if (!isCounted) return;
      load()
        .then(async ({ trackShare, trackUserAction }) => {
          await trackShare(connection, { id, ownerId }, channel, person);
          await trackUserAction(connection, 'wishlist_share_clicked', { wishlistId: id, platform: channel }, person);
        })
        .catch((thrown: unknown) => console.info('The share could not be counted.', thrown));
    },
    [connection, id, ownerId, person, isCounted, load],
  );
}
