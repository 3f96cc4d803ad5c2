import { useState } from 'react';
import { type FileProblem, LONGEST_FILE } from '../../domain/text-file.ts';

type ReadText<Content, Why> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly why: Why };

export interface TextOrFileState<Why> {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly problem: Why | FileProblem | 'file-failed' | null;
  /** Reads the text that was pasted. */
  readonly read: () => void;
  readonly open: (file: File) => Promise<void>;
  /** Back to the first step. The text stays. */
  readonly again: () => void;
}

/** What `TextOrFile` shows, and the content that was read. It never leaves the browser. */
export function useTextOrFile<Content, Why>(readText: (text: string) => ReadText<Content, Why>) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TextOrFileState<Why>['problem']>(null);
  const [content, setContent] = useState<Content | null>(null);
  const read = (written: string) => {
    const result = readText(written);
    setProblem(result.ok ? null : result.why);
    setContent(result.ok ? result.content : null);
  };
  const input: TextOrFileState<Why> = {
    text,
    type: (typed) => {
      setText(typed);
      setProblem(null);
    },
    problem,
    read: () => read(text),
    open: async (file) => {
      if (file.size > LONGEST_FILE) return setProblem('too-long');
      try {
        read(await file.text());
      } catch {
        setProblem('file-failed');
      }
    },
    again: () => setContent(null),
  };
  return { input, content, setContent };
}
