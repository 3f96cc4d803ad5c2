import { saveFile } from './save-file.ts';

/** For canvases. The scripts of India come from the system, under the names that Android, Apple and Windows give them. */
const INDIC =
  '"Noto Serif Devanagari", "Noto Serif Gujarati", "Noto Serif Tamil", "Noto Serif Telugu", "Kohinoor Devanagari", "Nirmala UI"';
export const DISPLAY = `Marcellus, ${INDIC}, serif`;
export const BODY = 'system-ui, sans-serif';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function newCanvas({ width, height }: Size): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return context;
}

/** Until then, a canvas would use another typeface. */
export async function displayFace(): Promise<void> {
  await document.fonts.load(`1em ${DISPLAY}`);
  await document.fonts.ready;
}

export async function pngOf({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png');
  });
}

/** Whether the browser has a list of apps to share a picture with. */
export function canSharePictures(): boolean {
  const files = [new File([], 'picture.png', { type: 'image/png' })];
  return 'canShare' in navigator && navigator.canShare({ files });
}

/** Shares a picture where the browser can share files, and saves it elsewhere. */
export async function keepPicture(picture: Blob, name: string): Promise<'shared' | 'saved' | 'cancelled'> {
  const files = [new File([picture], `${name}.png`, { type: 'image/png' })];
  if (!('canShare' in navigator && navigator.canShare({ files }))) {
    saveFile(picture, name, 'png');
    return 'saved';
  }
  try {
    await navigator.share({ files });
    return 'shared';
  } catch (error) {
    // Closing the list of apps is an AbortError.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

export interface TextStyle {
  readonly font: string;
  readonly size: number;
  /** A text that does not fit is drawn smaller, but not smaller than this. */
  readonly least?: number;
  readonly colour: string;
  /** More are cut off. */
  readonly lines: number;
  readonly width: number;
}

/** A text in the largest size in which it fits. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
  readonly style: TextStyle;
}

const LINE_HEIGHT = 1.35;

/** A text is drawn down to this size before it takes another line. */
const RATHER_THAN_A_LINE = 0.72;

/** In as few lines as fit without much smaller letters; a word breaks only if it is too long for a line in the least size. */
export function fitText(context: CanvasRenderingContext2D, text: string, style: TextStyle): FittedText {
  const { font, size, least = size, lines: most, width } = style;
  const fits = (lines: readonly string[], count: number) =>
    lines.length <= count && lines.every((line) => isWithin(context, line, width));
  for (let count = 1; count <= most; count += 1) {
    const smallest = count < most ? Math.max(least, size * RATHER_THAN_A_LINE) : least;
    for (let fitting = size; fitting >= smallest; fitting = shrunk(fitting, smallest)) {
      context.font = `${fitting}px ${font}`;
      const lines = wrap(context, text, width);
      if (fits(lines, count)) return { lines, size: fitting, height: lines.length * fitting * LINE_HEIGHT, style };
    }
  }
  context.font = `${least}px ${font}`;
  const lines = wrap(context, text, width, true);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1] ?? ''}…`;
  return { lines: shown, size: least, height: shown.length * least * LINE_HEIGHT, style };
}

/** A little smaller, and at last exactly the smallest size. */
function shrunk(size: number, smallest: number): number {
  return size > smallest ? Math.max(smallest, size * 0.94) : 0;
}

/** Draws the lines below `y`; `x` is their middle or their start, as `textAlign` says. */
export function drawText(context: CanvasRenderingContext2D, text: FittedText, x: number, y: number): void {
  const { font, colour, width } = text.style;
  context.font = `${text.size}px ${font}`;
  context.fillStyle = colour;
  text.lines.forEach((line, index) => context.fillText(line, x, y + text.size * (1.02 + index * LINE_HEIGHT), width));
}

function isWithin(context: CanvasRenderingContext2D, line: string, width: number): boolean {
  return context.measureText(line).width <= width;
}

function wrap(context: CanvasRenderingContext2D, text: string, width: number, breaksWords = false): string[] {
  const lines: string[] = [];
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => (breaksWords ? broken(context, word, width) : [word]));
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && isWithin(context, longer, width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Parts of a word that is wider than a line. Marks stay with their letter. */
function broken(context: CanvasRenderingContext2D, word: string, width: number): string[] {
  if (isWithin(context, word, width)) return [word];
  const parts: string[] = [''];
  for (const [letter] of word.matchAll(/\P{M}[\p{M}\u200c\u200d]*/gu)) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (isWithin(context, longer, width)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
