import { achievements } from '../../domain/achievements.ts';
import type { DashboardTotals } from '../../domain/dashboard.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Diya } from '../../ui/motifs.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Section } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';

const MOTIFS = { 'first-wishlist': Diya, 'social-butterfly': Marigold, 'dream-achiever': Paisley } as const;

/** The achievements, with progress. */
export function Achievements({ totals }: { readonly totals: DashboardTotals }) {
  const { say } = useSession();
  return (
    <Section title={say('dashboard.achievements')}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3 lg:grid-cols-1">
        {achievements(totals).map(({ name, isAchieved, progress }) => {
          const Motif = MOTIFS[name];
          const percent = Math.floor(progress * 100);
          return (
            <li
              key={name}
              className="flex items-center gap-4 rounded-2xl border border-line bg-card p-4 sm:max-lg:flex-col sm:max-lg:items-start"
            >
              <Motif className={`size-11 shrink-0 ${isAchieved ? '' : 'opacity-45 [filter:grayscale(1)]'}`} />
              <div className="w-full min-w-0 grow">
                <h3 className="font-semibold text-ink">{say(`achievement.${name}`)}</h3>
                <p className="text-sm text-faded">{say(`dashboard.achievement.${name}`)}</p>
                <div className="mt-2">
                  {isAchieved ? (
                    <Badge tone="leaf" icon={<CheckIcon className="size-3.5" />}>
                      {say('dashboard.achieved')}
                    </Badge>
                  ) : (
                    <Progress
                      percent={percent}
                      label={say(`achievement.${name}`)}
                      valueText={say('dashboard.progress', { percent })}
                    />
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
