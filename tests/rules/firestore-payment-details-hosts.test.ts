import { withChange } from './support/fields.ts';
import { coHost, keeper, owner, stranger } from './support/people.ts';
import { setUpRulesTest, writing } from './support/rules-test.ts';
import { DETAILS, paymentDetails } from './support/upi.ts';
import { documentsOf, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('payment-details-hosts');

const hosted = {
  ...wedding,
  fields: { ...wedding.fields, hostIds: [coHost.uid, keeper.uid], editorIds: [coHost.uid] },
};
const shared = documentsOf(hosted);

rules.allows('the owner to add', {
  'one account of a wishlist with hosts, who are notified': () => writing(owner, paymentDetails({}, hosted), shared),
});

rules.denies('payment details of a wishlist with hosts', {
  'with a notification that the hosts do not get': () =>
    writing(owner, withChange(paymentDetails({}, hosted), DETAILS.notice, { hostIds: [], unreadBy: [] }), shared),
  'with a notification that one of the hosts does not get': () =>
    writing(owner, withChange(paymentDetails({}, hosted), DETAILS.notice, { hostIds: [coHost.uid] }), shared),
  'with a notification that the hosts have read already': () =>
    writing(owner, withChange(paymentDetails({}, hosted), DETAILS.notice, { unreadBy: [] }), shared),
  'with a notification for a stranger beside the hosts': () =>
    writing(
      owner,
      withChange(paymentDetails({}, hosted), DETAILS.notice, { hostIds: [coHost.uid, keeper.uid, stranger.uid] }),
      shared,
    ),
});
