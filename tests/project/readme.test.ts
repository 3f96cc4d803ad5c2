import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'emulator/README.md',
  'tests/conformance/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const files = readdirSync(ROOT, { encoding: 'utf8' }).flatMap((name) =>
  ['docs', 'emulator', 'scripts', 'src', 'tests'].includes(name)
    ? readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`)
    : [name],
);

describe.each(documents)('%s', (document) => {
  const prose = readFileSync(join(ROOT, document), 'utf8');
  const code = [...prose.matchAll(/`([^`\n]+)`/g), ...prose.matchAll(/^ {4}(\S.*)$/gm)].map(([, text]) => text ?? '');
  const blocks = [...prose.matchAll(/```\w*\n([^]*?)```/g)].flatMap(([, text]) => (text ?? '').split('\n'));

  it('mentions only existing npm scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...code, ...blocks].flatMap((text) => [...text.matchAll(/npm (?:run ([\w:-]+)|(test)\b)/g)]);
    const missing = named.map(([, script, test]) => script ?? test ?? '').filter((script) => !(script in scripts));
    expect(missing).toEqual([]);
  });

  it('mentions only existing files by their name or the end of their path', () => {
    const names = code
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => /^[\w./-]+\.(?:ts|tsx|js|mjs)$/.test(word));
    const missing = names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  });

  it('mentions only existing files and folders', () => {
    const paths = [...code, ...blocks].flatMap((text) => [
      ...text.matchAll(/(?:^|\s)((?:src|emulator|scripts|tests|docs|public|\.ci)\/[\w./-]*)/g),
    ]);
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path]) => [
      '',
      join(document, '..', path ?? ''),
    ]);
    const missing = [...paths, ...links].map(([, path]) => path ?? '').filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });
});
