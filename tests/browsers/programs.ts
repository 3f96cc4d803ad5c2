import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  /** The browser that they run. */
  readonly name: string;
  readonly programs: readonly string[];
  /** The Debian packages with these programs. */
  readonly packages: string;
}

/** The paths of the programs that are installed. */
export function installed({ programs }: Programs, path = process.env['PATH'] ?? ''): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((program) =>
    folders
      .map((folder) => join(folder, program))
      .filter((file) => existsSync(file))
      .slice(0, 1),
  );
}

/** What to install; null if nothing is missing. */
export function sayMissing(needed: Programs, path?: string): string | null {
  return installed(needed, path).length === needed.programs.length
    ? null
    : `${needed.name} is not tested: install ${needed.packages} (on Debian).`;
}
