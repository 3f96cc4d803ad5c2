/** The prerendered pages that every visitor reaches by a link. */
export const PUBLIC_PATHS = [
  ...['/', '/gift-suggestions', '/about', '/contact', '/privacy', '/terms', '/pricing', '/help', '/404'],
] as const;
