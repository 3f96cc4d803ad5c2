import { readBrand } from './brand-variables.ts';

/** The product's name and addresses. Variables can override each; the rest of the code must not repeat them. */
// Scripts use the defaults: outside Vite there is no `import.meta.env`.
export const brand = readBrand(import.meta.env ?? {});
