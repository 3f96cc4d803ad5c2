/** The service worker's address. It must not change: browsers look for updates and for the kill switch there. */
export const WORKER_ADDRESS = '/service-worker.js';

/** What the build tells the worker (scripts/build/service-worker.ts). */
export interface WorkerBuild {
  /** What a guest needs, and the empty page of every other screen. */
  readonly precached: readonly { readonly url: string; readonly revision: string | null }[];
  /** The first script of each page. */
  readonly scripts: { readonly guest: string; readonly shell: string };
  /** The address of a list of all other scripts and messages. */
  readonly parts: string;
}

/** What a page says to a service worker. */
export type WorkerMessage =
  /** Which files of the build the page has loaded; the worker keeps them for a visit without a connection. */
  | { readonly type: 'loaded'; readonly addresses: readonly string[] }
  /** Whether the page's script belongs to the worker's build. The answer is a boolean on the message's port. */
  | { readonly type: 'is-same-build'; readonly script: string }
  /** Replaces the worker in use, in all windows. */
  | { readonly type: 'take-over' };
