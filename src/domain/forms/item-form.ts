import { formatNumber } from '../format.ts';
import { NOTHING, rupees, type Rupees } from '../money.ts';
import { parseAmount } from '../typed-amount.ts';
import { isPictureAddress, isWebAddress } from '../web-address.ts';
import { type Category, HIGHEST_PRICE, type ItemDetails, LONGEST, type Priority } from '../wishlist.ts';
import { checked, ifMissing, optionalText, requiredText } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

/** What is typed of an item, under the names that the form shows. Empty texts are what nobody typed. */
export interface ItemForm {
  readonly name: string;
  readonly description: string;
  readonly cost: string;
  readonly category: Category;
  readonly priority: Priority;
  readonly imageUrl: string;
  readonly externalLink: string;
  readonly minContribution: string;
  readonly maxContribution: string;
}

type ItemField = Exclude<keyof ItemForm, 'category' | 'priority'>;
type Typed = { readonly amount: Rupees | null; readonly problem: FieldProblem | null };

/** `contributed` is what the item received already: its price cannot fall below that. */
export function checkItem(form: ItemForm, contributed: Rupees = NOTHING): CheckedForm<ItemDetails, ItemField> {
  const price = costOf(form.cost, contributed);
  const least = boundOf(form.minContribution, price);
  const most = boundOf(form.maxContribution, price);
  const crossed = least.amount !== null && most.amount !== null && least.amount > most.amount;
  const fields = {
    name: requiredText(form.name, { most: LONGEST.itemTitle }),
    description: requiredText(form.description, { most: LONGEST.itemDescription }),
    cost: price.problem,
    imageUrl: addressProblem(form.imageUrl, isPictureAddress, { code: 'not-a-picture' }),
    externalLink: addressProblem(form.externalLink, isWebAddress, { code: 'not-a-link' }),
    minContribution: least.problem ?? (crossed ? { code: 'minimum-above-maximum' as const } : null),
    maxContribution: most.problem,
  };
  return checked(
    fields,
    () => ({
      title: form.name.trim(),
      description: form.description.trim(),
      price: price.amount ?? NOTHING,
      category: form.category,
      priority: form.priority,
      imageUrl: addressOf(form.imageUrl),
      externalUrl: addressOf(form.externalLink),
      ...(least.amount !== null && { minContribution: least.amount }),
      ...(most.amount !== null && { maxContribution: most.amount }),
    }),
    ifMissing(fields, 'item-incomplete'),
  );
}

/** The form with an item in it, to be changed. */
export function itemFormOf(item: ItemDetails): ItemForm {
  const typed = (amount: Rupees | undefined) => (amount === undefined ? '' : formatNumber(amount));
  return {
    name: item.title,
    description: item.description,
    cost: typed(item.price),
    category: item.category,
    priority: item.priority,
    imageUrl: item.imageUrl,
    externalLink: item.externalUrl,
    minContribution: typed(item.minContribution),
    maxContribution: typed(item.maxContribution),
  };
}

function costOf(text: string, contributed: Rupees): Typed {
  const typed = typedAmount(text);
  const { amount } = typed;
  // A cost of nothing is a cost that nobody entered.
  if (amount === null || amount === NOTHING) return { amount: null, problem: typed.problem ?? { code: 'required' } };
  if (amount > HIGHEST_PRICE) return refused({ code: 'price-too-high', most: rupees(HIGHEST_PRICE) });
  return amount < contributed ? refused({ code: 'price-below-contributed', contributed }) : typed;
}

function boundOf(text: string, price: Typed): Typed {
  const typed = typedAmount(text);
  if (typed.amount === NOTHING) return refused({ code: 'not-an-amount' });
  const isAbove = typed.amount !== null && price.amount !== null && typed.amount > price.amount;
  return isAbove && price.amount !== null ? refused({ code: 'above-price', price: price.amount }) : typed;
}

/** Neither an amount nor a problem, where nothing was typed. */
function typedAmount(text: string): Typed {
  const typed = parseAmount(text);
  if (typed.ok) return { amount: typed.amount, problem: null };
  return typed.why === 'empty' ? { amount: null, problem: null } : refused({ code: typed.why });
}

function refused(problem: FieldProblem): Typed {
  return { amount: null, problem };
}

function addressProblem(text: string, isOne: (text: string) => boolean, problem: FieldProblem): FieldProblem | null {
  const address = addressOf(text);
  if (address === '') return null;
  return optionalText(address, { most: LONGEST.url }) ?? (isOne(address) ? null : problem);
}

/** Phones like to begin with a capital: 'Https://…' is the same address. */
function addressOf(text: string): string {
  return text.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}
