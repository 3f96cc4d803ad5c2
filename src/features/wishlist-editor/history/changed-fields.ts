import { LANGUAGE_NAMES } from '../../../config/messages/languages.ts';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { Change } from '../../../domain/history.ts';
import type { Invitation } from '../../../domain/invitation.ts';
import type { ItemField } from '../../../domain/item-merge.ts';
import { isSameValue } from '../../../domain/same-value.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import { ceremonyWords } from '../../../session/wishlists/ceremony-words.ts';
import { ITEM_LABELS } from '../item-labels.ts';

export interface ChangedField {
  readonly label: string;
  /** Null if the value is no text, such as a picture. */
  readonly values: { readonly before: string; readonly after: string } | null;
}

type Of<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
type ItemPart = Of<'edit'>['before'];
type DetailsPart = Of<'details'>['before'];
type CeremonyPart = Of<'ceremony'>['before'];

/** How one field of a part is named and said. `say` returns undefined for a field that is not there. */
type Fields<Part> = Readonly<
  Partial<Record<keyof Part, readonly [MessageKey, ((part: Part) => string | null | undefined) | null]>>
>;

/** What an edit changed, in words. */
export function changedFields(change: Change, catalogue: Catalogue): readonly ChangedField[] {
  switch (change.kind) {
    case 'edit':
      return changed(change, itemFields(catalogue), catalogue);
    case 'details':
      return changed(change, detailsFields(catalogue), catalogue);
    case 'invitation':
      return changed(
        { before: change.before.invitation ?? {}, after: change.after.invitation ?? {} },
        INVITATION_FIELDS,
        catalogue,
      );
    case 'ceremony': {
      const isEdit = Object.keys(change.before).length > 0 && Object.keys(change.after).length > 0;
      return isEdit ? changed(change, ceremonyFields(catalogue), catalogue) : [];
    }
    case 'add':
    case 'remove':
    case 'reorder':
    case 'unlist':
      return [];
  }
}

function changed<Part extends object>(
  { before, after }: { readonly before: Part; readonly after: Part },
  fields: Fields<Part>,
  { say }: Catalogue,
): readonly ChangedField[] {
  return (Object.keys(fields) as (keyof Part)[]).flatMap((key) => {
    const field = fields[key];
    if (!field || isSameValue(before[key], after[key])) return [];
    const [label, value] = field;
    const said = (part: Part) => (value ? shortened(value(part) || say('history.empty')) : '');
    return { label: say(label), values: value && { before: said(before), after: said(after) } };
  });
}

/** Enough to recognise it. A cut between words breaks no letter of an Indian script. */
const MOST_SHOWN = 80;

function shortened(text: string): string {
  if (text.length <= MOST_SHOWN) return text;
  const end = text.lastIndexOf(' ', MOST_SHOWN);
  return end === -1 ? text : `${text.slice(0, end)} …`;
}

function itemFields({ say, format }: Catalogue): Fields<ItemPart> {
  const values: Readonly<Record<ItemField, ((part: ItemPart) => string | undefined) | null>> = {
    title: ({ title }) => title,
    price: ({ price }) => price && format.rupees(price),
    description: ({ description }) => description,
    category: ({ category }) => category && say(`category.${category}`),
    priority: ({ priority }) => priority && say(`editor.priority.${priority}`),
    imageUrl: null,
    externalUrl: ({ externalUrl }) => externalUrl,
    minContribution: ({ minContribution }) => minContribution && format.rupees(minContribution),
    maxContribution: ({ maxContribution }) => maxContribution && format.rupees(maxContribution),
    quantity: ({ quantity = 0 }) => (quantity > 0 ? format.number(quantity) : undefined),
    section: ({ section }) => say(section ? `section.${section}` : 'editor.item.section.auto'),
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, [ITEM_LABELS[key as ItemField], value]]),
  );
}

function detailsFields({ say, format }: Catalogue): Fields<DetailsPart> {
  const onOff = (flag: boolean | undefined) => say(flag ? 'history.on' : 'history.off');
  return {
    title: ['editor.title', ({ title }) => title],
    description: ['editor.description', ({ description }) => description],
    eventType: ['editor.event-type', null],
    eventDate: ['editor.event-date', ({ eventDate }) => eventDate && format.day(eventDate)],
    visibility: ['editor.visibility', ({ visibility }) => visibility && say(`editor.visibility.${visibility}`)],
    theme: ['editor.theme', ({ theme }) => theme && say(`editor.theme.${theme}`)],
    language: ['history.field.language', ({ language }) => language && LANGUAGE_NAMES[language]],
    stage: ['history.field.stage', null],
    isActive: ['history.field.isActive', ({ isActive }) => onOff(isActive)],
    thanks: ['history.field.thanks', ({ thanks }) => thanks?.words],
    givers: ['history.field.givers', null],
    isGivingPaused: ['history.field.isGivingPaused', ({ isGivingPaused }) => onOff(isGivingPaused)],
    acceptsUpi: ['history.field.acceptsUpi', ({ acceptsUpi }) => onOff(acceptsUpi)],
    showsAmounts: ['history.field.showsAmounts', ({ showsAmounts }) => onOff(showsAmounts)],
  };
}

const INVITATION_FIELDS: Fields<Partial<Invitation>> = {
  first: ['editor.invitation.first', ({ first }) => first],
  second: ['editor.invitation.second', ({ second }) => second],
  families: ['editor.invitation.families', ({ families }) => families],
  story: ['editor.invitation.story', ({ story }) => story],
  cover: ['history.field.cover', null],
  portrait: ['history.field.portrait', null],
};

function ceremonyFields(catalogue: Catalogue): Fields<CeremonyPart> {
  const words = ceremonyWords(catalogue);
  const { say } = catalogue;
  return {
    kind: ['editor.event.kind', ({ kind }) => kind && (kind === 'custom' ? null : say(`ceremony.${kind}`))],
    name: ['editor.event.name', ({ name }) => name],
    day: ['editor.event.day', ({ day }) => day && words.day(day)],
    startsAt: ['editor.event.time', ({ startsAt }) => startsAt],
    timeZone: ['editor.event.zone', ({ timeZone }) => timeZone && words.zone(timeZone)],
    place: ['editor.event.place', ({ place }) => place],
    mapUrl: ['editor.event.map', ({ mapUrl }) => mapUrl],
    dress: ['editor.event.dress', ({ dress }) => dress],
  };
}
