/** Lists of stored documents, their export as files, and the duplicate of a wishlist. */
export default {
  'list.refresh': 'Refresh',
  'list.page': 'Page {page}',
  'list.newer': 'Newer',
  'list.older': 'Older',
  'list.unreadable': 'Entries we can’t read right now: {count}',
  'list.duplicate': 'Duplicate',
  'list.duplicate.title': '{title} (copy)',
  'export.busy': '{count} rows so far…',
  'export.stop': 'Stop',
  'export.failed': 'We couldn’t create the file. Try again.',
  'export.unreadable': 'Entries missing from the file because they can’t be read: {count}',
} as const;
