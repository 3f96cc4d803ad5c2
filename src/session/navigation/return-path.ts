import { paths } from '../../config/paths.ts';

const RETURN = 'next';
/** Never a return path: after signing in there is nothing to do on these pages. */
const SIGN_IN_PATHS: readonly string[] = [paths.login.to(), paths.register.to()];
/** Any origin will do: a path of our own stays on it. */
const SOMEWHERE = 'https://here.invalid';

/** The path if it belongs to this application, otherwise null. The address may come from anyone. */
export function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  let to: URL;
  try {
    to = new URL(path, SOMEWHERE);
  } catch {
    return null;
  }
  // `/.//elsewhere.example` becomes `//elsewhere.example`, which browsers resolve to another site.
  if (to.origin !== SOMEWHERE || to.pathname.startsWith('//')) return null;
  return to.pathname + to.search + to.hash;
}

/** The address of a sign-in page that leads back to `back`. */
export function signInPath(page: string, back: string | null): string {
  const own = ownPath(back);
  return own === null || isSignInPath(own) ? page : `${page}?${new URLSearchParams({ [RETURN]: own }).toString()}`;
}

/** The return path in the query of a sign-in page; null if there is none or it is not ours. */
export function returnPathIn(search: string): string | null {
  const own = ownPath(new URLSearchParams(search).get(RETURN));
  return own === null || isSignInPath(own) ? null : own;
}

function isSignInPath(path: string): boolean {
  return SIGN_IN_PATHS.includes(path.replace(/[?#].*$/s, '').replace(/\/+$/, ''));
}
