export const notifications = {
  'toast.notifications-read': 'All notifications marked as read',
  'toast.notifications-read-failed': 'Failed to mark notifications as read',
  'toast.notification-deleted': 'Notification deleted',
  'toast.notification-delete-failed': 'Failed to delete notification',
  'toast.notifications-cleared': 'All notifications cleared',
  'toast.notifications-clear-failed': 'Failed to clear notifications',
  'notification.contribution': '{name} contributed ₹{amount}',
  'notification.contribution-to-item': '{name} contributed ₹{amount} to {item}',
  'notification.item-funded': '{item} is fully funded',
} as const;
