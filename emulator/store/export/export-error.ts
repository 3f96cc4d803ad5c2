/** An export could not be written or read. The message names the file, what is wrong with it and what to do. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(file: string, problem: string, remedy: string) {
    super(`${file} ${problem}. ${remedy}`);
  }
}

export const EXPORT_AGAIN = 'Make the export again, or copy it here again.';
