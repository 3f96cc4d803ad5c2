import { lazy, Suspense, useState } from 'react';
import type { ShareChannel } from '../../domain/analytics.ts';
import { shareLink, twitterShare, whatsAppShare } from '../../domain/share.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { CopyIcon, QrIcon, TwitterIcon, WhatsAppIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface ShareSheetProps {
  readonly wishlist: Wishlist;
  readonly onShared: (channel: ShareChannel) => void;
  readonly onClosed: () => void;
}

/** Every way to pass the page on. Each link carries its channel, so that the couple sees what reached people. */
export function ShareSheet({ wishlist, onShared, onClosed }: ShareSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const [showsQr, setShowsQr] = useState(false);
  const text = say('share.text', { title: wishlist.title });
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const copy = async () => {
    const link = shareLink(wishlist.shareableLink, 'copy');
    try {
      await navigator.clipboard.writeText(link);
      toast.success(say('toast.link-copied'));
      onShared('copy');
    } catch {
      // Some browsers within other apps have no clipboard: the link can still be read.
      toast.error(say('sharing.copy-failed', { link }));
    }
  };
  return (
    <Sheet open={open} onClose={close} title={say('sharing.title')} closeLabel={say('guest.close')}>
      <div className="grid gap-3 pt-2">
        <ButtonLink
          href={whatsAppShare(text, wishlist.shareableLink)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onShared('whatsapp')}
          icon={<WhatsAppIcon />}
          size="large"
          wide
          data-first-focus
        >
          {say('sharing.whatsapp')}
        </ButtonLink>
        <ButtonLink
          href={twitterShare(text, wishlist.shareableLink)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onShared('twitter')}
          icon={<TwitterIcon />}
          look="quiet"
          wide
        >
          {say('sharing.twitter')}
        </ButtonLink>
        <Button look="quiet" wide icon={<CopyIcon />} onClick={() => void copy()}>
          {say('sharing.copy')}
        </Button>
        {showsQr ? (
          <Suspense fallback={<div className="min-h-64" />}>
            <QrCode link={shareLink(wishlist.shareableLink, 'qr')} name={wishlist.title} />
          </Suspense>
        ) : (
          <Button
            look="quiet"
            wide
            icon={<QrIcon />}
            onClick={() => {
              setShowsQr(true);
              onShared('qr');
            }}
          >
            {say('sharing.qr')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
