import { saveFile } from '../../ui/save-file.ts';

export interface Receipt {
  /** Of the wishlist. */
  readonly couple: string;
  readonly thanks: string;
  readonly amount: string;
  /** '' for none. */
  readonly blessing: string;
  readonly reference: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 110;
const DISPLAY = 'Marcellus, serif';
const BODY = 'system-ui, sans-serif';
/** Those of the light theme, because a picture is kept and printed. */
const COLOURS = {
  paper: '#fffdf7',
  ink: '#3b2318',
  wine: '#7b1e3f',
  marigold: '#e08a00',
  leaf: '#4a7a3c',
  line: '#ecd9bd',
} as const;

/** Shares a picture of the receipt where the browser can share files, and saves it elsewhere. */
export async function keepReceipt(receipt: Receipt): Promise<void> {
  const picture = await receiptPicture(receipt);
  const files = [new File([picture], `${receipt.reference}.png`, { type: 'image/png' })];
  if ('canShare' in navigator && navigator.canShare({ files })) await navigator.share({ files }).catch(notShared);
  else saveFile(picture, receipt.reference, 'png');
}

/** Closing the list of apps is an AbortError. */
function notShared(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

/** A card with the gift, drawn in the browser. */
async function receiptPicture(receipt: Receipt): Promise<Blob> {
  await document.fonts.load(`1em ${DISPLAY}`);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  drawFrame(context);
  context.textAlign = 'center';
  const { couple, thanks, amount, blessing, reference } = receipt;
  let y = 290;
  y = drawText(context, couple, { y, size: 80, font: DISPLAY, colour: COLOURS.wine, lines: 2 });
  y = drawText(context, amount, { y: y + 50, size: 150, font: DISPLAY, colour: COLOURS.wine, lines: 1 });
  y = drawText(context, thanks, { y: y + 20, size: 40, font: BODY, colour: COLOURS.ink, lines: 2 });
  drawFlower(context, WIDTH / 2, y + 70, 26);
  if (blessing !== '')
    drawText(context, `“${blessing}”`, { y: y + 140, size: 46, font: BODY, colour: COLOURS.ink, lines: 5 });
  drawText(context, reference, { y: HEIGHT - 150, size: 34, font: BODY, colour: COLOURS.ink, lines: 1 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png');
  });
}

/** A border with a garland of marigolds. */
function drawFrame(context: CanvasRenderingContext2D): void {
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = COLOURS.line;
  context.lineWidth = 6;
  context.strokeRect(40, 40, WIDTH - 80, HEIGHT - 80);
  const string = Array.from({ length: 41 }, (_, index) => {
    const share = index / 40;
    return { x: 40 + share * (WIDTH - 80), y: 75 + 110 * Math.sin(share * Math.PI) };
  });
  context.strokeStyle = COLOURS.leaf;
  context.lineWidth = 5;
  context.beginPath();
  for (const { x, y } of string) context.lineTo(x, y);
  context.stroke();
  string.forEach(({ x, y }, index) => {
    if (index % 4 === 2) drawFlower(context, x, y, index % 8 === 2 ? 36 : 26);
  });
}

function drawFlower(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const petals = 12;
  context.fillStyle = COLOURS.marigold;
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = (petal / petals) * 2 * Math.PI;
    context.beginPath();
    context.arc(
      x + Math.cos(angle) * radius * 0.72,
      y + Math.sin(angle) * radius * 0.72,
      radius * 0.32,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.beginPath();
  context.arc(x, y, radius * 0.7, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = COLOURS.wine;
  context.beginPath();
  context.arc(x, y, radius * 0.22, 0, 2 * Math.PI);
  context.fill();
}

interface Text {
  /** The top of the first line. */
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly colour: string;
  /** More lines are cut off. */
  readonly lines: number;
}

/** Returns the bottom of the last line. */
function drawText(context: CanvasRenderingContext2D, text: string, { y, size, font, colour, lines }: Text): number {
  context.font = `${size}px ${font}`;
  context.fillStyle = colour;
  const wrapped = wrap(context, text);
  const shown = wrapped.slice(0, lines);
  if (wrapped.length > lines) shown[lines - 1] = `${shown[lines - 1] ?? ''}…`;
  shown.forEach((line, index) => context.fillText(line, WIDTH / 2, y + size + index * size * 1.35, WIDTH - 2 * MARGIN));
  return y + shown.length * size * 1.35;
}

function wrap(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = context.measureText(longer).width <= WIDTH - 2 * MARGIN;
    if (last !== undefined && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
