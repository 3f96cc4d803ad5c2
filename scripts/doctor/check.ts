import { type Brand } from '../../src/config/brand-variables.ts';
import { type Environment } from '../../src/config/environment.ts';
import { type GoogleApis } from './google-apis.ts';

/** What a check compares. */
export interface Subject {
  readonly project: string;
  /** Google's number of the project. */
  readonly number: string;
  readonly google: GoogleApis;
  readonly environment: Environment;
  readonly brand: Brand;
  /** The headers that a browser gets for a page of the site. */
  readonly headersOf: (address: string) => Promise<Headers>;
}

export interface Difference {
  readonly what: string;
  readonly remedy: string;
}

export interface Finding {
  readonly differences: readonly Difference[];
  /** What a person should look through, because the repository cannot say whether it is right. */
  readonly notes?: readonly string[];
}

export interface Check {
  readonly title: string;
  /** Rejects with NotAnswered if it could not look. */
  readonly run: (subject: Subject) => Promise<Finding>;
}

/** Differences of the pairs whose condition holds. */
export function differencesOf(
  ...found: readonly (readonly [isDifferent: boolean, what: string, remedy: string])[]
): readonly Difference[] {
  return found.flatMap(([isDifferent, what, remedy]) => (isDifferent ? [{ what, remedy }] : []));
}

export const DEPLOY = 'npm run deploy -- --project';

export function consoleAt(project: string, page: string): string {
  return `https://console.firebase.google.com/project/${project}/${page}`;
}
