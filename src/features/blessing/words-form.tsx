import { useState, type FormEvent } from 'react';
import { saveWords } from '../../data/save-blessing.ts';
import { type AccountId } from '../../domain/account.ts';
import { blessingProblem, LONGEST_BLESSING, type BlessingProblem } from '../../domain/blessing.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from './use-action.ts';

export function WordsForm({ owner }: { owner: AccountId }) {
  const { firebase, say } = useSession();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<BlessingProblem | null>(null);
  const saving = useAction(async () => {
    await saveWords(firebase, owner, words.trim());
    setWords('');
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = blessingProblem(words);
    setProblem(found);
    if (!found) saving.run();
  };

  return (
    <form onSubmit={submit} className="space-y-2" noValidate>
      <TextArea
        label={say('blessing.words')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={problem && say(`blessing.problem.${problem}`, { most: LONGEST_BLESSING })}
      />
      {saving.failure && (
        <Notice text={say(`failure.${saving.failure.reason}`)}>
          <Button look="quiet" onClick={saving.retry}>
            {say('failure.retry')}
          </Button>
        </Notice>
      )}
      <Button type="submit" disabled={saving.busy}>
        {say('blessing.save')}
      </Button>
    </form>
  );
}
