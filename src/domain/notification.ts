import { person, user, wishlist } from './common-fields.ts';
import { type NotificationId, reportId, transactionId } from './ids.ts';
import { flag, type Infer, map, oneOf, rupees, type Schema, text, textAs, time } from './schema.ts';
import { either, record } from './schema-variants.ts';

/** The specification also has wishlist_shared, reminder and other, which nothing writes yet. */
export const NOTIFICATION_TYPES = [
  'contribution',
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

const contributionNotification = map({
  ...common,
  type: oneOf(['contribution']),
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
  | typeof plainNotification;
export const notificationSchema = either<Variant>(
  [contributionNotification, itemFundedNotification, reportNotificationSchema, plainNotification],
  ({ type }) => {
    if (type === 'contribution') return contributionNotification;
    if (type === 'item_funded') return itemFundedNotification;
    return type === 'system' ? reportNotificationSchema : plainNotification;
  },
);
type WithId<T> = T & { readonly id: NotificationId };
export type ContributionNotification = WithId<Infer<typeof contributionNotification>>;
export type ItemFundedNotification = WithId<Infer<typeof itemFundedNotification>>;
export type ReportNotification = WithId<Infer<typeof reportNotificationSchema>>;
export type PlainNotification = WithId<Infer<typeof plainNotification>>;
export type Notification = ContributionNotification | ItemFundedNotification | ReportNotification | PlainNotification;
