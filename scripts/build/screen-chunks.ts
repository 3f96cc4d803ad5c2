import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { PROJECT_ROOT } from '../suite/project.ts';

const DOMAIN = join(PROJECT_ROOT, 'src/domain/');

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

/** What reads the account of a signed-in visitor, on every page. */
const ACCOUNT = ['data/accounts/operations.ts', 'data/profiles/operations.ts'];

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
 * One chunk for the domain of an account. By default it is about ten chunks, in a chain: the browser requests a chunk only
 * when it has the one that imports it. What uses Firebase stays apart, because forms on public pages need parts of it.
 */
export function accountChunk(): Rolldown.CodeSplittingGroup {
  const inAccount = reach(ACCOUNT);
  return {
    debugName: 'account',
    name: (id, graph) => (id.startsWith(DOMAIN) && inAccount(graph).has(id) ? 'account' : null),
  };
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
