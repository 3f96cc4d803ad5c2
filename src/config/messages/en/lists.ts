/** Lists of stored documents, and their export as files. */
export default {
  'list.refresh': 'Refresh',
  'list.page': 'Page {page}',
  'list.newer': 'Newer',
  'list.older': 'Older',
  'list.unreadable': 'Entries we can’t read right now: {count}',
  'export.busy': '{count} rows so far…',
  'export.stop': 'Stop',
  'export.failed': 'We couldn’t create the file. Try again.',
  'export.unreadable': 'Entries missing from the file because they can’t be read: {count}',
} as const;
