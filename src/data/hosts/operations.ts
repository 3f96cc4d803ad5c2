/** Inviting, joining and leaving, loaded together. */
export { inviteHost, listOpenInvitations, readHostInvitation, revokeInvitation } from './invitations.ts';
export { joinWishlist, listHosts, removeHost } from './members.ts';
export { acceptOffer, offerWishlist, withdrawOffer } from './ownership.ts';
