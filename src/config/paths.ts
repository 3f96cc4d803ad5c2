/** Every address of the application, as builders, so that a link to nowhere is a type error. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
} as const;
