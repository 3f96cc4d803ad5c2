import type { EnvironmentProblem } from '../config/environment.ts';
import type { Say } from '../session/language/catalogue.ts';
import { Card } from '../ui/card.tsx';

/** Shown to the developer instead of the application if environment variables are invalid. */
export function NotSetUp({ say, problems }: { say: Say; problems: readonly EnvironmentProblem[] }) {
  return (
    <Card title={say('environment.title')}>
      <p>{say('environment.remedy')}</p>
      <ul className="list-disc space-y-1 pl-5">
        {problems.map(({ variable, problem }) => (
          <li key={variable}>
            <code className="font-semibold">{variable}</code> {problem}
          </li>
        ))}
      </ul>
    </Card>
  );
}
