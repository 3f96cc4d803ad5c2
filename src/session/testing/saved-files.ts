import { vi } from 'vitest';

export interface SavedFiles {
  readonly names: readonly string[];
  /** The text of the nth saved file, from 0. */
  text(index?: number): Promise<string>;
}

/** Records the files that the page downloads during a test. */
export function savedFiles(): SavedFiles {
  const blobs: Blob[] = [];
  const names: string[] = [];
  // jsdom has neither.
  URL.createObjectURL = (file) => `blob:${file instanceof Blob ? blobs.push(file) : 0}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    async text(index = 0) {
      const blob = blobs[index];
      if (!blob) throw new Error(`No file ${index} was saved.`);
      return textOf(blob);
    },
  };
}

/** Including the byte order mark, which Blob.text() would remove. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.onload = () => {
      const bytes = reader.result;
      if (typeof bytes === 'string' || bytes === null) throw new Error('The file was not read as bytes.');
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    };
    reader.readAsArrayBuffer(blob);
  });
}
