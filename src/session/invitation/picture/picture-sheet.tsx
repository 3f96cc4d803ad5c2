import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { QRCodeCanvas } from 'qrcode.react';
import { headingOf } from '../../../domain/couple.ts';
import type { Language } from '../../../domain/language.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { ShareIcon } from '../../../ui/icons.tsx';
import { DownloadIcon, WhatsAppIcon } from '../../../ui/rare-icons.tsx';
import { Toran } from '../../../ui/motifs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { canSharePictures, displayFace, keepPicture, pngOf } from '../../../ui/picture.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { lookOf } from '../../../ui/theme-drawing.ts';
import type { Catalogue } from '../../language/catalogue.ts';
import { useSession } from '../../session.tsx';
import { LANGUAGE_OPTIONS } from '../invitation-language.ts';
import { cardWords } from './card-words.ts';
import { drawCard, type Format, FORMATS } from './draw-card.ts';

/** Larger than on any card. */
const QR_PX = 660;

interface PictureSheetProps {
  readonly wishlist: Wishlist;
  /** In the language of the invitation. */
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Of the QR code. */
  readonly link: string;
  readonly whatsapp: string;
  readonly onShared: (way: 'whatsapp' | 'qr') => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Drawing = { readonly blob: Blob; readonly address: string } | 'drawing' | 'failed';

/** The invitation as a picture in three shapes, drawn on this device. */
export function PictureSheet(props: PictureSheetProps) {
  const { say } = useSession();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={say('invite.picture.title')}
      closeLabel={say('sharing.close')}
    >
      <Picture {...props} />
    </Sheet>
  );
}

function Picture({ wishlist, catalogue, language, onLanguage, link, whatsapp, onShared }: PictureSheetProps) {
  const { say } = useSession();
  const [format, setFormat] = useState<Format>('post');
  const [turn, setTurn] = useState(0);
  const words = useMemo(() => cardWords(wishlist, catalogue), [wishlist, catalogue]);
  const toran = useRef<HTMLDivElement>(null);
  const qr = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('drawing');
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const status = useId();
  useEffect(() => {
    const stopped = new AbortController();
    let address: string | null = null;
    const draw = async () => {
      setDrawing('drawing');
      setOutcome(null);
      const garland = toran.current?.querySelector('svg');
      if (!garland || !qr.current) throw new Error('There is nothing to draw with.');
      const [look] = await Promise.all([lookOf(wishlist.theme, garland), displayFace()]);
      const blob = await pngOf(drawCard(format, words, look, qr.current));
      if (stopped.signal.aborted) return;
      address = URL.createObjectURL(blob);
      setDrawing({ blob, address });
    };
    draw().catch((error: unknown) => {
      console.info('The invitation could not be drawn.', error);
      if (!stopped.signal.aborted) setDrawing('failed');
    });
    return () => {
      stopped.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [format, words, wishlist.theme, link, turn]);

  const { width, height } = FORMATS[format];
  const keep = async (blob: Blob) => {
    try {
      const kept = await keepPicture(blob, headingOf(wishlist));
      setOutcome(kept === 'saved' ? 'saved' : null);
      if (kept !== 'cancelled') onShared('qr');
    } catch {
      setOutcome('failed');
    }
  };
  const facts = [...words.names, words.when, words.place].filter((fact) => fact !== '').join(', ');
  const canShare = canSharePictures();
  return (
    <div className="grid grid-cols-1 gap-3 pt-1">
      <div hidden ref={toran}>
        <Toran />
      </div>
      <QRCodeCanvas ref={qr} value={link} size={QR_PX} marginSize={4} hidden />
      <ChipGroup
        label={say('invite.picture.format')}
        options={(['post', 'status', 'link'] as const).map((value) => ({
          value,
          label: say(`invite.picture.${value}`),
        }))}
        value={format}
        onChange={setFormat}
      />
      <ChipGroup label={say('invite.language')} options={LANGUAGE_OPTIONS} value={language} onChange={onLanguage} />
      <div
        aria-busy={drawing === 'drawing'}
        className="mx-auto grid w-full place-items-center overflow-hidden rounded-xl border border-line bg-paper"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(52dvh * ${width / height})` }}
      >
        {drawing === 'drawing' && (
          <p role="status" className="grid justify-items-center gap-2 p-4 text-center text-faded">
            <Spinner />
            {say('invite.picture.drawing')}
          </p>
        )}
        {drawing === 'failed' && (
          <Notice text={say('invite.picture.failed')}>
            <Button look="quiet" onClick={() => setTurn(turn + 1)}>
              {say('failure.retry')}
            </Button>
          </Notice>
        )}
        {typeof drawing === 'object' && (
          <img src={drawing.address} alt={say('invite.picture.alt', { facts })} className="block size-full" />
        )}
      </div>
      <Button
        wide
        size="large"
        icon={canShare ? <ShareIcon /> : <DownloadIcon />}
        disabled={typeof drawing !== 'object'}
        aria-describedby={status}
        onClick={() => typeof drawing === 'object' && void keep(drawing.blob)}
      >
        {say(canShare ? 'invite.picture.share' : 'invite.picture.save')}
      </Button>
      <p id={status} role="status" className={`text-sm ${outcome === 'failed' ? 'text-alarm' : 'text-faded'}`}>
        {outcome === 'saved' && say('invite.picture.saved')}
        {outcome === 'failed' && say('invite.picture.failed')}
      </p>
      <ButtonLink
        look="quiet"
        wide
        href={whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        icon={<WhatsAppIcon />}
        onClick={() => onShared('whatsapp')}
      >
        {say('invite.picture.whatsapp')}
      </ButtonLink>
    </div>
  );
}
