import { IMPORTED_FIELDS, type ImportedField } from '../../../domain/book-import/columns.ts';
import type { RowProblem } from '../../../domain/book-import/read-book.ts';
import { sayFailure, sayProblem } from '../../../session/language/language-wording.ts';
import { sayEntryGift } from '../../../session/register/entry-words.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FilePart, TextOrFile } from '../file-part.tsx';
import { FamilyNotes, hasNotes } from '../register/family-cells.tsx';
import type { FamilyBookState } from '../register/use-family-book.ts';
import { type ImportState, type Preview, useImport } from './use-import.ts';

interface ImportPartProps {
  readonly wishlist: RegisterOf;
  readonly book: FamilyBookState;
  readonly hasSides: boolean;
  readonly onClose: () => void;
}

const SHOWN = 5;

/** Brings in a list that the family already keeps. Nothing is saved before the couple has seen what was understood. */
export function ImportPart({ wishlist, book, hasSides, onClose }: ImportPartProps) {
  const { say } = useSession();
  const state = useImport(wishlist, book, onClose);
  const { preview } = state;
  return (
    <FilePart title={say('book.import')} step={preview ? 'preview' : 'input'} onClose={onClose}>
      {preview ? (
        <Check preview={preview} state={state} book={book} hasSides={hasSides} />
      ) : (
        <TextOrFile
          file={say('book.import.file')}
          paste={say('book.import.paste')}
          submit={say('book.import.read')}
          text={state.text}
          problem={sayBookProblem()}
          onType={state.type}
          onOpen={state.open}
          onSubmit={state.read}
        >
          {say('book.import.lead')}
        </TextOrFile>
      )}
    </FilePart>
  );

  function sayBookProblem(): string | null {
    const { problem } = state;
    switch (problem) {
      case null:
        return null;
      case 'empty':
      case 'pdf':
      case 'too-long':
      case 'no-rows':
        return say(`book.import.problem.${problem}`);
      default:
        return say(`statement.problem.${problem}`);
    }
  }
}

interface CheckProps {
  readonly preview: Preview;
  readonly state: ImportState;
  readonly book: FamilyBookState;
  readonly hasSides: boolean;
}

function Check({ preview: { table, columns, missing, known, problems }, state, book, hasSides }: CheckProps) {
  const catalogue = useSession();
  const { say, format, langOf } = catalogue;
  const fields = IMPORTED_FIELDS.filter((field) => field !== 'side' || hasSides);
  const choices = [
    { value: '', label: say('book.import.column.none') },
    ...table.headings.map((heading, at) => ({
      value: String(at),
      label: heading || String(at + 1),
      lang: langOf(heading),
    })),
  ];
  const count = missing.length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <fieldset>
        <legend className="pb-2 font-semibold">{say('book.import.columns')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {fields.map((field) => (
            <SelectField
              key={field}
              label={say(`book.${field}`)}
              value={String(columns[field] ?? '')}
              options={choices}
              disabled={state.done !== null}
              onChange={({ target }) => state.assign(field, target.value === '' ? null : Number(target.value))}
            />
          ))}
        </div>
      </fieldset>
      {count > 0 && (
        <div>
          <h4 id="first-entries" className="pb-2 font-semibold">
            {say('book.import.preview')}
          </h4>
          <ul aria-labelledby="first-entries" className="divide-y divide-line border-y border-line">
            {missing.slice(0, SHOWN).map((entry) => (
              <li key={entry.id} className="py-2 wrap-anywhere">
                <span className="font-medium">{entry.name}</span> ·{' '}
                <span lang={langOf(entry.object)}>{sayEntryGift(catalogue, entry)}</span>
                {entry.receivedOn && <span className="block text-sm text-faded">{format.day(entry.receivedOn)}</span>}
                {hasNotes(entry) && <FamilyNotes of={entry} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problems.length > 0 && (
        <Disclosure summary={say('book.import.problems', { count: problems.length })}>
          <ul className="divide-y divide-line">
            {problems.map((row) => (
              <Problem key={row.line} row={row} />
            ))}
          </ul>
        </Disclosure>
      )}
      <p role="status" className="text-faded">
        {[known > 0 && say('book.import.known', { count: known }), count === 0 && say('book.import.none')]
          .filter(Boolean)
          .join(' ')}
      </p>
      {book.shown.state === 'failed' && (
        <Notice text={sayFailure(say, book.shown.failure)}>
          <Button look="quiet" onClick={book.refresh}>
            {say('failure.retry')}
          </Button>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button
            className="max-sm:w-full"
            busy={state.done !== null}
            busyLabel={say('book.import.adding', { done: state.done ?? 0, all: count + (state.done ?? 0) })}
            onClick={state.add}
          >
            {say('book.import.add', { count })}
          </Button>
        )}
        <Button look="quiet" className="max-sm:w-full" disabled={state.done !== null} onClick={state.again}>
          {say('book.import.again')}
        </Button>
      </div>
    </div>
  );
}

function Problem({ row: { line, text, field, problem } }: { readonly row: RowProblem }) {
  const { say } = useSession();
  const fieldName: string = say(`book.${field satisfies ImportedField}`);
  return (
    <li className="py-2 text-sm">
      <span className="block font-medium text-ink">
        {say('book.import.row', { line: String(line), field: fieldName })} ·{' '}
        {problem.code === 'not-a-side' ? say('book.import.not-a-side') : sayProblem(say, problem)}
      </span>
      <span translate="no" className="wrap-anywhere">
        {text}
      </span>
    </li>
  );
}
