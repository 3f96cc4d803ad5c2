import { isOfCouple } from '../../domain/invitation.ts';
import type { NewWishlistForm } from '../../domain/forms/wishlist-form.ts';
import { wishlistDetails } from '../../domain/wishlist.ts';
import type { Say } from '../../session/language/catalogue.ts';

type Named = Pick<NewWishlistForm, 'title' | 'first' | 'second' | 'eventType'>;

/** The title follows the names and the occasion until the host writes another one. */
export function withSuggestedTitle<Form extends Named>(say: Say, form: Form, changes: Partial<Form>): Partial<Form> {
  const before = suggestedTitle(say, form);
  const isOwn = form.title.trim() !== '' && form.title !== before;
  const title = suggestedTitle(say, { ...form, ...changes });
  return 'title' in changes || isOwn || title === before ? changes : { ...changes, title };
}

/** '' without two names, or if it would be too long. */
function suggestedTitle(say: Say, { first, second, eventType }: Named): string {
  const names = { first: first.trim(), second: second.trim() };
  if (!isOfCouple(eventType) || names.first === '' || names.second === '') return '';
  const title = say(`editor.title.of.${eventType}`, names);
  return title.length > wishlistDetails.title.most ? '' : title;
}
