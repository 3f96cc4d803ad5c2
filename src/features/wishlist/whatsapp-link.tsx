import { whatsAppShare } from '../../domain/share.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useShareText } from '../../session/wishlists/share-text.ts';
import { wishlistLink } from '../../session/wishlists/wishlist-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WhatsAppIcon } from '../../ui/rare-icons.tsx';

interface WhatsAppLinkProps {
  readonly wishlist: Wishlist;
  readonly onShared: () => void;
}

/** Shares the page, after giving. */
export function WhatsAppLink({ wishlist, onShared }: WhatsAppLinkProps) {
  const { say } = useSession();
  const text = useShareText(wishlist);
  return (
    <ButtonLink
      href={whatsAppShare(text, wishlistLink(wishlist))}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onShared}
      icon={<WhatsAppIcon />}
    >
      {say('giving.thanks.share')}
    </ButtonLink>
  );
}
