import { calendarDay } from '../calendar.ts';
import {
  type EventType,
  type ItemDetails,
  LONGEST,
  MOST_ITEMS,
  type Visibility,
  type WishlistDetails,
} from '../wishlist.ts';
import { checked, ifMissing, requiredText } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

export interface WishlistDetailsForm {
  readonly title: string;
  readonly description: string;
  readonly eventType: EventType;
  /** As a date field gives it; '' when there is none. */
  readonly eventDate: string;
  readonly visibility: Visibility;
}

export interface WishlistForm extends WishlistDetailsForm {
  readonly items: readonly ItemDetails[];
}

type CheckedDetails = Omit<WishlistDetails, 'isActive'>;
type DetailsField = 'title' | 'description' | 'eventDate';

/** A new wishlist. */
export function checkWishlist(
  form: WishlistForm,
): CheckedForm<{ readonly details: CheckedDetails; readonly items: readonly ItemDetails[] }, DetailsField | 'items'> {
  const fields = { ...detailsProblems(form), items: itemsProblem(form.items) };
  return checked(
    fields,
    () => ({ details: detailsOf(form), items: form.items }),
    ifMissing(fields, 'wishlist-incomplete'),
  );
}

/** What the owner changes of one that is there, whose items are changed one by one. */
export function checkWishlistDetails(form: WishlistDetailsForm): CheckedForm<CheckedDetails, DetailsField> {
  const fields = detailsProblems(form);
  return checked(fields, () => detailsOf(form), ifMissing(fields, 'fields-missing'));
}

export function wishlistDetailsFormOf({
  title,
  description,
  eventType,
  eventDate,
  visibility,
}: CheckedDetails): WishlistDetailsForm {
  return { title, description, eventType, eventDate: eventDate ?? '', visibility };
}

function detailsProblems({ title, description, eventDate }: WishlistDetailsForm) {
  const day = eventDate.trim();
  return {
    title: requiredText(title, { most: LONGEST.title }),
    description: requiredText(description, { most: LONGEST.description }),
    eventDate: day !== '' && !calendarDay(day) ? { code: 'not-a-day' as const } : null,
  };
}

function detailsOf({ title, description, eventType, eventDate, visibility }: WishlistDetailsForm): CheckedDetails {
  return {
    title: title.trim(),
    description: description.trim(),
    eventType,
    eventDate: calendarDay(eventDate.trim()),
    visibility,
  };
}

function itemsProblem(items: readonly ItemDetails[]): FieldProblem | null {
  if (items.length === 0) return { code: 'no-items' };
  return items.length > MOST_ITEMS ? { code: 'too-many-items', most: MOST_ITEMS } : null;
}
