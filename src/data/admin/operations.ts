/** Everything that admins do and see, to be loaded together. Everybody reads the settings: they are apart. */
export { grantAdmin, revokeAdmin } from './admins.ts';
export { banUser, unbanUser } from './ban.ts';
export { readUserActivity, readUserCounts, type UserActivity } from './count-users.ts';
export { listSubscribers } from './list-subscribers.ts';
export { listSystemLog } from './list-system-log.ts';
export { listTransactions, transactionRows } from './list-transactions.ts';
export { listUsers, type QueriedStatus, userRows } from './list-users.ts';
export { listWishlists, listWishlistsOf, type WishlistFilter, wishlistRows } from './list-wishlists.ts';
export { deleteWishlistAsAdmin, setWishlistActive } from './moderate-wishlists.ts';
export { type PlatformTotals, readPlatformTotals } from './platform-totals.ts';
export { listReports, resolveReport } from './reports.ts';
export { saveSettings } from './save-settings.ts';
export { findUsersByEmail, searchUsers, type Searched } from './search-users.ts';
export { listSupportMessages, markSupportMessage } from './support-inbox.ts';
