import { nameOfFile, saveFile } from './save-file.ts';

/** A file that is written piece by piece, so that it never has to fit into memory. */
export interface FileInParts {
  readonly name: string;
  readonly write: (text: string) => Promise<void>;
  /** After this the file is complete; before, nobody sees it. */
  readonly save: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

interface FileKind {
  readonly extension: string;
  readonly type: string;
}

/** Not in TypeScript's library, because only some browsers have them. */
interface FileSystemAccess {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileHandle>;
}

interface FileHandle extends FileSystemFileHandle {
  readonly remove?: () => Promise<void>;
}

/**
 * Asks where to save a file, in browsers that can write to it directly; otherwise it is downloaded at the end. Returns null if
 * the user chose no file. To be called in response to a click.
 */
export async function openFile(name: string, kind: FileKind): Promise<FileInParts | null> {
  const { showSaveFilePicker: pick } = window as FileSystemAccess;
  if (!pick) return downloadedAtTheEnd(name, kind);
  const suggestedName = nameOfFile(name, kind.extension);
  try {
    const handle = await pick({ suggestedName, types: [{ accept: { [kind.type]: [`.${kind.extension}`] } }] });
    return await writtenDirectly(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

async function writtenDirectly(handle: FileHandle): Promise<FileInParts> {
  // What is written becomes the file's content when the stream is closed.
  const stream = await handle.createWritable();
  return {
    name: handle.name,
    write: (text) => stream.write(text),
    save: () => stream.close(),
    discard: async () => {
      await stream.abort();
      // The picker creates an empty file. One that was there before keeps its content.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

/** Browsers keep blobs outside the page's memory, large ones on disk. */
function downloadedAtTheEnd(name: string, { extension, type }: FileKind): FileInParts {
  let parts: Blob[] = [];
  return {
    name: nameOfFile(name, extension),
    write: async (text) => void parts.push(new Blob([text])),
    save: async () => saveFile(new Blob(parts, { type }), name, extension),
    discard: async () => {
      parts = [];
    },
  };
}
