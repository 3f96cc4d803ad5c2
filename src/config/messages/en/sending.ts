/** How to send the money of a gift by UPI. */
export default {
  'sending.lead': 'Your gift is recorded. Now send the money with any UPI app, then come back here.',
  'sending.loading': 'Getting the UPI address…',
  'sending.retry': 'Try again',
  'sending.no-account': 'The hosts have no UPI address here right now. Ask them how they’d like to receive your gift.',
  'sending.copy-address': 'Copy UPI address',
  'sending.amount': 'Amount',
  'sending.copy-amount': 'Copy amount',
  'sending.note': 'Payment note',
  'sending.other-account': 'Use the other UPI address',
  'sending.open': 'Open my UPI app',
  'sending.qr': 'QR code to send {amount} to {name}',
  'sending.scan': 'Or scan this with another phone',
  'sending.refused':
    'Some UPI apps don’t open from a web page, or don’t allow more than ₹2,000 this way. If so, copy the UPI address and send the money from the app itself.',
  'sending.utr': 'UTR (optional)',
  'sending.utr.hint':
    'The 12-digit number on your UPI app’s receipt. It helps the hosts find your gift in their bank statement.',
  'sending.done': 'I have sent it',
  'sending.later': 'Later',
  'sending.closed':
    'The hosts have already marked this gift as received or set it aside. There’s nothing more to do here.',
  'sending.failed': 'We couldn’t save that.',
  'sending.yours': 'Your gifts on this device',
  'sending.status.completed': 'Recorded',
  'sending.status.promised': 'Not sent yet',
  'sending.status.sent': 'Sent',
  'sending.status.set_aside': 'Taken back',
  'sending.general-fund': 'General fund',
  'sending.send-now': 'Send now',
  'sending.receipt': 'Receipt',
  'sending.edit': 'Edit',
  'sending.edit.name-stays': 'Your name comes from your account, so it stays the same.',
  'sending.edit.save': 'Save',
  'sending.edit.cancel': 'Cancel',
  'sending.edit.saved': 'Saved. The page and the hosts now have your new message.',
  'sending.edit.closed':
    'The hosts have already received this gift or thanked you for it, so it can’t be changed here.',
  'sending.take-back': 'Take back',
  'sending.take-back.title': 'Take back your gift of {amount}?',
  'sending.take-back.text':
    'It will be removed from the list, along with your name and blessing. This can’t be undone.',
  'sending.take-back.sent':
    'You told us you’ve sent the money. Taking the gift back doesn’t return it: only the hosts can do that. This can’t be undone.',
  'sending.take-back.yes': 'Take it back',
  'sending.take-back.no': 'Keep it',
  'sending.taking-back': 'Taking it back…',
  'sending.taken-back': 'You’ve taken back your gift.',
  'sending.cannot-take-back':
    'The hosts have already received this gift or thanked you for it, so you can’t take it back here. Talk to them if something is wrong.',
  'sending.forget': 'Remove from this device',
  'problem.not-a-utr': 'A UTR has 12 digits',
} as const;
