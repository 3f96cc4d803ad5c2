/** Of a wishlist without gifts. */
export default {
  'no-gifts.title': 'The gifts are coming soon',
  'no-gifts.text': 'The list isn’t ready yet, but your blessings are already welcome.',
  'no-gifts.owner': 'Add your first gift, then share the page with the people you love.',
  'no-gifts.add': 'Add gifts',
} as const;
