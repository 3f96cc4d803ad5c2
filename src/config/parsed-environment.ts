import { type ParsedEnvironment, parseEnvironment } from './environment.ts';

/** Vite replaces this module with its value (scripts/build/environment-plugin.ts): no page loads the checks. */
export const parsed: ParsedEnvironment = parseEnvironment(import.meta.env);
