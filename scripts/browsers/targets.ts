import browserslist from 'browserslist';
import { PROJECT_ROOT } from '../suite/project.ts';

/** The oldest version of each browser in package.json's `browserslist`, by its name there: `{ safari: '15.4', … }`. */
export function oldestVersions(): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {};
  for (const entry of browserslist(null, { path: PROJECT_ROOT })) {
    const [name = '', range = ''] = entry.split(' ');
    const version = range.split('-')[0] ?? '';
    const known = oldest[name];
    if (known === undefined || isOlder(version, known)) oldest[name] = version;
  }
  return oldest;
}

export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  for (const place of [0, 1]) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Their names for Vite; every other browser of the list has the engine of one of these. */
const VITE_NAMES: Readonly<Record<string, string>> = {
  ...{ chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' },
};

/** For `build.target`. */
export function viteTargets(): string[] {
  return Object.entries(oldestVersions()).flatMap(([name, version]) => {
    const viteName = VITE_NAMES[name];
    return viteName === undefined ? [] : [`${viteName}${version}`];
  });
}
