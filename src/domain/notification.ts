import { person, user, wishlist } from './common-fields.ts';
import { type NotificationId, reportId, transactionId, type UserId } from './ids.ts';
import {
  flag,
  type Infer,
  list,
  map,
  nullable,
  oneOf,
  rupees,
  type Schema,
  text,
  textAs,
  time,
  withDefault,
} from './schema.ts';
import { either, record } from './schema-variants.ts';
import { MOST_HOSTS } from './wishlist.ts';

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
  /** null once the owner of the wishlist has deleted it, and hosts still have it. */
  userId: nullable(user),
  /** In English. Screens translate the types that they know. */
  title: text({}),
  message: text({}),
  /** A path of the application; '' if there is none. */
  actionUrl: text({}),
  /** By `userId`. */
  isRead: flag,
  /** The hosts of the wishlist who have not deleted it. Those who joined later are not among them. */
  hostIds: withDefault(list(user, MOST_HOSTS), []),
  /** Those of them who have not read it. */
  unreadBy: withDefault(list(user, MOST_HOSTS), []),
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

/** A host's copy is among the hosts', the owner's is not. */
export function isCopyOfHost({ hostIds }: Pick<Notification, 'hostIds'>, reader: UserId): boolean {
  return hostIds.includes(reader);
}

/** With `isRead` as it is for this reader. */
export function asSeenBy<N extends Notification>(reader: UserId, notification: N): N {
  if (!isCopyOfHost(notification, reader)) return notification;
  return { ...notification, isRead: !notification.unreadBy.includes(reader) };
}

/** Whether nobody else has it, so that it is deleted with this reader's copy. */
export function isLastToHave(notification: Pick<Notification, 'hostIds' | 'userId'>, reader: UserId): boolean {
  const others = notification.hostIds.filter((host) => host !== reader);
  return others.length === 0 && (notification.userId === null || notification.userId === reader);
}
