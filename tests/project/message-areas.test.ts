import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { en } from '../../src/config/messages/en.ts';
import { type Exceptions, messageDefects, type Sources } from './message-areas.ts';

const EXCEPTIONS: Exceptions = {
  'src/session/auth/auth-provider.tsx#signOutOf': {
    areas: ['accounts'],
    why: 'Says these messages only once the account operations are loaded, together with their area.',
  },
  'src/session/auth/use-language-choice.ts#useLanguageChoice': {
    areas: ['accounts'],
    why: 'Saves only for signed-in users, whose account operations are loaded together with the area.',
  },
  'src/session/language/language-wording.ts#sayFailure': {
    areas: ['accounts'],
    why: 'Only the account operations fail for these reasons.',
  },
  'src/session/language/language-wording.ts#sayProblem': {
    areas: ['editor', 'sending'],
    why: 'Only the forms of the editor and of the sheet to send money have these problems.',
  },
  'src/session/subscriptions/subscription-box.ts#useSubscriptionBox': {
    areas: ['problems'],
    why: 'The problems of its form are in the area shell (subscription-box.test.ts).',
  },
  'src/session/toasts/announcer.ts#announcer': {
    areas: ['problems'],
    why: 'Only operations that are loaded together with the area fail with a problem.',
  },
  'src/session/settings/kept-settings.ts#chosen': {
    areas: ['offline'],
    why: 'Takes the message from a catalogue that it has loaded.',
  },
  'src/features/wishlist/use-paused-giving.ts#SWITCHED_OFF': {
    areas: ['problems'],
    why: 'Giving counts as paused only once the settings are read, which loads the area.',
  },
};

const AREAS = Object.fromEntries(Object.entries(en).map(([area, messages]) => [area, Object.keys(messages)]));

const SOURCES: Sources = Object.fromEntries(
  readdirSync(join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^src\/(config\/messages|features\/gallery)\//.test(path),
    )
    .map((path) => [path, readFileSync(join(PROJECT_ROOT, path), 'utf8')]),
);

/** The scripts of the pages contain the areas that they import. Prerendering has all of them. */
const ENTRIES = ['src/app/main.tsx', 'src/app/guest-main.tsx'].map((path) => ({
  path,
  areas: [...(SOURCES[path] ?? '').matchAll(/messages\/en\/([a-z-]+)\.ts'/g)].flatMap(([, area]) => area ?? []),
}));

/** One line for each declaration: the area that is missing, and how the declaration is reached without it. */
function defects(sources: Sources): string[] {
  const found = messageDefects(sources, AREAS, ENTRIES, EXCEPTIONS);
  return [...new Set(found.map(({ area, path }) => `${area}: ${path.join(' > ')}`))];
}

it('loads the area of each message before the message is used', () => {
  expect(defects(SOURCES)).toEqual([]);
});

it('notices an area that a screen does not load', () => {
  const path = 'src/app/routes.ts';
  const routes = SOURCES[path] ?? '';
  const without = routes.replace(/areas: \[\s*'accounts',\s*'editor',/, "areas: ['editor',");
  expect(without).not.toBe(routes);
  expect(defects({ ...SOURCES, [path]: without })).toContainEqual(
    expect.stringMatching(/^accounts: src\/app\/main\.tsx# > .*create-wishlist-route\.tsx#CreateWishlistRoute > /),
  );
});

describe('in an invented page', () => {
  const areas = { start: ['start.title'], help: ['help.title', 'help.step.one'] };
  const defectsOf = (modules: Sources) =>
    messageDefects(modules, areas, [{ path: 'main.ts', areas: ['start'] }]).map(
      ({ key, path }) => `${key}: ${path.join(' > ')}`,
    );
  const help = "export const Help = () => say('help.title');\nexport const Other = () => say('start.title');";

  it('accepts an area that is loaded with the import', () => {
    const main = "show((await withAreas(import('./help.ts'), 'help')).Help);";
    expect(defectsOf({ 'main.ts': main, 'help.ts': help })).toEqual([]);
  });

  it('reports an import without the area, even if another has it', () => {
    const main = "show((await withAreas(import('./help.ts'), 'help')).Help, () => import('./help.ts'));";
    expect(defectsOf({ 'main.ts': main, 'help.ts': help })).toEqual([
      'help.title: main.ts# > help.ts#* > help.ts#Help',
    ]);
  });

  it('follows only the names that are taken from a module', () => {
    expect(defectsOf({ 'main.ts': "import { Other } from './help.ts';\nOther();", 'help.ts': help })).toEqual([]);
    expect(defectsOf({ 'main.ts': "show((await import('./help.ts')).Other);", 'help.ts': help })).toEqual([]);
  });

  it('reads keys in data and in templates', () => {
    const steps = 'export const KEYS = [`help.step.${step}`] as const;';
    expect(
      defectsOf({ 'main.ts': "import { KEYS as keys } from './steps.ts';\nkeys.map(say);", 'steps.ts': steps }),
    ).toEqual(['help.step.one: main.ts# > steps.ts#KEYS']);
  });

  it('takes the areas of a screen and of the layouts around it', () => {
    const screen = "{ component: async () => (await import('./help.ts')).Help, areas: ['help'] }";
    const layout = "{ lazy: () => withAreas(import('./layout.ts'), 'help'), children: pages }";
    const pages = "const pages = [async () => (await import('./help.ts')).Help];";
    expect(defectsOf({ 'main.ts': `show(${screen});`, 'help.ts': help })).toEqual([]);
    expect(defectsOf({ 'main.ts': `${pages}\nshow(${layout});`, 'help.ts': help })).toEqual([]);
    expect(defectsOf({ 'main.ts': `${pages}\nshow(pages);`, 'help.ts': help })).toHaveLength(1);
  });
});
