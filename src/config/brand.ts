import { readBrand } from './brand-variables.ts';

/** The product's name and addresses. Each can be set from outside; nothing else in the code spells them. */
// Scripts have the defaults: outside of Vite there is no `import.meta.env`.
export const brand = readBrand(import.meta.env ?? {});
