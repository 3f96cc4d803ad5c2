import { ButtonLink } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { MessageIcon } from '../../ui/rare-icons.tsx';
import { Section } from '../../ui/page.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';

const PAGE = 'https://shagun.example/wishlist/3f0c7c9e-4c1e-4d6a-9b0f-2a52b1f6d9aa';

const SHARED = {
  name: 'Ananya & Rohan',
  links: { whatsapp: PAGE, twitter: PAGE, copy: PAGE, qr: PAGE },
  words: {
    whatsapp: 'WhatsApp',
    twitter: 'Twitter',
    copy: 'Copy link',
    qr: 'QR code',
    copied: 'Link copied to clipboard!',
    copyFailed: `Copy it by hand: ${PAGE}`,
    qrCode: { alt: 'QR code of the page', png: 'Download as PNG', svg: 'Download as SVG' },
    close: 'Close',
  },
  onShared: () => undefined,
};

/** The ways to share a page: a guest's, and a couple's. */
export function SharingShown() {
  return (
    <Section title="Sharing">
      <div className="gallery-columns">
        <SharePanel {...SHARED} />
        <SharePanel {...SHARED}>
          <ButtonLink look="quiet" wide href={PAGE} icon={<MessageIcon />}>
            SMS
          </ButtonLink>
          <ButtonLink look="quiet" wide href={PAGE} icon={<MailIcon />}>
            ఆహ్వానాన్ని ఇమెయిల్‌లో పంపండి
          </ButtonLink>
          <ButtonLink look="quiet" wide href={PAGE} icon={<MailIcon />}>
            அழைப்பை நகலெடுக்க
          </ButtonLink>
        </SharePanel>
      </div>
    </Section>
  );
}
