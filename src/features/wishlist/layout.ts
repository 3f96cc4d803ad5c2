/** Shared by the loading and the loaded state, so that nothing shifts. */
export const WISHLIST_WIDTH = 'mx-auto max-w-5xl px-4 sm:px-6';
export const GIFT_GRID = 'mt-2 sm:mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';
