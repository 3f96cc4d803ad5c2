import { vi } from 'vitest';

export interface SavedFiles {
  readonly names: readonly string[];
  /** Of the file that was saved as the nth, from 0. */
  text(index?: number): Promise<string>;
}

/** What the page hands to the browser as files, until the test is over. */
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

/** As it is in the file: with the mark at its beginning, which reading as text would take away. */
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
