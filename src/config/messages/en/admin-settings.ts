export const adminSettings = {
  'admin-settings.title': 'Platform Settings',
  'admin-settings.lead':
    'Contributions stop and start at once. Pages say a new fee, or another announcement, within five minutes.',
  'admin-settings.failed': 'The settings could not be loaded.',
  'admin-settings.changed': 'Last changed {when} by {name}.',
  'admin-settings.changed.nobody': 'Last changed {when}.',
  'admin-settings.never': 'Nobody has changed anything yet: these are the defaults.',

  'admin-settings.fee': 'Transaction fee',
  'admin-settings.fee.label': 'Fee in percent',
  'admin-settings.fee.hint':
    '0 to {most}, for example 7.5. It is what the landing page, About, Pricing, Contact and the Terms say.',
  'admin-settings.fee.example': 'Of a gift of {given} we keep {fee}, and {rest} reaches the couple.',

  'admin-settings.announcement': 'Announcement',
  'admin-settings.announcement.label': 'What everybody is told',
  'admin-settings.announcement.note': 'optional',
  'admin-settings.announcement.hint':
    'A line at the top of every page except the wishlists guests open. People who close it see it again when it changes.',
  'admin-settings.announcement.left': '{left} characters left',
  'admin-settings.announcement.preview': 'Preview',
  'admin-settings.announcement.none': 'Nothing is announced.',

  'admin-settings.giving': 'Contributions',
  'admin-settings.giving.label': 'Guests can contribute',
  'admin-settings.giving.hint': 'Off, every wishlist can still be opened and shared, and nothing can be given.',
  'admin-settings.giving.off': 'When you have saved, whoever wants to give reads: “{sentence}”',
  'admin-settings.giving.is-off': 'Contributions are switched off. Whoever wants to give reads: “{sentence}”',
  'admin-settings.giving.confirm.title': 'Switch contributions off?',
  'admin-settings.giving.confirm.text':
    'No guest can give anything, on any wishlist, until you switch them on again. Couples can go on with their lists.',
  'admin-settings.giving.confirm.guests': 'Whoever tries to give keeps what they typed, and reads:',
  'admin-settings.giving.confirm.later': 'It takes effect when you save the settings.',
  'admin-settings.giving.confirm.keep': 'Keep them on',
  'admin-settings.giving.confirm.off': 'Switch off',

  'admin-settings.save': 'Save settings',
  'admin-settings.saving': 'Saving...',
  'admin-settings.undo': 'Undo',
  'admin-settings.unsaved': 'Not saved yet',
  'admin-settings.unchanged': 'Everything is saved',
  'admin-settings.saved': 'Settings saved',
  'admin-settings.save-failed': 'Failed to save settings',

  'admin-settings.conflict': 'Another admin saved first',
  'admin-settings.conflict.title': '{name} saved other settings on {when}, while you were editing.',
  'admin-settings.conflict.title.undated': '{name} saved other settings while you were editing.',
  'admin-settings.conflict.somebody': 'Another admin',
  'admin-settings.conflict.text':
    'Your changes are not saved yet. The form below has both: save it, or discard your changes.',
  'admin-settings.conflict.theirs': 'Changed from {before} to {after}',
  'admin-settings.conflict.mine': 'You have {mine}',
  'admin-settings.conflict.on': 'on',
  'admin-settings.conflict.off': 'off',
  'admin-settings.conflict.none': 'nothing',
  'admin-settings.conflict.take-theirs': 'Discard my changes',

  'admin-settings.leave.title': 'Leave without saving?',
  'admin-settings.leave.text': 'What you changed in the settings is not saved.',
  'admin-settings.leave.stay': 'Stay',
  'admin-settings.leave.leave': 'Leave',
} as const;
