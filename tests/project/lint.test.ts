import { ESLint, type Linter } from 'eslint';
import { importX } from 'eslint-plugin-import-x';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { zones } from '../../scripts/lint/layers.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the lint configuration', () => {
  let eslint: ESLint;
  let untyped: ESLint;
  beforeAll(() => {
    eslint = new ESLint({ cwd: ROOT });
    untyped = new ESLint({ cwd: ROOT, overrideConfig: tseslint.configs.disableTypeChecked });
  });

  /** The rules that report a file of the project if it contained this text. */
  async function rulesAgainst(path: string, text: string): Promise<(string | null)[]> {
    // The tests of other folders need no types, and loading those of a folder takes longer than all its tests.
    const linter = path.startsWith('src/') ? eslint : untyped;
    const [result] = await linter.lintText(text, { filePath: join(ROOT, path) });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId);
  }

  it.each([
    ['keeps the domain free of other layers', 'src/domain/user.ts', "export { brand } from '../config/brand.ts';\n"],
    ['keeps data out of the design system', 'src/ui/button.tsx', "export { connect } from '../data/connection.ts';\n"],
    [
      'keeps the design system out of the data layer',
      'src/data/connection.ts',
      "export { Card } from '../ui/card.tsx';\n",
    ],
    [
      'keeps features out of the session',
      'src/session/language/catalogue.ts',
      "export { LandingScreen } from '../../features/landing/landing-screen.tsx';\n",
    ],
    [
      'keeps the emulator out of the application',
      'src/app/root.tsx',
      "export * from '../../emulator/model/value.ts';\n",
    ],
    ['keeps the application out of the emulator', 'emulator/main.ts', "export * from '../src/domain/user.ts';\n"],
    ['keeps the wire format out of the engine', 'emulator/engine/requests.ts', "export * from '../wire/rpc.ts';\n"],
    ['keeps transports out of the engine', 'emulator/engine/requests.ts', "export * from '../transports/server.ts';\n"],
    ['keeps the model free of other layers', 'emulator/model/value.ts', "export * from '../query/query.ts';\n"],
    ['keeps the engine out of queries', 'emulator/query/query.ts', "export * from '../engine/requests.ts';\n"],
  ])('%s', async (_, path, text) => {
    expect(await rulesAgainst(path, text)).toContain('import-x/no-restricted-paths');
  });

  it('lets only src/data import Firebase', async () => {
    const text = "export { getAuth } from 'firebase/auth';\n";
    expect(await rulesAgainst('src/session/language/catalogue.ts', text)).toEqual(['no-restricted-imports']);
    expect(await rulesAgainst('src/data/connection.ts', text)).toEqual([]);
  });

  it('lets features load Firebase on demand only', async () => {
    const rules = (text: string) => rulesAgainst('src/features/profile/profile-screen.tsx', text);
    const path = '../../data/profiles/read-profile.ts';
    expect(await rules(`export { readProfile } from '${path}';\n`)).toEqual([
      '@typescript-eslint/no-restricted-imports',
    ]);
    expect(await rules(`export const load = () => import('${path}');\n`)).toEqual([]);
  });

  it('lets parts load on demand only with a retry', async () => {
    const text = "export { lazy } from 'react';\n";
    expect(await rulesAgainst('src/features/gift-ideas/picked-tray.tsx', text)).toEqual(['no-restricted-imports']);
    expect(await rulesAgainst('src/ui/lazy-part.tsx', text)).toEqual([]);
  });

  it('keeps the domain free of packages', async () => {
    expect(await rulesAgainst('src/domain/user.ts', "export { QRCodeSVG } from 'qrcode.react';\n")).toEqual([
      'no-restricted-imports',
    ]);
  });

  it.each([
    ['axe', "export { default } from 'axe-core';\n", 'no-restricted-imports'],
    ['screenshots', 'export const shot = (page) => page.screenshot();\n', 'no-restricted-syntax'],
  ])('lets tests use %s only through the helper that waits for the page to settle', async (_, text, rule) => {
    expect(await rulesAgainst('tests/gallery/gallery.test.ts', text)).toContain(rule);
  });

  it('reports import cycles', async () => {
    const text = "import './catalogue.ts';\nexport const locale = 'en-IN';\n";
    expect(await rulesAgainst('src/session/language/formatters.ts', text)).toEqual(['import-x/no-cycle']);
  });

  it('reports floating promises and any', async () => {
    const text = 'export function start(): void {\n  Promise.resolve(1);\n}\nexport let x: any;\n';
    expect(await rulesAgainst('src/data/connection.ts', text)).toEqual([
      '@typescript-eslint/no-floating-promises',
      '@typescript-eslint/no-explicit-any',
    ]);
  });

  it.each([
    ['an element method', 'document.body.togglePopover();'],
    ['a property', "new URLSearchParams('a=1').size.toFixed();"],
    ['a static method', "URL.canParse('a');"],
    ['a class', "new ToggleEvent('toggle');"],
    ['a signal', 'AbortSignal.any([]).throwIfAborted();'],
  ])('reports %s that the oldest supported browsers lack', async (_, code) => {
    const text = `export function act(): void {\n  ${code}\n}\n`;
    expect(await rulesAgainst('src/session/language/catalogue.ts', text)).toEqual(['browsers/support']);
  });

  it.each([
    ['[2, 1].toSorted();'],
    ['[2, 1].findLast((one) => one > 1);'],
    ['Object.groupBy([1], String);'],
    ['Promise.withResolvers();'],
  ])('rejects %s, which the configured library types lack', async (code) => {
    const text = `export function act(): void {\n  ${code}\n}\n`;
    expect(await rulesAgainst('src/session/language/catalogue.ts', text)).toContain(
      '@typescript-eslint/no-unsafe-call',
    );
  });

  it('reports an attribute that the oldest supported browsers lack', async () => {
    const text = 'export const hidden = <div inert />;\n';
    expect(await rulesAgainst('src/ui/card.tsx', text)).toEqual(['browsers/support']);
  });

  it.each([
    '<p>Thank you</p>',
    "<p>{'Thank you'}</p>",
    "<p>{name === '' ? 'A guest' : name}</p>",
    '<p>{`Dear ${name}`}</p>',
    '<p>धन्यवाद</p>',
    '<button aria-label="Close" />',
    "<img alt={name || 'A gift'} />",
    '<input placeholder="Your name" />',
  ])('reports %s, which is no message', async (element) => {
    const text = `export const part = (name: string) => [name, ${element}];\n`;
    expect(await rulesAgainst('src/ui/card.tsx', text)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    "<p>{say('guest.name')} · {name}</p>",
    '<p title="privacy.title">₹</p>',
    '<p lang="ta" className="text-wine">{name}</p>',
    '<input placeholder="https://" />',
  ])('accepts %s, which contains no words', async (element) => {
    const text = `export const part = (name: string, say: (key: string) => string) => [name, say, ${element}];\n`;
    expect(await rulesAgainst('src/ui/card.tsx', text)).toEqual([]);
  });

  it('forbids crypto.randomUUID, which is missing on plain http', async () => {
    const text = 'export const id = crypto.randomUUID();\n';
    expect(await rulesAgainst('src/session/language/catalogue.ts', text)).toEqual(['no-restricted-properties']);
  });

  it('keeps features apart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shagun-lint-'));
    try {
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      };
      write('src/features/guest/list.js', "export * from '../host/form.js';\nexport * from './card.js';\n");
      write('src/features/guest/card.js', 'export const card = 1;\n');
      write('src/features/host/form.js', 'export const form = 1;\n');
      const config: Linter.Config = {
        plugins: { 'import-x': importX },
        rules: {
          'import-x/no-restricted-paths': ['error', { basePath: folder, zones: zones(pathToFileURL(`${folder}/`)) }],
        },
      };
      const linter = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: config });
      const results = await linter.lintFiles(['src']);
      const messages = results.flatMap(({ messages }) => messages);
      expect(messages.map(({ line, message }) => [line, message])).toEqual([
        [1, expect.stringContaining('A feature never imports another feature')],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
