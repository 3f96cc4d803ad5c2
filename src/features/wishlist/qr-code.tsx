import { useRef } from 'react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';

const SHOWN_PX = 200;
/** Printed on an invitation it must still be sharp. */
const PRINTED_PX = 1024;

/** Drawn here: nobody else need learn who marries whom. Black on white, whatever the theme, or phones cannot read it. */
export function QrCode({ link, name }: { link: string; name: string }) {
  const { say } = useSession();
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'wishlist';
  const savePng = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) save(blob, `${file}.png`);
    });
  const saveSvg = () => {
    if (!svg.current) return;
    const text = new XMLSerializer().serializeToString(svg.current);
    save(new Blob([text], { type: 'image/svg+xml' }), `${file}.svg`);
  };
  return (
    <div className="grid justify-items-center gap-3 pt-2">
      <div className="rounded-xl bg-white p-3">
        <QRCodeSVG ref={svg} value={link} size={SHOWN_PX} marginSize={2} title={say('sharing.qr.alt')} />
      </div>
      <QRCodeCanvas ref={canvas} value={link} size={PRINTED_PX} marginSize={2} hidden />
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="quiet" icon={<DownloadIcon />} onClick={savePng}>
          {say('sharing.qr.png')}
        </Button>
        <Button look="quiet" icon={<DownloadIcon />} onClick={saveSvg}>
          {say('sharing.qr.svg')}
        </Button>
      </div>
    </div>
  );
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name });
  anchor.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
