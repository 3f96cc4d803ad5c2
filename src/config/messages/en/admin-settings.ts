export default {
  'admin-settings.title': 'Platform Settings',
  'admin-settings.lead':
    'Switching contributions on or off takes effect immediately. A new fee or announcement appears on all pages within five minutes.',
  'admin-settings.failed': 'We couldn’t load the settings.',
  'admin-settings.changed': 'Last changed {when} by {name}.',
  'admin-settings.changed.nobody': 'Last changed {when}.',
  'admin-settings.never': 'No changes yet. These are the defaults.',

  'admin-settings.fee': 'Transaction fee',
  'admin-settings.fee.label': 'Fee (%)',
  'admin-settings.fee.hint':
    '0 to {most}, for example 7.5. Shown on the landing page, About, Pricing, Contact and the Terms.',
  'admin-settings.fee.example': 'From a gift of {given} we keep {fee}, and {rest} reaches the couple.',

  'admin-settings.announcement': 'Announcement',
  'admin-settings.announcement.label': 'Message for everyone',
  'admin-settings.announcement.note': 'optional',
  'admin-settings.announcement.hint':
    'Shown at the top of every page, except the wishlist pages guests open. People who close it see it again only when it changes.',
  'admin-settings.announcement.left': '{left} characters left',
  'admin-settings.announcement.preview': 'Preview',
  'admin-settings.announcement.none': 'No announcement',

  'admin-settings.giving': 'Contributions',
  'admin-settings.giving.label': 'Guests can contribute',
  'admin-settings.giving.hint': 'When this is off, guests can still open and share wishlists but can’t contribute.',
  'admin-settings.giving.off': 'Once you save, guests who try to contribute will see: “{sentence}”',
  'admin-settings.giving.is-off': 'Contributions are off. Guests who try to contribute see: “{sentence}”',
  'admin-settings.giving.confirm.title': 'Switch contributions off?',
  'admin-settings.giving.confirm.text':
    'Guests won’t be able to contribute to any wishlist until you switch this on again. Couples can still edit their wishlists.',
  'admin-settings.giving.confirm.guests': 'Guests who try keep what they typed, and see:',
  'admin-settings.giving.confirm.later': 'This takes effect when you save.',
  'admin-settings.giving.confirm.keep': 'Keep them on',
  'admin-settings.giving.confirm.off': 'Switch off',

  'admin-settings.maintenance': 'Maintenance',
  'admin-settings.maintenance.label': 'Only admins can make changes',
  'admin-settings.maintenance.hint':
    'Everyone can still look around, but guests and members can’t contribute, sign up, change anything or write to us.',
  'admin-settings.maintenance.on': 'Contributions are off as well. They come back on when you switch this off.',
  'admin-settings.maintenance.confirm.title': 'Start maintenance?',
  'admin-settings.maintenance.confirm.text':
    'Until you switch this off, guests and members can look at everything, but what they do isn’t saved. Views are still counted, and entries in the register still work.',
  'admin-settings.maintenance.confirm.see': 'They see:',
  'admin-settings.maintenance.confirm.keep': 'Not now',
  'admin-settings.maintenance.confirm.start': 'Start maintenance',

  'admin-settings.save': 'Save settings',
  'admin-settings.saving': 'Saving…',
  'admin-settings.undo': 'Undo',
  'admin-settings.unsaved': 'Not saved yet',
  'admin-settings.unchanged': 'All changes saved',
  'admin-settings.saved': 'Settings saved',
  'admin-settings.save-failed': 'Failed to save settings',

  'admin-settings.conflict': 'Another admin saved first',
  'admin-settings.conflict.title': '{name} saved other settings on {when}, while you were editing.',
  'admin-settings.conflict.title.undated': '{name} saved other settings while you were editing.',
  'admin-settings.conflict.somebody': 'Another admin',
  'admin-settings.conflict.text':
    'Your changes aren’t saved yet. The form shows both: save it, or discard your changes.',
  'admin-settings.conflict.theirs': 'Changed from {before} to {after}',
  'admin-settings.conflict.mine': 'You have {mine}',
  'admin-settings.conflict.on': 'on',
  'admin-settings.conflict.off': 'off',
  'admin-settings.conflict.none': 'nothing',
  'admin-settings.conflict.take-theirs': 'Discard my changes',

  'admin-settings.leave.title': 'Leave without saving?',
  'admin-settings.leave.text': 'Your changes to the settings aren’t saved yet.',
  'admin-settings.leave.stay': 'Stay',
  'admin-settings.leave.leave': 'Leave',
} as const;
