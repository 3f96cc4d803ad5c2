import { readBrand } from './brand-variables.ts';

/** The product's name and addresses. Each can be set from outside; nothing else in the code spells them. */
export const brand = readBrand(import.meta.env);
