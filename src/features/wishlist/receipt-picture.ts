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
import { lookOf, type ThemeLook } from '../../ui/theme-drawing.ts';

export interface Receipt {
  /** Of the wishlist, like the theme. */
  readonly couple: string;
  readonly theme: string;
  readonly thanks: string;
  readonly amount: string;
  /** '' for none. */
  readonly blessing: string;
  readonly reference: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 110;
/** Below the garland, and above the reference. */
const [TOP, BOTTOM] = [230, 1170];

/** Shares a picture of the receipt where the browser can share files, and saves it elsewhere. */
export async function keepReceipt(receipt: Receipt, toran: SVGSVGElement): Promise<void> {
  const [look] = await Promise.all([lookOf(receipt.theme, toran), displayFace()]);
  await keepPicture(await pngOf(drawReceipt(receipt, look)), receipt.reference);
}

/** A card with the gift, in the light colours of the theme, because a picture is kept and printed. */
function drawReceipt(
  { couple, thanks, amount, blessing, reference }: Receipt,
  look: ThemeLook,
): CanvasRenderingContext2D {
  const { colour } = look;
  const context = newCanvas({ width: WIDTH, height: HEIGHT });
  drawGround(context, look);
  context.textAlign = 'center';
  const fit = (text: string, style: Omit<TextStyle, 'width'>) =>
    fitText(context, text, { ...style, width: WIDTH - 2 * MARGIN });
  const small = { font: BODY, colour: colour('ink') };
  const large = { font: DISPLAY, colour: colour('wine') };
  const motif = 90;
  /** From the top, each with the gap above it. */
  const column = [
    { gap: 0, text: fit(couple, { ...large, size: 80, least: 56, lines: 2 }) },
    { gap: 50, text: fit(amount, { ...large, size: 150, least: 80, lines: 1 }) },
    { gap: 20, text: fit(thanks, { ...small, size: 40, lines: 2 }) },
    { gap: 34, text: null },
    ...(blessing === '' ? [] : [{ gap: 34, text: fit(`“${blessing}”`, { ...small, size: 46, least: 36, lines: 6 }) }]),
  ];
  const height = column.reduce((sum, { gap, text }) => sum + gap + (text?.height ?? motif), 0);
  let y = TOP + (BOTTOM - TOP - height) / 2;
  for (const { gap, text } of column) {
    y += gap;
    if (text) drawText(context, text, WIDTH / 2, y);
    else look.drawMotif(context, { x: (WIDTH - motif) / 2, y, width: motif, height: motif });
    y += text?.height ?? motif;
  }
  drawText(context, fit(reference, { ...small, size: 34, lines: 1 }), WIDTH / 2, HEIGHT - 150);
  return context;
}

/** A card in a border, below the garland. */
function drawGround(context: CanvasRenderingContext2D, { colour, drawToran }: ThemeLook): void {
  context.fillStyle = colour('card');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = colour('line');
  context.lineWidth = 6;
  context.strokeRect(40, 40, WIDTH - 80, HEIGHT - 80);
  drawToran(context, { x: 43, y: 43, width: WIDTH - 86, height: 150 });
}
