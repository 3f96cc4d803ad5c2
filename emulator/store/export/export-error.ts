/** An export cannot be written or read. The message names the file, the problem and the remedy. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(file: string, problem: string, remedy: string) {
    super(`${file} ${problem}. ${remedy}`);
  }
}

export const EXPORT_AGAIN = 'Make the export again, or copy it here again.';
