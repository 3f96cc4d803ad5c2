import { paths } from '../config/paths.ts';
import { useSession } from '../session/session.tsx';
import { Card } from '../ui/card.tsx';

export function Lost() {
  const { say } = useSession();
  return (
    <Card title={say('app.lost.title')}>
      <a href={paths.home.to()} className="inline-flex min-h-touch items-center font-semibold text-wine underline">
        {say('app.lost.home')}
      </a>
    </Card>
  );
}
