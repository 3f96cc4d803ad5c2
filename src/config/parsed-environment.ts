import { type ParsedEnvironment, parseEnvironment } from './environment.ts';

/** scripts/build/environment-plugin.ts replaces this module by its value, so that pages do not load the validation. */
export const parsed: ParsedEnvironment = parseEnvironment(import.meta.env);
