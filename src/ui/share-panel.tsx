import { type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Sheet } from './dialog.tsx';
import { QrIcon, TwitterIcon, WhatsAppIcon } from './rare-icons.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { QrWords } from './qr-code.tsx';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode);

type ShareWay = 'whatsapp' | 'twitter' | 'copy' | 'qr';

interface ShareWords extends Readonly<Record<ShareWay, string>> {
  readonly copied: string;
  /** Contains the link, so that it can be copied by hand. */
  readonly copyFailed: string;
  readonly qrCode: QrWords;
  readonly close: string;
}

export interface ShareProps {
  /** The name of the shared page. */
  readonly name: string;
  /** The link, or share text, for each way. */
  readonly links: Readonly<Record<ShareWay, string>>;
  readonly words: ShareWords;
  readonly onShared: (way: ShareWay) => void;
  /** More ways, after the most common one. Two then share a row, where their words fit. */
  readonly children?: ReactNode;
}

/** All ways to share a page, the most common first. */
export function SharePanel({ name, links, words, onShared, children }: ShareProps) {
  const [showsQr, setShowsQr] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      <ButtonLink
        href={links.whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onShared('whatsapp')}
        icon={<WhatsAppIcon />}
        size="large"
        wide
      >
        {words.whatsapp}
      </ButtonLink>
      <div className={children === undefined ? 'grid gap-3' : 'flex flex-wrap gap-3 *:flex-[1_1_40%] *:px-3'}>
        {children}
        <CopyButton
          label={words.copy}
          text={links.copy}
          copied={words.copied}
          failed={words.copyFailed}
          onCopied={() => onShared('copy')}
        />
        <Button
          look="quiet"
          wide
          icon={<QrIcon />}
          onClick={() => {
            setShowsQr(true);
            onShared('qr');
          }}
        >
          {words.qr}
        </Button>
        <ButtonLink
          href={links.twitter}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onShared('twitter')}
          icon={<TwitterIcon />}
          look="quiet"
          wide
        >
          {words.twitter}
        </ButtonLink>
      </div>
      <Sheet open={showsQr} onClose={() => setShowsQr(false)} title={words.qr} closeLabel={words.close}>
        <Suspense fallback={<div className="min-h-86 sm:min-h-72" />}>
          <QrCode link={links.qr} name={name} words={words.qrCode} />
        </Suspense>
      </Sheet>
    </div>
  );
}
