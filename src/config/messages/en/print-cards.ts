/** Printing cards and a table stand with the QR code of a page. */
export default {
  'print-cards.title': 'Print cards',
  'print-cards.lead': 'With your names and a QR code that opens your page. On plain white paper, or thin card.',
  'print-cards.what': 'What to print',
  'print-cards.cards': 'Cards to hand out',
  'print-cards.stand': 'Table stand',
  'print-cards.cards.about': 'Four cards (A6) on a sheet of A4. Cut at the marks.',
  'print-cards.stand.about': 'A sheet of A4, folded in the middle, stands on a table and can be read from both sides.',
  'print-cards.print': 'Print',
  'print-cards.hint': 'In the print window, choose A4, 100% and no margins.',
  'print-cards.missing': 'We can’t find this wishlist among yours.',
  'print-cards.failed': 'We couldn’t load your wishlist.',
  'print-cards.private': 'Guests can’t open this page right now. Change that before you hand out cards.',
  'print-cards.to-dashboard': 'Go to the dashboard',
} as const;
