import { type Browser } from '@playwright/test';
import { type BuiltPages } from '../built-pages.ts';
import { type Goal } from '../figures.ts';
import { type Network } from '../phone.ts';

/** As many gifts as a list can have. */
export const LONG_LIST = 60;

/** As somebody types who is quick, in milliseconds. */
export const BETWEEN_KEYS = 150;

export interface Setting {
  readonly browser: Browser;
  readonly pages: BuiltPages;
  readonly network: Network | null;
}

/** Something that a person does, and how long it takes. */
export interface Journey {
  readonly name: string;
  readonly goals: readonly Goal[];
  /** One run. Returns a number for each goal. */
  readonly take: (setting: Setting) => Promise<readonly number[]>;
}

export function ms(what: string, required: number, wanted: number): Goal {
  return { what, unit: 'ms', required, wanted };
}
