import { useState } from 'react';
import type { ItemDetails } from '../../domain/wishlist.ts';
import type { Outcome } from '../../session/outcome.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { type PastedLine, readPastedItems } from './pasted-items.ts';

interface PasteSheetProps {
  /** The owner keeps the text, so closing the sheet loses nothing. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The number of items that the list can still hold. */
  readonly room: number;
  readonly onAdd: (details: ItemDetails) => Promise<Outcome<unknown>>;
  readonly onClosed: () => void;
}

/** Imports a list from a message or a spreadsheet, with a preview. */
export function PasteSheet({ text, onText, room, onAdd, onClosed }: PasteSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const [done, setDone] = useState<number | null>(null);
  const lines = readPastedItems(text, say('editor.paste.about'));
  const found = lines.filter((line) => line.outcome === 'item').slice(0, room);
  const count = found.length;
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const add = async () => {
    const left = new Set(lines.map(({ line }) => line));
    for (const [index, { details, line }] of found.entries()) {
      setDone(index);
      if (!(await onAdd(details)).ok) break;
      left.delete(line);
    }
    setDone(null);
    // Lines that could not be read or added stay in the field.
    const rest = lines.filter(({ line }) => left.has(line)).map(({ line }) => line);
    onText(rest.join('\n'));
    if (rest.length === 0) close();
  };
  return (
    <Sheet open={open} onClose={close} title={say('editor.paste.title')} closeLabel={say('editor.close')}>
      <TextArea
        rows={5}
        label={say('editor.paste.text')}
        placeholder={say('editor.paste.placeholder')}
        value={text}
        disabled={done !== null}
        onChange={(event) => onText(event.target.value)}
        data-first-focus
      />
      {lines.length > 0 && (
        <ul aria-label={say('editor.paste.found')} className="grid gap-1 pb-4">
          {lines.map((line, index) => (
            <PastedRow key={index} line={line} />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button
          size="large"
          wide
          disabled={count === 0}
          busy={done !== null}
          busyLabel={say('editor.paste.adding', { done: (done ?? 0) + 1, count })}
          onClick={() => void add()}
        >
          {say(count === 0 ? 'editor.paste.add.none' : 'editor.paste.add', { count })}
        </Button>
      </DialogActions>
    </Sheet>
  );
}

function PastedRow({ line }: { line: PastedLine }) {
  const { say, format } = useSession();
  if (line.outcome === 'item')
    return (
      <li className="flex items-center gap-2">
        <CheckIcon className="size-5 text-leaf" />
        <span className="min-w-0 grow">
          {line.details.title}
          {line.roundedFrom !== null && (
            <span className="block text-sm text-faded">
              {say('editor.paste.rounded', { written: line.roundedFrom })}
            </span>
          )}
        </span>
        <span className="font-semibold figures">{format.rupees(line.details.price)}</span>
      </li>
    );
  const text =
    line.outcome === 'no-price'
      ? say('editor.paste.unreadable', { line: line.line })
      : say('editor.paste.refused', { line: line.line, why: sayProblem(say, line.problem) });
  return (
    <li className="flex gap-2 text-alarm">
      <WarningIcon className="mt-0.5 size-5" />
      <span className="min-w-0">{text}</span>
    </li>
  );
}
