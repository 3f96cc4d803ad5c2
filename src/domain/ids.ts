/** Branded ids that cannot be mixed up. `data` checks external values before they are branded. */
type Id<Name extends string> = string & { readonly __brand: Name };

export type UserId = Id<'UserId'>;
export type WishlistId = Id<'WishlistId'>;
export type ItemId = Id<'ItemId'>;
export type CeremonyId = Id<'CeremonyId'>;
export type TransactionId = Id<'TransactionId'>;
export type NotificationId = Id<'NotificationId'>;
export type SystemLogId = Id<'SystemLogId'>;
export type ReportId = Id<'ReportId'>;
export type SupportMessageId = Id<'SupportMessageId'>;
/** The secret in the link to unsubscribe. */
export type SubscriberId = Id<'SubscriberId'>;
export type AdminNoteId = Id<'AdminNoteId'>;
/** The secret in the link with which a host joins. */
export type HostInvitationId = Id<'HostInvitationId'>;
/** `{wishlistId}_{UUID}`, so that nobody else can take it. */
export type RegisterEntryId = Id<'RegisterEntryId'>;

/** Replaces the id of an anonymous contributor, visitor or reporter. */
export const ANONYMOUS = 'anonymous';
export type PersonId = UserId | typeof ANONYMOUS;

export function personId(raw: string): PersonId {
  return raw === ANONYMOUS ? ANONYMOUS : userId(raw);
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

export const userId = (raw: string): UserId => named<'UserId'>(raw);
export const wishlistId = (raw: string): WishlistId => named<'WishlistId'>(raw);
export const itemId = (raw: string): ItemId => named<'ItemId'>(raw);
export const ceremonyId = (raw: string): CeremonyId => named<'CeremonyId'>(raw);
export const transactionId = (raw: string): TransactionId => named<'TransactionId'>(raw);
export const notificationId = (raw: string): NotificationId => named<'NotificationId'>(raw);
export const systemLogId = (raw: string): SystemLogId => named<'SystemLogId'>(raw);
export const reportId = (raw: string): ReportId => named<'ReportId'>(raw);
export const supportMessageId = (raw: string): SupportMessageId => named<'SupportMessageId'>(raw);
export const subscriberId = (raw: string): SubscriberId => named<'SubscriberId'>(raw);
export const adminNoteId = (raw: string): AdminNoteId => named<'AdminNoteId'>(raw);
export const hostInvitationId = (raw: string): HostInvitationId => named<'HostInvitationId'>(raw);
export const registerEntryId = (raw: string): RegisterEntryId => named<'RegisterEntryId'>(raw);

/** A document id is not empty and has no slash, which would refer to another document. */
function named<Name extends string>(raw: string): Id<Name> {
  if (raw === '' || raw.includes('/')) throw new RangeError(`"${raw}" cannot be an id.`);
  return raw as Id<Name>;
}
