/** The address of the web manifest in a language. */
export const manifestAddress = (language: string): string => `/manifest-${language}.webmanifest`;
