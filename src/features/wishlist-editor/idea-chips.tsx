import { paths } from '../../config/paths.ts';
import { GIFT_IDEAS, type GiftIdea } from '../../domain/gift-ideas.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { useSession } from '../../session/session.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { PlusIcon } from '../../ui/icons.tsx';

const SHOWN = 6;

/** One of each group first, so that the few visible chips show the variety. */
const VARIED = [...GIFT_IDEAS].sort((one, other) => placeInGroup(one) - placeInGroup(other));

interface IdeaChipsProps {
  /** null for a wishlist that is not created yet. */
  readonly list: WishlistId | null;
  /** The titles on the list, which are not offered again. */
  readonly listed: ReadonlySet<string>;
  readonly onPick: (idea: GiftIdea) => void;
}

export function IdeaChips({ list, listed, onPick }: IdeaChipsProps) {
  const { say, language } = useSession();
  const offered = VARIED.filter(({ id }) => !listed.has(say(`gift-idea.${id}`))).slice(0, SHOWN);
  return (
    <div className="mt-5">
      <p className="text-sm text-faded">{say('editor.items.ideas')}</p>
      <Chips label={say('editor.items.ideas')}>
        {offered.map((idea) => (
          <Chip key={idea.id} onClick={() => onPick(idea)}>
            <PlusIcon className="size-4" />
            {say(`gift-idea.${idea.id}`)}
          </Chip>
        ))}
      </Chips>
      <TextLink
        href={`${paths.giftSuggestions.to(language)}${list ? `?list=${list}` : ''}`}
        className="inline-flex min-h-touch items-center"
      >
        {say('editor.items.all-ideas')}
      </TextLink>
    </div>
  );
}

function placeInGroup(idea: GiftIdea): number {
  return GIFT_IDEAS.filter(({ group }) => group === idea.group).indexOf(idea);
}
