import { DAY_MS } from './calendar.ts';
import { user, wishlist } from './common-fields.ts';
import { type HostInvitationId, hostInvitationId, type UserId, userId } from './ids.ts';
import { type Infer, line, map, nullable, oneOf, text, textAs, time } from './schema.ts';
import { MOST_HOSTS, type Wishlist } from './wishlist.ts';

/** A host edits everything; a keeper reads the register and marks gifts, and edits nothing. */
export const HOST_ROLES = ['host', 'keeper'] as const;
export type HostRole = (typeof HOST_ROLES)[number];
/** What a member is to a wishlist. */
export type Role = 'owner' | HostRole;

/** The name that the other hosts see. */
export const hostForm = { name: line({ least: 1, most: 60 }) };

/** `wishlists/{id}/hosts/{uid}`. What a host may do follows from the wishlist alone. */
export const hostSchema = map({
  role: oneOf(HOST_ROLES),
  ...hostForm,
  /** null on the plate of an owner or a former one. */
  invitationId: nullable(textAs(hostInvitationId, {})),
  since: time,
});
export type Host = Infer<typeof hostSchema> & { readonly id: UserId };

/** Its random id is the secret of the link. */
export const hostInvitationSchema = map({
  wishlistId: wishlist,
  ownerId: user,
  /** Of the wishlist, which the invited person may not be able to read yet. */
  title: text({}),
  /** The owner's name; '' if the profile has none. */
  from: line({ most: 60 }),
  role: oneOf(HOST_ROLES),
  createdAt: time,
  /** null until somebody has accepted it. */
  used: nullable(map({ by: textAs(userId, {}), at: time })),
});
export type HostInvitation = Infer<typeof hostInvitationSchema> & { readonly id: HostInvitationId };

export const INVITATION_DAYS = 7;

export function expiryOf({ createdAt }: Pick<HostInvitation, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
}

/** What a link to join can still do. The rules decide it by the server's clock. */
export type InvitationState = 'open' | 'used' | 'expired';

export function stateOf(invitation: Pick<HostInvitation, 'createdAt' | 'used'>, now: Date): InvitationState {
  if (invitation.used) return 'used';
  return now < expiryOf(invitation) ? 'open' : 'expired';
}

type Hosted = Pick<Wishlist, 'userId' | 'hostIds' | 'editorIds'>;

export function roleOf({ userId: owner, hostIds = [], editorIds = [] }: Hosted, member: UserId): Role | null {
  if (owner === member) return 'owner';
  if (editorIds.includes(member)) return 'host';
  return hostIds.includes(member) ? 'keeper' : null;
}

/** Whether the member may change the wishlist. */
export function mayEdit(wishlist: Hosted, member: UserId): boolean {
  return isEditor(roleOf(wishlist, member));
}

/** A register keeper marks what is there, and edits nothing. */
export function isEditor(role: Role | null): boolean {
  return role === 'owner' || role === 'host';
}

/** The wishlist with another owner; the former one becomes a host who edits. */
export function handedOver(
  { userId: owner, hostIds = [], editorIds = [] }: Hosted,
  heir: UserId,
): Pick<Wishlist, 'userId' | 'hostIds' | 'editorIds' | 'offeredTo'> {
  const withOwner = (ids: readonly UserId[]) => [...ids.filter((id) => id !== heir), owner];
  return { userId: heir, hostIds: withOwner(hostIds), editorIds: withOwner(editorIds), offeredTo: null };
}

/** Who gets the wishlist of an owner who deletes the account; null if nobody else edits it. */
export function heirOf({ editorIds = [], offeredTo }: Pick<Wishlist, 'editorIds' | 'offeredTo'>): UserId | null {
  return offeredTo ?? editorIds[0] ?? null;
}

export function hasRoom({ hostIds = [] }: Hosted): boolean {
  return hostIds.length < MOST_HOSTS;
}
