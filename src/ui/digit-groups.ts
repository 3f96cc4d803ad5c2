export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Digits of any script with commas, optionally with a currency sign, '/-' or decimals. */
const AMOUNT = /^\s*(?:₹|rs\.?|inr)?\s*([\p{Nd},]*)((?:\.\p{Nd}*)?)\s*(?:\/-)?\s*$/iu;
const GROUPED = /^\p{Nd}{1,2}(,\p{Nd}{2})*,\p{Nd}{3}$|^\p{Nd}{1,3}(,\p{Nd}{3})+$|^\p{Nd}*$/u;

/** Groups digits as in India: 1,00,000. Text that is not an amount stays as it is, so that the form can report it. */
export function groupDigits(text: string): string {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return text;
  const digits = [...whole.replaceAll(',', '')];
  const grouped = digits.map((digit, place) => {
    const left = digits.length - 1 - place;
    return left === 3 || (left > 3 && left % 2 === 1) ? `${digit},` : digit;
  });
  return grouped.join('') + decimals;
}

/** Regroups after an edit and keeps the caret between the same digits. Deleting a comma deletes the adjacent digit. */
export function regroup(before: string, { text, caret }: Edited, inputType: string): Edited {
  const [left, right] = [text.slice(0, caret), text.slice(caret)];
  // A comma in pasted text may be a decimal separator: 12,50 is not 1,250.
  if (/^insertFrom/.test(inputType) && !GROUPED.test(AMOUNT.exec(text)?.[1] ?? '')) return { text, caret };
  const isCommaDeleted = before === `${left},${right}`;
  if (!isCommaDeleted) return withCaret(groupDigits(text), right);
  const rest = inputType === 'deleteContentForward' ? right.slice(1) : right;
  return withCaret(groupDigits((rest === right ? left.slice(0, -1) : left) + rest), rest);
}

/** Places the caret so that as many digits follow as before. */
function withCaret(text: string, right: string): Edited {
  let caret = text.length;
  for (let following = digitsOf(right).length; following > 0 && caret > 0; caret--)
    if (text[caret - 1] !== ',') following--;
  return { text, caret };
}

function digitsOf(text: string): string {
  return text.replace(/[^\p{Nd}.]/gu, '');
}
