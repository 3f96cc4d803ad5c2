import { type Ref, useRef } from 'react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { Button } from './button.tsx';
import { DownloadIcon } from './rare-icons.tsx';
import { saveFile } from './save-file.ts';

const SHOWN_PX = 216;
/** Sharp enough to print on an invitation. */
const PRINTED_PX = 1024;

export interface QrWords {
  /** Describes the picture to screen readers. */
  readonly alt: string;
  readonly png: string;
  readonly svg: string;
}

interface QrPictureProps {
  readonly ref?: Ref<SVGSVGElement>;
  readonly link: string;
  readonly size: number;
  /** Describes the picture to screen readers. */
  readonly alt: string;
}

interface QrCodeProps {
  readonly link: string;
  /** The file name. */
  readonly name: string;
  readonly words: QrWords;
}

/**
 * Drawn in the browser, so that no third party learns about the wedding. Always black on white, or phones cannot read
 * it.
 */
export function QrPicture({ ref, link, size, alt }: QrPictureProps) {
  return (
    <div className="rounded-xl bg-white p-1">
      {/* With its own margin, because forced colours take that of the box. */}
      <QRCodeSVG ref={ref} value={link} size={size} marginSize={4} title={alt} />
    </div>
  );
}

/** With buttons that save it. */
export function QrCode({ link, name, words }: QrCodeProps) {
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const savePng = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) saveFile(blob, name, 'png');
    });
  const saveSvg = () => {
    if (!svg.current) return;
    const text = new XMLSerializer().serializeToString(svg.current);
    saveFile(new Blob([text], { type: 'image/svg+xml' }), name, 'svg');
  };
  return (
    <div className="grid justify-items-center gap-3 pt-2">
      <QrPicture ref={svg} link={link} size={SHOWN_PX} alt={words.alt} />
      <QRCodeCanvas ref={canvas} value={link} size={PRINTED_PX} marginSize={4} hidden />
      <div className="grid w-full gap-3 sm:flex sm:justify-center">
        <Button look="quiet" icon={<DownloadIcon />} onClick={savePng}>
          {words.png}
        </Button>
        <Button look="quiet" icon={<DownloadIcon />} onClick={saveSvg}>
          {words.svg}
        </Button>
      </div>
    </div>
  );
}
