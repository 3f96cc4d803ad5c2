import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';

type Files = Readonly<Record<string, string>>;

describe('the lint configuration', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shagun-lint-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The rules that report each file of a project with these files, the lint's configuration and the compiler's. */
  async function rulesAgainst(files: Files): Promise<Record<string, readonly string[]>> {
    const project = mkdtempSync(join(folder, 'project-'));
    const settings = ['oxlint.config.js', 'scripts/lint', 'package.json', 'tsconfig.json'];
    for (const path of [
      ...settings,
      ...['base', 'app', 'node', 'tests', 'worker'].map((part) => `tsconfig.${part}.json`),
    ])
      cpSync(join(PROJECT_ROOT, path), join(project, path), { recursive: true });
    symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(project, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
    const found = Object.fromEntries(Object.keys(files).map((path): [string, string[]] => [path, []]));
    for (const { filename, code } of await lint(project, Object.keys(files))) found[filename]?.push(code);
    return found;
  }

  it('keeps the layers apart', async () => {
    const files = {
      'src/domain/user.ts': "export { brand } from '../config/brand.ts';\n",
      'src/ui/button.tsx': "export { connect } from '../data/connection.ts';\n",
      'src/data/connection.ts': "export { Card } from '../ui/card.tsx';\n",
      'src/session/catalogue.ts': "export { LandingScreen } from '../features/landing/landing-screen.tsx';\n",
      'src/app/root.tsx': "export * from '../../emulator/model/value.ts';\n",
      'emulator/main.ts': "export * from '../src/domain/user.ts';\n",
      'emulator/engine/requests.ts': "export * from '../wire/rpc.ts';\n",
      'emulator/engine/engine.ts': "export * from '../transports/server.ts';\n",
      'emulator/model/value.ts': "export * from '../query/query.ts';\n",
      'emulator/query/query.ts': "export * from '../engine/requests.ts';\n",
    };
    for (const [path, rules] of Object.entries(await rulesAgainst(files)))
      expect(rules, path).toContain('layers(imports)');
  });

  it('keeps features apart', async () => {
    const found = await rulesAgainst({
      'src/features/guest/list.ts': "export * from '../host/form.ts';\nexport * from './card.ts';\n",
      'src/features/guest/on-demand.ts': "export const load = () => import('../host/form.ts');\n",
      'src/features/guest/card.ts': 'export const card = 1;\n',
      'src/features/host/form.ts': 'export const form = 1;\n',
    });
    expect(found).toEqual({
      'src/features/guest/list.ts': ['layers(imports)'],
      'src/features/guest/on-demand.ts': ['layers(imports)'],
      'src/features/guest/card.ts': [],
      'src/features/host/form.ts': [],
    });
  });

  it('reports import cycles', async () => {
    const found = await rulesAgainst({
      'src/session/formatters.ts': "import './catalogue.ts';\nexport const locale = 'en-IN';\n",
      'src/session/catalogue.ts': "export { locale } from './formatters.ts';\n",
    });
    expect(found['src/session/formatters.ts']).toEqual(['import(no-cycle)']);
  });

  it('lets only src/data import Firebase, and features load it on demand only', async () => {
    const firebase = "export { getAuth } from 'firebase/auth';\n";
    const reading = '../../data/profiles/read-profile.ts';
    const found = await rulesAgainst({
      'src/session/catalogue.ts': firebase,
      'src/data/connection.ts': firebase,
      'src/features/profile/profile-screen.tsx': `export { readProfile } from '${reading}';\n`,
      'src/features/profile/api.ts': `export const load = () => import('${reading}');\n`,
      'src/features/profile/types.ts': `export type { Profile } from '${reading}';\n`,
    });
    expect(found).toEqual({
      'src/session/catalogue.ts': ['core(no-restricted-imports)'],
      'src/data/connection.ts': [],
      'src/features/profile/profile-screen.tsx': ['core(no-restricted-imports)'],
      'src/features/profile/api.ts': [],
      'src/features/profile/types.ts': [],
    });
  });

  it('lets parts load on demand only with a retry', async () => {
    const text = "export { lazy } from 'react';\n";
    const files = { 'src/features/tray.tsx': text, 'src/ui/tray.tsx': text, 'src/ui/lazy-part.tsx': text };
    expect(await rulesAgainst(files)).toEqual({
      'src/features/tray.tsx': ['core(no-restricted-imports)'],
      'src/ui/tray.tsx': ['core(no-restricted-imports)'],
      'src/ui/lazy-part.tsx': [],
    });
  });

  it('keeps the domain free of packages', async () => {
    const found = await rulesAgainst({
      'src/domain/user.ts': "export { QRCodeSVG } from 'qrcode.react';\n",
      'src/domain/calendar.ts': "export { addDays } from 'date-fns';\n",
    });
    expect(found).toEqual({
      'src/domain/user.ts': ['core(no-restricted-imports)'],
      'src/domain/calendar.ts': [],
    });
  });

  it('lets tests use axe and screenshots only through the helpers that wait for the page to settle', async () => {
    const found = await rulesAgainst({
      'tests/gallery/axe.test.ts': "export { default } from 'axe-core';\n",
      'tests/gallery/expect.test.ts': "export { expect } from '@playwright/test';\n",
      'tests/gallery/screenshots.test.ts': 'export const shot = (page: { screenshot(): void }) => page.screenshot();\n',
    });
    expect(found).toEqual({
      'tests/gallery/axe.test.ts': ['core(no-restricted-imports)'],
      'tests/gallery/expect.test.ts': ['core(no-restricted-imports)'],
      'tests/gallery/screenshots.test.ts': ['core(no-restricted-syntax)'],
    });
  });

  it('lets end-to-end tests navigate only while the history is still', async () => {
    const text = 'export const go = (page: { goto(address: string): void }) => page.goto("/");\n';
    expect(await rulesAgainst({ 'tests/e2e/a.test.ts': text, 'tests/e2e/navigate.ts': text })).toEqual({
      'tests/e2e/a.test.ts': ['eslint(no-restricted-properties)'],
      'tests/e2e/navigate.ts': [],
    });
  });

  it('reports floating promises, promises where nobody awaits them, and any', async () => {
    const found = await rulesAgainst({
      'src/data/a.ts': 'export function start(): void {\n  Promise.resolve(1);\n}\n',
      'src/data/b.ts': 'export const start = () => [1].forEach(async (one) => await Promise.resolve(one));\n',
      'src/data/c.ts': 'export let x: any;\n',
      'src/data/d.ts': 'export const x = (JSON.parse("1") as { y: number }).y;\nexport const y = JSON.parse("1").y;\n',
    });
    expect(found).toEqual({
      'src/data/a.ts': ['typescript(no-floating-promises)'],
      'src/data/b.ts': ['typescript(no-misused-promises)'],
      'src/data/c.ts': ['typescript(no-explicit-any)'],
      'src/data/d.ts': ['typescript(no-unsafe-assignment)', 'typescript(no-unsafe-member-access)'],
    });
  });

  it('reports what the configured library types lack', async () => {
    const calls = [
      '[2, 1].toSorted();',
      '[2, 1].findLast((one) => one > 1);',
      'Object.groupBy([1], String);',
      'Promise.withResolvers();',
    ];
    const files = numbered('src/session/call.ts', calls, (call) => `export function act(): void {\n  ${call}\n}\n`);
    for (const [path, rules] of Object.entries(await rulesAgainst(files)))
      expect(rules, files[path]).toContain('typescript(no-unsafe-call)');
  });

  it('reports hooks that are called conditionally, and impure rendering', async () => {
    const found = await rulesAgainst({
      'src/ui/a.tsx':
        "import { useId } from 'react';\nexport const A = ({ on }: { on: boolean }) => <p id={on ? useId() : ''} />;\n",
      'src/ui/b.tsx': 'export const B = () => <p tabIndex={Math.random()} />;\n',
      'src/ui/c.tsx':
        "import { useEffect } from 'react';\nexport function C({ on }: { on: () => void }) {\n  useEffect(() => on(), []);\n  return null;\n}\n",
    });
    expect(found).toEqual({
      'src/ui/a.tsx': ['react-hooks(rules-of-hooks)'],
      'src/ui/b.tsx': ['react(purity)'],
      'src/ui/c.tsx': ['react-hooks(exhaustive-deps)'],
    });
  });

  it('reports texts that are no messages', async () => {
    const elements = [
      '<p>Thank you</p>',
      "<p>{'Thank you'}</p>",
      "<p>{name === '' ? 'A guest' : name}</p>",
      '<p>{`Dear ${name}`}</p>',
      '<p>धन्यवाद</p>',
      '<p>&amp; thanks</p>',
      '<button aria-label="Close" />',
      "<img alt={name || 'A gift'} />",
      '<input placeholder="Your name" />',
    ];
    const module = (element: string) => `export const part = (name: string) => [name, ${element}];\n`;
    const files = numbered('src/ui/part.tsx', elements, module);
    for (const [path, rules] of Object.entries(await rulesAgainst(files)))
      expect(rules, files[path]).toEqual(['core(no-restricted-syntax)']);
  });

  it('accepts elements that contain no words', async () => {
    const elements = [
      "<p>{say('guest.name')} · {name}</p>",
      '<p>&nbsp;·</p>',
      '<p title="privacy.title">₹</p>',
      '<p lang="ta" className="text-wine">{name}</p>',
      '<input placeholder="https://" />',
    ];
    const module = (element: string) =>
      `export const part = (name: string, say: (key: string) => string) => [name, say, ${element}];\n`;
    const files = numbered('src/ui/part.tsx', elements, module);
    for (const [path, rules] of Object.entries(await rulesAgainst(files))) expect(rules, files[path]).toEqual([]);
  });

  it('forbids crypto.randomUUID, which is missing on plain http', async () => {
    const text = 'export const id = crypto.randomUUID();\n';
    expect(await rulesAgainst({ 'src/session/id.ts': text })).toEqual({
      'src/session/id.ts': ['eslint(no-restricted-properties)'],
    });
  });
});

/** A module for each text, with its number before the extension. */
function numbered(path: string, texts: readonly string[], module: (text: string) => string): Files {
  return Object.fromEntries(texts.map((text, index) => [path.replace('.', `-${index}.`), module(text)]));
}

interface Found {
  readonly filename: string;
  readonly code: string;
}

function lint(project: string, paths: readonly string[]): Promise<readonly Found[]> {
  const oxlint = join(PROJECT_ROOT, 'node_modules/oxlint/bin/oxlint');
  const flags = ['-c', 'oxlint.config.js', '--format', 'json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, ...flags, ...paths], { cwd: project }, (_, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { readonly diagnostics: readonly Found[] }).diagnostics);
      } catch {
        reject(new Error(`${stdout}${stderr}`));
      }
    });
  });
}
