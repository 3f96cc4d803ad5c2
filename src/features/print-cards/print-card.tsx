import { QRCodeSVG } from 'qrcode.react';
import type { CSSProperties } from 'react';
import type { Language } from '../../domain/language.ts';
import type { CardWords } from '../../session/invitation/picture/draw-card.ts';
import { useSession } from '../../session/session.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Toran } from '../../ui/motifs.tsx';

export type Layout = 'cards' | 'stand';

export interface PrintCardProps {
  readonly layout: Layout;
  readonly words: CardWords;
  readonly link: string;
  /** Of the words; names and places may be in another. */
  readonly language: Language;
}

/** Letters of the longest name, and how large it is printed, in millimetres. */
const NAME_SIZES: Readonly<Record<Layout, readonly (readonly [letters: number, size: number])[]>> = {
  cards: [
    [10, 12],
    [16, 9],
    [28, 6.4],
    [Infinity, 4.6],
  ],
  stand: [
    [10, 17],
    [16, 13],
    [28, 9],
    [Infinity, 6.5],
  ],
};
/** How wide the code is printed, in millimetres. */
const CODE_SIZES: Readonly<Record<Layout, number>> = { cards: 34, stand: 58 };

/** A card, or one face of the stand. */
export function PrintCard({ layout, words, link, language }: PrintCardProps) {
  const { greeting, families, names, when, place, scan, address } = words;
  const { langOf } = useSession();
  const longest = Math.max(...names.map((name) => name.length));
  const size = NAME_SIZES[layout].find(([letters]) => longest <= letters)?.[1] ?? 4;
  const style = { '--name-size': size, '--code-size': CODE_SIZES[layout] } as CSSProperties;
  return (
    <div className="print-card" style={style}>
      <div className="toran">
        <Toran />
      </div>
      <div>
        {families !== '' && (
          <p lang={langOf(families, language)} className="card-small line-clamp-2">
            {families}
          </p>
        )}
        <p className="card-small">{greeting}</p>
        <p className="card-names">
          {names.map((name, index) => (
            <span key={index} lang={langOf(name, language)} className="block">
              {index > 0 && <span className="card-and">&amp;</span>}
              {name}
            </span>
          ))}
        </p>
        <div className="grid justify-items-center py-[calc(1.5*var(--mm))]">
          <Motif className="" />
        </div>
        {when !== '' && <p>{when}</p>}
        {place !== '' && (
          <p lang={langOf(place, language)} className="line-clamp-2">
            {place}
          </p>
        )}
      </div>
      <div>
        <QRCodeSVG value={link} marginSize={4} title={scan} className="card-code" />
        <p>{scan}</p>
        <p className="card-address">{address}</p>
      </div>
    </div>
  );
}
