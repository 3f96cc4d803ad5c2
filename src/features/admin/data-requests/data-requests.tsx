import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataSubject } from '../../../domain/data-request.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type DataRequestsApi, dataRequestsApi } from './api.ts';
import { PersonData } from './person-data.tsx';

interface DataRequestsProps {
  readonly api?: DataRequestsApi | undefined;
  readonly open: boolean;
  /** Typed at first: '', or the id of a user. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Finds what is held about one person, for a copy or to delete it. */
export function DataRequests({ api: given, open, about, onClose }: DataRequestsProps) {
  const { say } = useSession();
  const api = useApi(dataRequestsApi, given);
  const [typed, type] = useState(about);
  const [isMissing, setMissing] = useState(false);
  const [chosen, choose] = useState<DataSubject | null>(null);
  const search = useMutation({
    mutationFn: (text: string) => api.find(text),
    meta: { failed: 'admin-users.data.find-failed' },
    onSuccess: ([only, ...others]) => choose(only && others.length === 0 ? only : null),
  });
  const found = search.data ?? [];
  return (
    <Sheet open={open} onClose={onClose} title={say('admin-users.data')} closeLabel={say('admin-users.data.close')}>
      <p className="pb-4 text-faded">{say('admin-users.data.lead')}</p>
      <form
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          setMissing(text === '');
          choose(null);
          if (text !== '' && !search.isPending) search.mutate(text);
        }}
      >
        <SearchField
          label={say('admin-users.data.who')}
          hint={say('admin-users.data.hint')}
          value={typed}
          error={isMissing ? say('admin-users.data.missing') : null}
          onChange={({ target }) => {
            type(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" busy={search.isPending} busyLabel={say('admin-users.data.finding')}>
          {say('admin-users.data.find')}
        </Button>
      </form>
      <div className="mt-5" aria-live="polite">
        {search.isSuccess && found.length === 0 && <Notice tone="information" text={say('admin-users.data.none')} />}
        {chosen === null && found.length > 1 && <Several found={found} onChoose={choose} />}
        {chosen && <PersonData key={`${chosen.id} ${chosen.email}`} api={api} subject={chosen} />}
      </div>
    </Sheet>
  );
}

function Several({ found, onChoose }: { found: readonly DataSubject[]; onChoose: (subject: DataSubject) => void }) {
  const { say } = useSession();
  return (
    <>
      <p className="pb-2">{say('admin-users.data.several')}</p>
      <ul className="grid gap-2">
        {found.map((subject) => (
          <li key={subject.id}>
            <Button look="quiet" wide onClick={() => onChoose(subject)}>
              {[subject.name, subject.email || subject.id].filter(Boolean).join(', ')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
