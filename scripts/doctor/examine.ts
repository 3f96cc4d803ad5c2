import { type Brand } from '../../src/config/brand-variables.ts';
import { type Environment } from '../../src/config/environment.ts';
import { UserError } from '../command-line.ts';
import { type Check, type Finding, type Subject } from './check.ts';
import { admins } from './checks/admins.ts';
import { appCheck } from './checks/app-check.ts';
import { database } from './checks/database.ts';
import { hosting } from './checks/hosting.ts';
import { firestoreIndexes } from './checks/indexes.ts';
import { firestoreRules, storageRules } from './checks/rules.ts';
import { authentication } from './checks/sign-in.ts';
import { storage } from './checks/storage.ts';
import { webApp } from './checks/web-app.ts';
import { GoogleApis, NotAnswered, textAt } from './google-apis.ts';

const CHECKS: readonly Check[] = [
  ...[firestoreRules, storageRules, firestoreIndexes, database],
  ...[webApp, authentication, admins, appCheck, hosting, storage],
];

/** What the repository says nothing about, or what Google's APIs do not tell this account. */
export const NEVER_LOOKED_AT = [
  'the files of the site (deploy again if you are not sure which commit is live)',
  'budget alerts, quotas and restrictions of the API key: docs/operations.md',
  'the mailboxes of the domain, and the domains that the reCAPTCHA key allows',
] as const;

export type Result = { readonly title: string } & (Finding | { readonly reason: string });

/** Looks at the deployed project, and changes nothing. */
export async function examine(
  project: string,
  { environment, brand }: { readonly environment: Environment; readonly brand: Brand },
  headersOf: Subject['headersOf'] = pageHeaders,
): Promise<readonly Result[]> {
  const google = new GoogleApis(project);
  const number = await projectNumber(google, project);
  const subject = { project, number, google, environment, brand, headersOf };
  return Promise.all(
    CHECKS.map(async ({ title, run }): Promise<Result> => {
      try {
        return { title, ...(await run(subject)) };
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error;
        return { title, reason: error.message };
      }
    }),
  );
}

async function projectNumber(google: GoogleApis, project: string): Promise<string> {
  try {
    return textAt(await google.get('firebase', `/v1beta1/projects/${project}`), 'projectNumber');
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    const reason =
      error.status === undefined
        ? `Google cannot be reached (${error.message}). Check the connection.`
        : `${project} does not exist, or your account may not see it (${error.message}).`;
    throw new UserError(`npm run doctor: ${reason}`);
  }
}

async function pageHeaders(address: string): Promise<Headers> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(20_000) })).headers;
  } catch (error) {
    throw new NotAnswered(`${address} cannot be opened: ${(error as Error).message}`, undefined);
  }
}
