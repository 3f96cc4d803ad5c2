import type { ListState } from '../../../domain/list-state.ts';
import type { Givers } from '../../../domain/wishlist.ts';

const givers = {
  'page-state.givers.anyone': 'Everyone with the link',
  'page-state.givers.anyone.about': 'Guests don’t need an account',
  'page-state.givers.signed_in': 'Only guests who sign in',
  'page-state.givers.signed_in.about': 'Fewer pranks and slips; guests can still give anonymously',
} as const satisfies Record<`page-state.givers.${Givers}${'' | '.about'}`, string>;

const states = {
  'page-state.is.draft': 'Your page is a draft',
  'page-state.is.draft.text': 'Only you and your hosts can see it. Open it to guests when it’s ready.',
  'page-state.is.open': 'Your page is live',
  'page-state.is.open.text': 'Guests with the link can see it and contribute.',
  'page-state.is.paused': 'Your page is live',
  'page-state.is.paused.text': 'Guests with the link can see it. Giving is paused.',
  'page-state.is.after': 'Your page says thank you',
  'page-state.is.after.text': 'Guests with the link read your words of thanks.',
  'page-state.is.deactivated': 'Your page is deactivated',
  'page-state.is.deactivated.text': 'Guests see “Wishlist Not Found”. Everything on the page is kept.',
  'page-state.is.archived': 'Your page is archived',
  'page-state.is.archived.text': 'Guests see “Wishlist Not Found”. The page and its register are kept for you.',
} as const satisfies Record<`page-state.is.${ListState}${'' | '.text'}`, string>;

/** Giving to a wishlist, and opening, deactivating, reactivating and deleting it, in the editor and on its page. */
export default {
  ...givers,
  ...states,
  'page-state.giving': 'Giving',
  'page-state.giving.open': 'Guests can give',
  'page-state.giving.open.text': 'You can pause giving any time without closing the page.',
  'page-state.giving.paused': 'Giving is paused',
  'page-state.giving.paused.text': 'Guests can see the page, but can’t contribute until you resume.',
  'page-state.giving.pause': 'Pause giving',
  'page-state.giving.resume': 'Resume giving',
  'page-state.givers': 'Who can give',
  'page-state.amounts': 'Show amounts to guests',
  'page-state.amounts.about': 'When this is off, guests see names and blessings without amounts.',
  'page-state.title': 'Your page',
  'page-state.private.text': 'Only you and your hosts can see it for now.',
  'page-state.by-admin.reason': 'Reason: {reason}',
  'page-state.by-admin': 'An admin took this page down. Contact us if you think that’s a mistake.',
  'page-state.deactivate': 'Deactivate',
  'page-state.deactivate.title': 'Deactivate this wishlist?',
  'page-state.deactivate.text': 'Guests who open the link will see “Wishlist Not Found” until you reactivate it.',
  'page-state.reactivate': 'Reactivate',
  'page-state.open': 'Open to guests',
  'page-state.reopen': 'Show the wishlist again',
  'page-state.archive': 'Archive',
  'page-state.archive.title': 'Archive this wishlist?',
  'page-state.archive.text':
    'Guests who open the link will see “Wishlist Not Found”. The page and its register are kept, and you can bring it back any time.',
  'page-state.bring-back': 'Bring back',
  'page-state.delete': 'Delete wishlist',
  'page-state.delete.text': 'This deletes the page and its gifts for good. The register stays on your dashboard.',
  'page-state.delete.title': 'Delete this wishlist?',
  'page-state.delete.warning': 'This deletes “{title}” and its gifts for good. You can’t undo this.',
  'page-state.delete.received':
    '“{title}” has received {amount}. This deletes the page and its gifts for good. The register, with every name and blessing, stays on your dashboard.',
  'page-state.register': 'Download register (CSV)',
  'page-state.delete.confirm': 'Delete for good',
  'page-state.busy': 'One moment…',
  'page-state.cancel': 'Cancel',
} as const;
