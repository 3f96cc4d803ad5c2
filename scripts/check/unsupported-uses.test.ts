import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationProgram, ownModules } from './application-program.ts';
import { unsupportedUses } from './unsupported-uses.ts';

const SOURCE = `
declare const popover: HTMLElement;
export const act = () => [
  popover.togglePopover(),
  new URLSearchParams('a=1').size.toFixed(),
  URL.canParse('a'),
  new ToggleEvent('toggle'),
  AbortSignal.any([]),
  popover.showPopover(),
  popover.click(),
];
export const hidden = <div inert />;
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shagun-browsers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds methods, properties, classes and attributes that the oldest supported browsers lack', () => {
  const file = join(folder, 'part.tsx');
  writeFileSync(file, SOURCE);
  const program = applicationProgram([file]);
  const found = ownModules(program).flatMap((module) => unsupportedUses(program, module));
  expect(found.map((problem) => /part\.tsx:(\d+): (\S+) is missing in/.exec(problem)?.slice(1))).toEqual([
    ['4', 'HTMLElement.togglePopover'],
    ['5', 'URLSearchParams.size'],
    ['6', 'URL.canParse'],
    ['7', 'ToggleEvent'],
    ['8', 'AbortSignal.any'],
    ['12', 'inert'],
  ]);
});
