import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { PROJECT_ROOT } from '../suite/project.ts';

type Graph = Rolldown.ChunkingContext;

/** What a member loads after signing in. */
const DASHBOARD = ['app/member-area.tsx', 'app/member-bell.tsx', 'app/dashboard-route.tsx'];

/** Pages that visitors open first. What they share with the dashboard is a chunk of its own. */
const PUBLIC = [
  ...['about/about-screen', 'contact/contact-screen', 'gift-ideas/gift-ideas-screen', 'help/help-screen'],
  ...['landing/landing-screen', 'legal/privacy-screen', 'legal/terms-screen', 'pricing/pricing-screen'],
  'not-found/not-found-screen',
]
  .map((screen) => `features/${screen}.tsx`)
  .concat('app/sign-in-routes.tsx');

/** What reads and writes the data of a member, by chunk. None has what one before it has. */
const DATA = {
  firebase: ['data/firebase/app.ts', 'data/to-failure.ts'],
  'lite-firestore': ['data/firebase/lite-firestore.ts'],
  account: ['data/accounts/operations.ts', 'data/profiles/operations.ts'],
  'live-query': [
    'data/notifications/watch-notifications.ts',
    'data/wishlists/watch-own-analytics.ts',
    'data/wishlists/watch-own-wishlists.ts',
    'data/wishlists/watch-shared-wishlists.ts',
  ],
};

/**
 * One chunk for what only members' screens share with the dashboard, and one for what public pages share with it too. By
 * default, every module that two screens share is a chunk of its own: eighty requests after signing in.
 */
export function screenChunks(): Rolldown.CodeSplittingGroup {
  const inDashboard = reach(DASHBOARD);
  const inPublic = reach(PUBLIC);
  return {
    debugName: 'screens',
    name: (id, graph) => (inDashboard(graph).has(id) ? (inPublic(graph).has(id) ? 'common' : 'members') : null),
  };
}

/**
 * By default these are thirty chunks, in chains: the browser requests a chunk only when it has the one that imports it. The
 * first two are chunks of their own because forms on public pages need them, but no account.
 */
export function dataChunks(): Rolldown.CodeSplittingGroup[] {
  return Object.entries(DATA).map(([name, files]) => {
    const inChunk = reach(files);
    return { debugName: name, name: (id, graph) => (inChunk(graph).has(id) ? name : null) };
  });
}

/** The modules that these import, directly or not. */
function reach(files: readonly string[]): (graph: Graph) => ReadonlySet<string> {
  let found: Set<string> | undefined;
  return (graph) => {
    if (found) return found;
    found = new Set();
    const waiting = files.map((file) => join(PROJECT_ROOT, 'src', file));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      const module = graph.getModuleInfo(id);
      if (!module) throw new Error(`${id} is not part of the build.`);
      found.add(id);
      waiting.push(...module.importedIds);
    }
    return found;
  };
}
