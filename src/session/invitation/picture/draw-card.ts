import { BODY, DISPLAY, drawText, type FittedText, fitText, newCanvas, type TextStyle } from '../../../ui/picture.ts';
import type { ThemeLook } from '../../../ui/theme-drawing.ts';

export const FORMATS = {
  post: { width: 1080, height: 1350 },
  link: { width: 1200, height: 630 },
  status: { width: 1080, height: 1920 },
} as const;
export type Format = keyof typeof FORMATS;

/** What a card says, in the language of the invitation; '' for what the couple has not said. */
export interface CardWords {
  readonly greeting: string;
  readonly families: string;
  /** Two names, or the title. */
  readonly names: readonly string[];
  readonly when: string;
  readonly place: string;
  readonly scan: string;
  readonly address: string;
}

type Piece = { readonly text: FittedText; readonly gap: number } | { readonly ornament: number; readonly gap: number };

/** A column of text, from its top. */
interface Column {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** An invitation as a picture. */
export function drawCard(
  format: Format,
  words: CardWords,
  look: ThemeLook,
  qr: HTMLCanvasElement,
): CanvasRenderingContext2D {
  const { width, height } = FORMATS[format];
  const context = newCanvas(FORMATS[format]);
  const isWide = format === 'link';
  const frame = isWide ? 26 : 40;
  drawGround(context, look, frame);
  const toranHeight = isWide ? 84 : 150;
  look.drawToran(context, { x: frame + 9, y: frame + 9, width: width - 2 * frame - 18, height: toranHeight });
  context.textAlign = 'center';

  const side = isWide ? 236 : format === 'status' ? 330 : 250;
  const top = frame + toranHeight + (isWide ? 2 : 24);
  if (isWide) {
    const right = 350;
    drawColumn(context, words, look, {
      ...{ x: (width - right) / 2 + 24, top, bottom: height - frame - 26 },
      width: width - right - 2 * frame - 40,
    });
    const x = width - frame - right / 2 - 12;
    drawCode(context, words, look, qr, { x, top: top + 56, side, width: right - 30 });
  } else {
    const codeTop = height - frame - side - (format === 'status' ? 230 : 158);
    drawColumn(context, words, look, { x: width / 2, top, bottom: codeTop - 24, width: width - 2 * frame - 120 });
    drawCode(context, words, look, qr, { x: width / 2, top: codeTop, side, width: width - 2 * frame - 100 });
  }
  return context;
}

/** Card, in a double frame. */
function drawGround(context: CanvasRenderingContext2D, { colour }: ThemeLook, frame: number): void {
  const { width, height } = context.canvas;
  context.fillStyle = colour('paper');
  context.fillRect(0, 0, width, height);
  context.fillStyle = colour('card');
  context.fillRect(frame, frame, width - 2 * frame, height - 2 * frame);
  context.strokeStyle = colour('marigold');
  context.lineWidth = 3;
  context.strokeRect(frame, frame, width - 2 * frame, height - 2 * frame);
  context.lineWidth = 1.5;
  context.strokeRect(frame + 9, frame + 9, width - 2 * frame - 18, height - 2 * frame - 18);
}

/** Everything but the code, in the middle of its column; smaller, if it is too high otherwise. */
function drawColumn(context: CanvasRenderingContext2D, words: CardWords, look: ThemeLook, column: Column): void {
  const room = column.bottom - column.top;
  let scale = Math.min(1.3, room / 760);
  let pieces = piecesOf(context, words, look, column.width, scale);
  while (heightOf(pieces) > room && scale > 0.2) {
    scale *= 0.95;
    pieces = piecesOf(context, words, look, column.width, scale);
  }
  let y = column.top + (room - heightOf(pieces)) / 2;
  for (const piece of pieces) {
    y += piece.gap;
    if ('text' in piece) {
      drawText(context, piece.text, column.x, y);
      y += piece.text.height;
    } else {
      drawDivider(context, look, column.x, y, piece.ornament);
      y += piece.ornament;
    }
  }
}

function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.gap + ('text' in piece ? piece.text.height : piece.ornament), 0);
}

function piecesOf(
  context: CanvasRenderingContext2D,
  words: CardWords,
  { colour }: ThemeLook,
  width: number,
  scale: number,
): readonly Piece[] {
  const piece = (text: string, gap: number, style: Omit<TextStyle, 'width' | 'font'> & { font?: string }): Piece[] =>
    text === ''
      ? []
      : [
          {
            gap: gap * scale,
            text: fitText(context, text, {
              ...{ font: BODY, width, ...style },
              size: style.size * scale,
              least: (style.least ?? style.size) * Math.min(scale, 0.9),
            }),
          },
        ];
  const small = { size: 34, least: 24, lines: 2, colour: colour('faded') };
  const name = { size: 150, least: 42, lines: 3, colour: colour('wine'), font: DISPLAY };
  const [first = '', second] = words.names;
  const fitted = words.names.map((each) => fitText(context, each, { ...name, width, size: name.size * scale }).size);
  // Neither name is larger than the other.
  const named = { ...name, size: Math.min(...fitted) / scale };
  return [
    ...piece(words.families, 0, small),
    ...piece(words.greeting, 10, { ...small, colour: colour('marigold-ink'), size: 36 }),
    ...piece(first, 20, named),
    ...(second === undefined
      ? []
      : [
          ...piece('&', -8, { size: 64, lines: 1, colour: colour('marigold-ink'), font: DISPLAY }),
          ...piece(second, -8, named),
        ]),
    { ornament: 92 * scale, gap: 26 * scale },
    ...piece(words.when, 22, { size: 44, least: 32, lines: 2, colour: colour('ink'), font: DISPLAY }),
    ...piece(words.place, 4, { size: 36, least: 26, lines: 3, colour: colour('ink') }),
  ];
}

/** The motif between two lines that fade out, as on the page. */
function drawDivider(context: CanvasRenderingContext2D, look: ThemeLook, x: number, y: number, size: number): void {
  look.drawMotif(context, { x: x - size / 2, y, width: size, height: size });
  for (const to of [-1, 1]) {
    const [near, far] = [x + to * size * 0.8, x + to * size * 3];
    const line = context.createLinearGradient(near, 0, far, 0);
    line.addColorStop(0, look.colour('edge'));
    line.addColorStop(1, `${look.colour('edge')}00`);
    context.strokeStyle = line;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(near, y + size / 2);
    context.lineTo(far, y + size / 2);
    context.stroke();
  }
}

interface CodePlace {
  readonly x: number;
  readonly top: number;
  readonly side: number;
  readonly width: number;
}

/** Black on white with its own quiet zone, or phones cannot read it. */
function drawCode(
  context: CanvasRenderingContext2D,
  { scan, address }: CardWords,
  { colour }: ThemeLook,
  qr: HTMLCanvasElement,
  { x, top, side, width }: CodePlace,
): void {
  context.fillStyle = '#fff';
  context.fillRect(x - side / 2, top, side, side);
  context.imageSmoothingEnabled = false;
  context.drawImage(qr, x - side / 2, top, side, side);
  context.imageSmoothingEnabled = true;
  context.strokeStyle = colour('line');
  context.lineWidth = 2;
  context.strokeRect(x - side / 2, top, side, side);
  const caption = fitText(context, scan, { font: BODY, size: 30, least: 20, lines: 2, colour: colour('ink'), width });
  drawText(context, caption, x, top + side + 10);
  const place = { font: BODY, size: 24, least: 15, lines: 3, colour: colour('faded'), width };
  drawText(context, fitText(context, address, place), x, top + side + 14 + caption.height);
}
