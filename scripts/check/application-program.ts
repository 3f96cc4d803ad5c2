import { join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../suite/project.ts';

/** The modules of the pages, or only `files` with the same options. */
export const applicationProgram = (files?: readonly string[]) => programOf('tsconfig.app.json', files);

export const serviceWorkerProgram = () => programOf('tsconfig.worker.json');

function programOf(settings: string, files?: readonly string[]): ts.Program {
  const file = join(PROJECT_ROOT, settings);
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, PROJECT_ROOT);
  return ts.createProgram(files ?? fileNames.filter((name) => !/\.test\.tsx?$|\/testing[/.]/.test(name)), options);
}

/** The modules of a program, without those of packages. */
export function ownModules(program: ts.Program): readonly ts.SourceFile[] {
  return program.getSourceFiles().filter((file) => !file.isDeclarationFile && !/node_modules/.test(file.fileName));
}
