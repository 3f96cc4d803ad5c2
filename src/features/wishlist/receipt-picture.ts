import {
  BODY,
  DISPLAY,
  displayFace,
  drawText,
  fitText,
  keepPicture,
  newCanvas,
  pngOf,
  type TextStyle,
} from '../../ui/picture.ts';

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
  await keepPicture(await receiptPicture(receipt), receipt.reference);
}

/** A card with the gift, drawn in the browser. */
async function receiptPicture({ couple, thanks, amount, blessing, reference }: Receipt): Promise<Blob> {
  await displayFace();
  const context = newCanvas({ width: WIDTH, height: HEIGHT });
  drawFrame(context);
  context.textAlign = 'center';
  const write = (text: string, y: number, style: Omit<TextStyle, 'width'>) => {
    const fitted = fitText(context, text, { ...style, width: WIDTH - 2 * MARGIN });
    drawText(context, fitted, WIDTH / 2, y);
    return y + fitted.height;
  };
  let y = write(couple, 290, { size: 80, least: 56, font: DISPLAY, colour: COLOURS.wine, lines: 2 });
  y = write(amount, y + 50, { size: 150, least: 80, font: DISPLAY, colour: COLOURS.wine, lines: 1 });
  y = write(thanks, y + 20, { size: 40, font: BODY, colour: COLOURS.ink, lines: 2 });
  drawFlower(context, WIDTH / 2, y + 70, 26);
  if (blessing !== '')
    write(`“${blessing}”`, y + 140, { size: 46, least: 36, font: BODY, colour: COLOURS.ink, lines: 6 });
  write(reference, HEIGHT - 150, { size: 34, font: BODY, colour: COLOURS.ink, lines: 1 });
  return pngOf(context);
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
