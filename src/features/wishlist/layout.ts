/** Shared by the loading and the loaded state, so that nothing shifts. */
export const WISHLIST_WIDTH = 'mx-auto max-w-5xl px-4 sm:px-6';
export const GIFT_GRID = '*:nth-[n+7]:far-64 mt-2 sm:mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';
/** In the middle of the page. */
export const ONE_OR_TWO_GIFTS =
  'mt-2 sm:mt-4 grid gap-4 sm:auto-cols-[minmax(0,20rem)] sm:grid-flow-col sm:justify-center';
/** One of the two rows with which gifts of a long list are found, and both together. */
export const FINDER_ROW = 'flex h-12 items-center';
export const FINDER_HEIGHT = 'h-24';
