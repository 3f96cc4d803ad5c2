export const admin = {
  'toast.users-failed': 'Failed to load users',
  'toast.user-update-failed': 'Failed to update user',
  'toast.user-banned': 'User banned successfully',
  'toast.user-unbanned': 'User unbanned successfully',
  'toast.admin-granted': 'User promoted to admin',
  'toast.admin-revoked': 'Admin privileges removed',
  'admin.users.no-name': 'No Name',
} as const;
