import { paths } from '../../config/paths.ts';
import { ideasToQuery, MOST_PICKED_IDEAS, type GiftIdea } from '../../domain/gift-ideas.ts';
import type { Say } from '../../session/language.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** What has been picked so far, within reach of a thumb, and the way to a list that begins with it. */
export function PickedTray({ ideas, onClear }: { ideas: readonly GiftIdea[]; onClear: () => void }) {
  const { say } = useSession();
  const idea = ideasToQuery(ideas.map(({ id }) => id));
  return (
    <div className="bottom-bar sticky bottom-3 z-20 mt-6 sm:bottom-5">
      <div
        className={`mx-auto flex max-w-2xl items-center justify-between gap-3 rounded-2xl border border-line bg-card py-3 pr-3 pl-5 lift-high ${ideas.length === 0 ? 'hidden' : ''}`}
      >
        <p role="status" className="font-semibold">
          {counted(say, ideas.length)}
        </p>
        <div className="flex shrink-0 items-center gap-3">
          <Button look="link" onClick={onClear}>
            {say('gift-ideas.picked.clear')}
          </Button>
          <ButtonLink href={`${paths.createWishlist.to()}?idea=${idea}`}>{say('gift-ideas.picked.go')}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

function counted(say: Say, count: number): string {
  if (count === 1) return say('gift-ideas.picked.one');
  return say(count < MOST_PICKED_IDEAS ? 'gift-ideas.picked.more' : 'gift-ideas.picked.full', { count });
}
