import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';

interface AdditionsProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** The ways to write gifts that did not come online into the register. */
export function Additions({ onAdd, onImport }: AdditionsProps) {
  const { say } = useSession();
  return (
    <>
      <Button look="quiet" icon={<PlusIcon />} onClick={onAdd}>
        {say('book.add')}
      </Button>
      <Button look="quiet" onClick={onImport}>
        {say('book.import')}
      </Button>
    </>
  );
}
