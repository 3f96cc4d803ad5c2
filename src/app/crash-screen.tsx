import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** What is left when a screen throws: what happened, and a way out. */
export function CrashScreen({ thrown }: { thrown: unknown }) {
  const { say } = useSession();
  return (
    <Card title={say('app.crashed.title')}>
      <pre className="overflow-x-auto text-sm text-faded">
        {thrown instanceof Error ? thrown.message : String(thrown)}
      </pre>
      <Button onClick={() => window.location.reload()}>{say('app.crashed.retry')}</Button>
    </Card>
  );
}
