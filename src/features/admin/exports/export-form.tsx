import { useState } from 'react';
import { type PeriodProblem, readPeriod } from '../../../domain/period.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField, SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DownloadIcon } from '../../../ui/rare-icons.tsx';
import type { ExportTable } from './tables.ts';
import { type TableExport, useExport } from './use-export.ts';

interface ExportFormProps {
  readonly tables: readonly [ExportTable, ...ExportTable[]];
}

/** Chooses a table and a period, and downloads what matches. Closing it stops the download. */
export function ExportForm({ tables }: ExportFormProps) {
  const { say } = useSession();
  const [first] = tables;
  const [chosen, choose] = useState(first.name);
  const table = tables.find(({ name }) => name === chosen) ?? first;
  const [from, setFrom] = useState<string>(first.shown.from ?? '');
  const [to, setTo] = useState<string>(first.shown.to ?? '');
  const [isChecked, setChecked] = useState(false);
  const file = useExport();
  const period = readPeriod(from, to);
  const problem = isChecked && typeof period === 'string' ? period : null;
  // A file that was begun is completed with the same days.
  const isBegun = file.state.is === 'running' || file.state.is === 'interrupted';
  const dayField = (name: 'from' | 'to', value: string, set: (value: string) => void) => ({
    label: say(`admin.export.${name}`),
    value,
    disabled: isBegun,
    error: problem && errorOf(name, problem) && say(`admin.export.${errorOf(name, problem) ?? 'no-such-day'}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (typeof period !== 'string') void file.start(table, period);
      }}
    >
      {tables.length === 1 ? (
        <p className="mb-3 font-medium">{say(`admin.export.table.${table.name}`)}</p>
      ) : (
        <SelectField
          label={say('admin.export.table')}
          value={chosen}
          disabled={isBegun}
          options={tables.map(({ name }) => ({ value: name, label: say(`admin.export.table.${name}`) }))}
          onChange={({ target }) => choose(tables.find(({ name }) => name === target.value)?.name ?? first.name)}
        />
      )}
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <DateField {...dayField('from', from, setFrom)} />
        <DateField {...dayField('to', to, setTo)} />
      </div>
      <p className="mb-4 text-sm text-faded">
        {say('admin.export.days')} {table.filters.length > 0 && say('admin.export.filtered')}
      </p>
      <Progress file={file} />
      <p className="mt-4 text-sm text-faded">{say('admin.export.private')}</p>
    </form>
  );
}

function errorOf(field: 'from' | 'to', problem: PeriodProblem): 'no-such-day' | 'reversed' | null {
  if (problem === 'reversed') return field === 'to' ? 'reversed' : null;
  return problem === field ? 'no-such-day' : null;
}

/** The button that starts it, and what became of it. */
function Progress({ file: { state, resume, stop } }: { readonly file: TableExport }) {
  const { say } = useSession();
  const isRunning = state.is === 'running';
  return (
    <div className="grid gap-4">
      {state.is === 'interrupted' ? (
        <Notice text={say('admin.export.interrupted', { count: state.rows })}>
          <Button onClick={() => void resume()}>{say('admin.export.continue')}</Button>
          <Button look="link" onClick={stop}>
            {say('admin.export.discard')}
          </Button>
        </Notice>
      ) : (
        <div className="flex max-w-full flex-wrap items-center gap-3">
          <Button
            type="submit"
            icon={<DownloadIcon />}
            busy={isRunning}
            busyLabel={say('export.busy', { count: isRunning ? state.rows : 0 })}
          >
            {say('admin.export.start')}
          </Button>
          {isRunning && (
            <Button look="link" onClick={stop}>
              {say('export.stop')}
            </Button>
          )}
        </div>
      )}
      {isRunning && <p className="text-sm text-faded">{say('admin.export.keep-open')}</p>}
      {state.is === 'lost' && <Notice text={say('admin.export.lost')} />}
      {state.is === 'saved' && <Saved {...state} />}
    </div>
  );
}

function Saved({ rows, unreadable, name }: { rows: number; unreadable: number; name: string }) {
  const { say } = useSession();
  return (
    <>
      <p role="status" className="font-medium text-leaf">
        {say('admin.export.saved', { count: rows, name })}
      </p>
      {unreadable > 0 && <Notice text={say('export.unreadable', { count: unreadable })} />}
    </>
  );
}
