import { brand } from '../../config/brand.ts';
import { useSession } from '../../session/session.tsx';
import { Card } from '../../ui/card.tsx';

export function LandingScreen() {
  const { say } = useSession();
  return (
    <Card title={brand.name}>
      <p>{say('landing.lead')}</p>
    </Card>
  );
}
