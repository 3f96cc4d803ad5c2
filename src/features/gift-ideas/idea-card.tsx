import type { GiftIdea, GiftIdeaId } from '../../domain/gift-ideas.ts';
import { illustrationOf } from '../../domain/illustration.ts';
import { useIsHydrated } from '../../session/browser/use-is-hydrated.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx';
import { Illustration } from '../../ui/illustration.tsx';

interface IdeaCardProps {
  readonly idea: GiftIdea;
  readonly isPicked: boolean;
  /** No more ideas can be picked. */
  readonly isFull: boolean;
  readonly onFlip: (id: GiftIdeaId) => void;
}

/** A gift idea with its usual price and a button that adds it to the reader's wishlist. */
export function IdeaCard({ idea: { id, category, from, to }, isPicked, isFull, onFlip }: IdeaCardProps) {
  const { say, format } = useSession();
  const title = say(`gift-idea.${id}`);
  const isHydrated = useIsHydrated();
  return (
    <li
      className={`relative flex flex-col rounded-2xl border p-4 fades sm:p-5 ${isPicked ? 'border-leaf bg-leaf-wash' : 'border-line bg-card'}`}
    >
      {/* Not prerendered: the page has as many bytes as a phone should wait for. */}
      {isHydrated && (
        <Illustration name={illustrationOf({ title, category })} className="absolute top-3 right-3 size-12" />
      )}
      <h3 className="flex min-h-11 items-center pr-14 font-display text-xl/7 text-wine">{title}</h3>
      <p className="mt-1 grow text-ink">{say(`gift-idea.${id}.about`)}</p>
      <p className="mt-2 text-faded">
        {say('gift-ideas.price.label')}{' '}
        <span className="font-semibold text-ink tabular-nums">
          {say('gift-ideas.price', { from: format.rupees(from), to: format.rupees(to) })}
        </span>
      </p>
      <div className="mt-3">
        <Button
          wide
          look="quiet"
          icon={isPicked ? <CheckIcon /> : <PlusIcon />}
          aria-pressed={isPicked}
          disabled={isFull && !isPicked}
          onClick={() => onFlip(id)}
        >
          {isPicked ? say('gift-ideas.added') : say('gift-ideas.add')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
