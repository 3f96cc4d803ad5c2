/** The parts of firebase-tools that the doctor uses. It ships no types; package-lock.json pins its version. */
declare module 'firebase-tools/lib/apiv2.js' {
  /** Refreshes the token if it has expired. */
  export function getAccessToken(): Promise<string>;
  export class Client {
    constructor(options: { readonly urlPrefix: string });
    request(options: {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly retries?: number;
      readonly timeout?: number;
    }): Promise<{ readonly body: unknown }>;
  }
}

declare module 'firebase-tools/lib/auth.js' {
  export interface Account {
    readonly user: { readonly email: string };
    readonly tokens: { readonly refresh_token?: string };
  }
  /** The account of `firebase login`, or of `firebase login:use` in this folder. */
  export function getProjectDefaultAccount(folder: string): Account | undefined;
}

declare module 'firebase-tools/lib/requireAuth.js' {
  /** Returns null if nobody is signed in, and with a token of FIREBASE_TOKEN. */
  export function requireAuth(options: Record<string, unknown>, skipAutoAuth: boolean): Promise<string | null>;
}

/** Each address can be set by an environment variable of firebase-tools, such as FIREBASE_RULES_URL. */
declare module 'firebase-tools/lib/api.js' {
  export function appCheckOrigin(): string;
  export function firebaseApiOrigin(): string;
  export function firestoreOrigin(): string;
  export function hostingApiOrigin(): string;
  export function identityOrigin(): string;
  export function resourceManagerOrigin(): string;
  export function rulesOrigin(): string;
  export function storageOrigin(): string;
}
