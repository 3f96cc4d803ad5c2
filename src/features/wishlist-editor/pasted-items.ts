import type { CheckedForm, FieldProblem } from '../../domain/forms/field-problem.ts';
import { emptyForm } from '../../domain/forms/form-fields.ts';
import { checkItem } from '../../domain/forms/item-form.ts';
import { type ItemDetails, itemDetails } from '../../domain/wishlist.ts';
import { RUPEE_SIGNS } from '../../domain/typed-amount.ts';
import { PRICE_UNITS, readWrittenPrice } from '../../domain/written-price.ts';

export type PastedLine =
  | {
      readonly line: string;
      readonly outcome: 'item';
      readonly details: ItemDetails;
      /** The price as written, if it was rounded to whole rupees. */
      readonly roundedFrom: string | null;
    }
  | { readonly line: string; readonly outcome: 'no-price' }
  | { readonly line: string; readonly outcome: 'refused'; readonly problem: FieldProblem };

/** Bullets at the start of a line: '1. ', '2) ', '- ', '• '. */
const BULLET = /^(\p{Nd}{1,2}[.)]\s+|[-*•–]\s*)/u;
/** A name, a separator and an amount at the end: 'Mixer grinder – ₹ 4,500/-'. */
const NAMED_AMOUNT = new RegExp(
  String.raw`^(.*?)[\s,;:|=–—-]*?((?:${RUPEE_SIGNS})?\s*\p{Nd}[\p{Nd},.]*\s*(?:\/-|(?:${PRICE_UNITS})\.?)?)$`,
  'iu',
);

/** Each non-empty line is one item; `about` is its initial description. */
export function readPastedItems(text: string, about: string): readonly PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readLine(line, about));
}

function readLine(line: string, about: string): PastedLine {
  const [, name = '', amount = ''] = NAMED_AMOUNT.exec(line.normalize('NFC').replace(BULLET, '')) ?? [];
  const price = readWrittenPrice(amount);
  if (!price || tidy(name) === '') return { line, outcome: 'no-price' };
  const checked = checkItem({
    ...emptyForm(itemDetails),
    title: tidy(name),
    description: about,
    price: String(price.amount),
  });
  return checked.ok
    ? { line, outcome: 'item', details: checked.value, roundedFrom: price.isRounded ? amount.trim() : null }
    : { line, outcome: 'refused', problem: firstOf(checked) };
}

/** Removes the separator from the end of the name. */
function tidy(name: string): string {
  return name.replace(/[\s,;:|=–—-]+$/u, '').trim();
}

function firstOf({ problems }: Extract<CheckedForm<ItemDetails, string>, { ok: false }>): FieldProblem {
  return Object.values(problems).find((problem) => problem !== undefined) ?? { code: 'required' };
}
