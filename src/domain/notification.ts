import { person, user, wishlist } from './common-fields.ts';
import { type NotificationId, reportId, transactionId } from './ids.ts';
import { flag, type Infer, map, oneOf, rupees, type Schema, text, textAs, time } from './schema.ts';
import { either, record } from './schema-variants.ts';

/** The specification also has wishlist_shared, reminder and other, which nothing writes yet. */
export const NOTIFICATION_TYPES = [
  'contribution',
  'promised',
  'sent',
  'payment_details',
  'wishlist_shared',
  'item_funded',
  'system',
  'reminder',
  'other',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

const common = {
  userId: user,
  /** In English. Screens translate the types that they know. */
  title: text({}),
  message: text({}),
  /** A path of the application; '' if there is none. */
  actionUrl: text({}),
  isRead: flag,
  createdAt: time,
};

const gift = {
  wishlistId: wishlist,
  transactionId: textAs(transactionId, {}),
  /** '' for the general fund. */
  itemTitle: text({}),
};

/** A gift was given, promised by UPI, or its giver says that the money was sent. */
const contributionNotification = map({
  ...common,
  type: oneOf(['contribution', 'promised', 'sent']),
  data: map({
    ...gift,
    amount: rupees({}),
    /** The reader's own id if it was their own contribution. */
    contributorId: person,
    contributorName: text({}),
  }),
});
const itemFundedNotification = map({ ...common, type: oneOf(['item_funded']), data: map(gift) });
/** For the reporter of a wishlist: what an admin found. */
export const reportNotificationSchema = map({
  ...common,
  type: oneOf(['system']),
  data: map({ reportId: textAs(reportId, {}), outcome: text({}) }),
});
const paymentDetailsNotification = map({
  ...common,
  type: oneOf(['payment_details']),
  data: map({ wishlistId: wishlist }),
});
const anything: Schema<unknown> = { parse: (value) => value };
const plainNotification = map({
  ...common,
  type: oneOf(['wishlist_shared', 'reminder', 'other']),
  data: record(anything),
});

type Variant =
  | typeof contributionNotification
  | typeof itemFundedNotification
  | typeof reportNotificationSchema
  | typeof paymentDetailsNotification
  | typeof plainNotification;
export const notificationSchema = either<Variant>(
  [
    contributionNotification,
    itemFundedNotification,
    reportNotificationSchema,
    paymentDetailsNotification,
    plainNotification,
  ],
  ({ type }) => {
    if (type === 'contribution' || type === 'promised' || type === 'sent') return contributionNotification;
    if (type === 'item_funded') return itemFundedNotification;
    if (type === 'payment_details') return paymentDetailsNotification;
    return type === 'system' ? reportNotificationSchema : plainNotification;
  },
);
type WithId<T> = T & { readonly id: NotificationId };
export type ContributionNotification = WithId<Infer<typeof contributionNotification>>;
export type ItemFundedNotification = WithId<Infer<typeof itemFundedNotification>>;
export type ReportNotification = WithId<Infer<typeof reportNotificationSchema>>;
export type PlainNotification = WithId<Infer<typeof plainNotification>>;
export type PaymentDetailsNotification = WithId<Infer<typeof paymentDetailsNotification>>;
export type Notification =
  | ContributionNotification
  | ItemFundedNotification
  | ReportNotification
  | PaymentDetailsNotification
  | PlainNotification;
