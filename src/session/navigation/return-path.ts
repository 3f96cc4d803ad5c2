import { paths } from '../../config/paths.ts';

const RETURN = 'next';
/** Nobody is sent there after signing in: they would be signed in already. */
const DOORS: readonly string[] = [paths.login.to(), paths.register.to()];
/** Any origin will do: an own path is one that stays on it. */
const SOMEWHERE = 'https://here.invalid';

/** The path as it is if it is one of the application's own, else null: what stands in an address may be anybody's. */
export function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  let to: URL;
  try {
    to = new URL(path, SOMEWHERE);
  } catch {
    return null;
  }
  // `/.//elsewhere.example` becomes `//elsewhere.example`, which a browser reads as another site.
  if (to.origin !== SOMEWHERE || to.pathname.startsWith('//')) return null;
  return to.pathname + to.search + to.hash;
}

/** The address of a door that leads back to where somebody was. */
export function doorTo(door: string, back: string | null): string {
  const own = ownPath(back);
  return own === null || isDoor(own) ? door : `${door}?${new URLSearchParams({ [RETURN]: own }).toString()}`;
}

/** Where a door leads back to, read from its own query; null when it does not say, or says what is not ours. */
export function returnPathIn(search: string): string | null {
  const own = ownPath(new URLSearchParams(search).get(RETURN));
  return own === null || isDoor(own) ? null : own;
}

function isDoor(path: string): boolean {
  return DOORS.includes(path.replace(/[?#].*$/s, '').replace(/\/+$/, ''));
}
