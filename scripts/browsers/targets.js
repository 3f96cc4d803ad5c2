import browserslist from 'browserslist';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {import('@mdn/browser-compat-data').CompatData} */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The names of the targets in Vite and in MDN's data. Android WebView has Chrome's engine and versions. */
const NAMES = {
  chrome: { vite: 'chrome', data: ['chrome', 'chrome_android', 'webview_android'], title: 'Chrome' },
  edge: { vite: 'edge', data: ['edge'], title: 'Edge' },
  firefox: { vite: 'firefox', data: ['firefox', 'firefox_android'], title: 'Firefox' },
  ios_saf: { vite: 'ios', data: ['safari_ios'], title: 'Safari on iOS' },
  safari: { vite: 'safari', data: ['safari'], title: 'Safari' },
  // Its engine is a Chromium two years older; Vite has no name for it.
  samsung: { vite: null, data: ['samsunginternet_android'], title: 'Samsung Internet' },
};

function isOlder(version, than) {
  const [left, right] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  for (const place of [0, 1]) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The oldest version of each browser in package.json's `browserslist`. */
const targets = (() => {
  const oldest = new Map();
  for (const entry of browserslist(null, { path: fileURLToPath(new URL('../../', import.meta.url)) })) {
    const [name, range] = entry.split(' ');
    if (!(name in NAMES)) throw new Error(`scripts/browsers/targets.js has no names for "${name}" of browserslist.`);
    const [version] = range.split('-');
    if (!oldest.has(name) || isOlder(version, oldest.get(name))) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => ({ ...NAMES[name], version }));
})();

/** For `build.target`. */
export function viteTargets() {
  return targets.flatMap(({ vite, version }) => (vite === null ? [] : [`${vite}${version}`]));
}

/** The targets that lack a feature, such as `Safari 15.4`. */
function lacking(compat) {
  return targets
    .filter(({ data: names, version }) => names.some((name) => !isSupported(compat.support[name], version)))
    .map(({ title, version }) => `${title} ${version}`);
}

function isSupported(support, version) {
  // Missing data for a browser is treated as supported.
  if (support === undefined) return true;
  return [support]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) => {
      if (flags || prefix || alternative_name || typeof added !== 'string' || added === 'preview') return false;
      return !isOlder(version, added) && (removed === undefined || isOlder(version, removed));
    });
}

/** The names of the features directly below this path of MDN's compatibility data. */
export function featuresBelow(...path) {
  const place = path.reduce((above, name) => above?.[name], data) ?? {};
  return Object.keys(place).filter((name) => name !== '__compat');
}

/** The targets that lack the feature at this path of MDN's compatibility data; [] if the path does not exist. */
export function browsersWithout(...path) {
  let place = data;
  for (const name of path) {
    if (typeof place !== 'object' || !Object.hasOwn(place, name)) return [];
    place = place[name];
  }
  return place.__compat ? lacking(place.__compat) : [];
}

/** The same for the first of these paths that some targets lack. */
export function browsersWithoutFirst(...paths) {
  return paths.map((path) => browsersWithout(...path)).find((browsers) => browsers.length > 0) ?? [];
}

/** The targets that lack a global variable, function or class. */
export function browsersWithoutGlobal(name) {
  return browsersWithoutFirst(['api', name], ['api', 'Window', name], ['javascript', 'builtins', name]);
}
