import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';

interface FilePartProps {
  readonly title: string;
  /** Each step starts with the focus on the heading, because the pressed button is gone. */
  readonly step: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A part of the register that opens in place and works on a file. Screens must load `statement`. */
export function FilePart({ title, step, onClose, children }: FilePartProps) {
  const { say } = useSession();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [step]);
  return (
    <section aria-labelledby={id} className="mb-6 rounded-2xl border border-line bg-card px-4 py-4 sm:px-6">
      <div className="flex items-start justify-between gap-3 pb-2">
        <h3 ref={heading} id={id} tabIndex={-1} className="py-1.5 text-lg font-semibold outline-none">
          {title}
        </h3>
        <IconButton label={say('statement.close')} onClick={onClose} className="-mr-2">
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </section>
  );
}

interface TextOrFileProps {
  /** The labels of the fields and the button. */
  readonly file: string;
  readonly paste: string;
  readonly submit: string;
  readonly text: string;
  readonly problem: string | null;
  readonly onType: (text: string) => void;
  readonly onOpen: (file: File) => Promise<void>;
  readonly onSubmit: () => void;
  /** What it is for. */
  readonly children: ReactNode;
}

/** A text file to open, or text to paste. */
export function TextOrFile({
  file,
  paste,
  submit,
  text,
  problem,
  onType,
  onOpen,
  onSubmit,
  children,
}: TextOrFileProps) {
  const { say } = useSession();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="max-w-prose text-faded">{children}</p>
      <FilePicker
        label={file}
        buttonLabel={say('statement.file.open')}
        hint={say('statement.file.hint')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onPick={(picked) => void onOpen(picked)}
      />
      <TextArea
        label={paste}
        rows={5}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        style={{ maxHeight: '20rem' }}
      />
      {problem && <Notice text={problem} />}
      <div>
        <Button type="submit" className="max-sm:w-full">
          {submit}
        </Button>
      </div>
    </form>
  );
}
