import type { EntryForm, Side } from '../register-entry.ts';

/** What a column of a file can be, in the order of the form. */
export const IMPORTED_FIELDS = [
  'name',
  'amount',
  'object',
  'place',
  'side',
  'receivedOn',
  'returned',
  'note',
] as const satisfies readonly (keyof EntryForm)[];
export type ImportedField = (typeof IMPORTED_FIELDS)[number];

/** The index of the column with each field; null if the file has none. */
export type Columns = Readonly<Record<ImportedField, number | null>>;

/**
 * Words of headings in the six languages, including those of our own files. The first match counts, so "return" comes first:
 * "Gift given in return" is not the gift.
 */
const HEADINGS: readonly (readonly [ImportedField, RegExp])[] = [
  ['returned', /\breturn|बदले|ओर से दिया|परतभेट|સામે આપ|பதிலு|తిరిగి|మేం ఇచ్చ/],
  ['receivedOn', /\b(date|day|received on)\b|तारीख|कब मिला|कधी मिळ|दिनांक|તારીખ|ક્યારે|தேதி|நாள்|తేదీ/],
  ['amount', /\b(amount|rupees|rs|cash|money|sum)\b|रकम|रक्कम|राशि|રકમ|தொகை|మొత్తం/],
  ['side', /\b(side|party)\b|पक्ष|પક્ષ|வீட்டார்|వైపు/],
  [
    'place',
    /\b(village|relation|relationship|place|city|town|from|address)\b|गाँव|गांव|गाव|रिश्त|नात|ગામ|સંબંધ|સગપણ|ஊர்|உறவு|ఊరు|బంధు/,
  ],
  ['note', /\b(note|notes|remark|remarks|comment|comments)\b|नोट|टीप|टिप्पणी|નોંધ|^குறிப்பு$|గమనిక/],
  ['object', /\b(gift|object|item|article|things?)\b|तोहफ|उपहार|चीज|भेट|वस्तू|ભેટ|વસ્તુ|பரிசு|பொருள்|కానుక|వస్తువు/],
  ['name', /\b(name|giver|guest|who)\b|नाम|नाव|નામ|பெயர்|పేరు/],
];

/** Guessed by the headings. The first column of a field counts. */
export function guessColumns(headings: readonly string[]): Columns {
  const columns: { [field in ImportedField]: number | null } = {
    name: null,
    amount: null,
    object: null,
    place: null,
    side: null,
    receivedOn: null,
    returned: null,
    note: null,
  };
  headings.forEach((heading, index) => {
    const field = fieldOf(heading);
    if (field) columns[field] ??= index;
  });
  return columns;
}

function fieldOf(heading: string): ImportedField | null {
  const words = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const GROOM = /\bgroom|\bboy|bridegroom|वर|लड़का|વર|மாப்பிள்ளை|மணமகன்|వరుడ|అబ్బాయి/i;
const BRIDE = /\bbride|\bgirl|वधू|वधु|लड़की|કન્યા|பெண்|மணமகள்|వధువు|అమ్మాయి/i;

/** Whose side a cell names; undefined if it names neither. */
export function sideIn(cell: string): Side | null | undefined {
  if (cell === '') return null;
  const text = cell.normalize('NFC');
  if (GROOM.test(text)) return 'groom';
  return BRIDE.test(text) ? 'bride' : undefined;
}
