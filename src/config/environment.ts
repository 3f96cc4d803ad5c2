import { brandProblems } from './brand-variables.ts';

/** The configuration of the page, validated once at start-up. */
export interface Environment {
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** Set if the page uses local emulators instead of Google's servers. */
  readonly emulators: EmulatorAddresses | null;
  /** Set if requests are verified by App Check. */
  readonly appCheck?: AppCheckKey;
}

/** The site key of a reCAPTCHA, and its kind. */
export interface AppCheckKey {
  readonly siteKey: string;
  readonly recaptcha: 'v3' | 'enterprise';
}

interface EmulatorAddresses {
  readonly host: string;
  readonly authPort: number;
  readonly firestorePort: number;
  readonly storagePort: number;
}

export interface EnvironmentProblem {
  readonly variable: string;
  readonly problem: string;
}

export type ParsedEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly EnvironmentProblem[] };

type Variables = Readonly<Record<string, unknown>>;

const EMULATOR_PORTS = {
  authPort: 'VITE_EMULATOR_AUTH_PORT',
  firestorePort: 'VITE_EMULATOR_FIRESTORE_PORT',
  storagePort: 'VITE_EMULATOR_STORAGE_PORT',
} as const;

/** Reads all variables and reports every invalid one, not only the first. */
export function parseEnvironment(variables: Variables): ParsedEnvironment {
  const problems: EnvironmentProblem[] = [];

  const read = (variable: string, shape: RegExp, expected: string): string => {
    const value = variables[variable];
    if (typeof value !== 'string' || value === '')
      problems.push({ variable, problem: `is not set; expected ${expected}` });
    else if (!shape.test(value)) problems.push({ variable, problem: `is "${value}"; expected ${expected}` });
    else return value;
    return '';
  };
  const isSet = (variable: string): boolean => (variables[variable] ?? '') !== '';
  const readPort = (variable: string): number => {
    const port = Number(read(variable, /^\d+$/, 'a port number'));
    if (port > 65535) problems.push({ variable, problem: `is "${port}"; a port is at most 65535` });
    return port;
  };

  const firebase = {
    apiKey: read('VITE_FIREBASE_API_KEY', /^\S+$/, 'the API key of the Firebase project'),
    projectId: read('VITE_FIREBASE_PROJECT_ID', /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'a Firebase project id'),
    authDomain: read('VITE_FIREBASE_AUTH_DOMAIN', /^[\w.:-]+$/, 'a host name'),
    storageBucket: read('VITE_FIREBASE_STORAGE_BUCKET', /^[\w.-]+$/, 'the name of a Storage bucket'),
    appId: read('VITE_FIREBASE_APP_ID', /^\S+$/, 'the id of the Firebase web app'),
  };

  const emulatorVariables = ['VITE_EMULATOR_HOST', ...Object.values(EMULATOR_PORTS)];
  const emulators = emulatorVariables.some(isSet)
    ? {
        host: read('VITE_EMULATOR_HOST', /^[\w.-]+$/, 'a host name, as the other emulator variables are set'),
        authPort: readPort(EMULATOR_PORTS.authPort),
        firestorePort: readPort(EMULATOR_PORTS.firestorePort),
        storagePort: readPort(EMULATOR_PORTS.storagePort),
      }
    : null;
  const kind = 'VITE_APP_CHECK_RECAPTCHA';
  const isEnterprise = isSet(kind) && read(kind, /^(v3|enterprise)$/, 'v3 or enterprise') === 'enterprise';
  const appCheck: AppCheckKey | null =
    isSet('VITE_APP_CHECK_SITE_KEY') || isSet(kind)
      ? {
          siteKey: read('VITE_APP_CHECK_SITE_KEY', /^[\w-]+$/, 'the site key of a reCAPTCHA'),
          recaptcha: isEnterprise ? 'enterprise' : 'v3',
        }
      : null;
  problems.push(...brandProblems(variables));

  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, environment: { firebase, emulators, ...(appCheck && { appCheck }) } };
}
