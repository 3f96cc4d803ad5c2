/** All admin operations, loaded together. Reading the settings is separate, because every visitor does it. */
export { grantAdmin, revokeAdmin } from './admins.ts';
export { addNote, deleteNote, noteRows, type ReviewedNote, reviewNotes } from './admin-notes.ts';
export { type BanProgress, banUser, countUnfinished, unbanUser } from './ban.ts';
export { readUserActivity, readUserCounts, type UserActivity } from './count-users.ts';
export { countSubscribers, deleteSubscriber, listSubscribers, recipientRows } from './list-subscribers.ts';
export { listSystemLog, type LogFilter, logRows } from './list-system-log.ts';
export { countTransactions, listTransactions, type TransactionFilter, transactionRows } from './list-transactions.ts';
export { listUsers, type QueriedStatus } from './list-users.ts';
export { countWishlists, listWishlists, type WishlistFilter, wishlistRows } from './list-wishlists.ts';
export { deactivateWishlist, deleteWishlistAsAdmin, reactivateWishlist } from './moderate-wishlists.ts';
export { type PlatformPoint, readPlatformOverTime } from './platform-over-time.ts';
export { countActiveUsers, countUsers, measureLatency, readGiving } from './platform-numbers.ts';
export { readNamedUsers } from './read-named.ts';
export { countReports, listReports, type ReportFilter, reportRows, resolveReport } from './reports.ts';
export {
  type LogEntryForReview,
  type ReportForReview,
  reviewLog,
  reviewReports,
  reviewTransactions,
  reviewWishlists,
  type TransactionForReview,
  type WishlistForReview,
} from './review.ts';
export { type LastChange, readSettingsWithChange, type SettingsWithChange } from './read-settings.ts';
export { saveSettings, type SettingsSaved } from './save-settings.ts';
export { findUsersByEmail, searchUsers, type Searched, userRows } from './search-users.ts';
export {
  countSupportMessages,
  listSupportMessages,
  markSupportMessage,
  type MessageFilter,
  messageRows,
  readSupportMessage,
} from './support-inbox.ts';
export { listTopWishlists } from './top-wishlists.ts';
