/**
 * Which texts people may show to each other. Control characters, characters that change the direction of the text around
 * them, and other invisible ones could hide words or spoof names; piles of marks cover the lines around them. Forms remove
 * all of these quietly, because nothing that can be read is lost. The security rules refuse them.
 */

/** Without the line feed, the two joiners that Indian scripts need, and the variation selectors of emoji. */
export const INVISIBLE = [
  String.raw`\u{0}-\u{9}\u{B}-\u{1F}\u{7F}-\u{9F}\u{AD}\u{34F}\u{61C}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}`,
  String.raw`\u{200B}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2060}-\u{206F}\u{2800}\u{3164}\u{FE00}-\u{FE0D}\u{FEFF}\u{FFA0}`,
  String.raw`\u{FFF0}-\u{FFFB}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`,
].join('');
/**
 * A mark belongs to the letter before it, and a joiner is seen only by its effect on the letters around it. No script needs
 * more than four on one letter.
 */
const MARKS = String.raw`\p{M}\u{200C}\u{200D}`;

export type ReadableKind = 'line' | 'lines';

/** Texts other than '' match the pattern of their kind, and SEEN. */
export const READABLE: Readonly<Record<ReadableKind, RegExp>> = {
  line: new RegExp(String.raw`^[^${INVISIBLE}\n]*$`, 'u'),
  lines: new RegExp(String.raw`^[^${INVISIBLE}]*$`, 'u'),
};
/** At least one character that can be seen, and at most four marks in a row. */
export const SEEN = new RegExp(
  String.raw`^([${MARKS}]{0,4}[^${MARKS}])*[${MARKS}]{0,4}[^\n\p{Z}${MARKS}]([${MARKS}]{0,4}[^${MARKS}])*[${MARKS}]{0,4}$`,
  'u',
);

const LINE_BREAK = /\r\n?|[\u{B}\u{C}\u{85}\u{2028}\u{2029}]/gu;
const INVISIBLES = new RegExp(String.raw`[${INVISIBLE}]`, 'gu');
const TOO_MANY_MARKS = new RegExp(`([${MARKS}]{4})[${MARKS}]+`, 'gu');

/** The text as it is stored: '' if nothing of it can be seen. */
export function readableText(typed: string, kind: ReadableKind): string {
  const text = typed.replace(LINE_BREAK, '\n').replace(/\t/g, ' ');
  const seen = (kind === 'line' ? text.replace(/\n/g, ' ') : text).replace(INVISIBLES, '');
  const kept = seen.replace(TOO_MANY_MARKS, '$1').trim();
  return SEEN.test(kept) ? kept : '';
}
