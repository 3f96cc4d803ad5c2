import { GIVERS, type Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

/** Pauses giving, and says who can give and who sees the amounts. Each change is saved immediately. */
export function GivingCard({ wishlist }: { readonly wishlist: Wishlist }) {
  const { id, givers, isGivingPaused } = wishlist;
  const { say } = useSession();
  const pausing = useWishlistAction('update');
  const choosing = useWishlistAction('update');
  const chosen = choosing.isPending ? choosing.variables[1].givers : undefined;
  const showing = useWishlistAction('update');
  const showsAmounts = showing.isPending ? showing.variables[1].showsAmounts : wishlist.showsAmounts;
  const state = isGivingPaused ? 'paused' : 'open';
  return (
    <Card title={say('page-state.giving')}>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-5">
        <div className="min-w-56 flex-1">
          <p className="font-medium">{say(`page-state.giving.${state}`)}</p>
          <p className="text-sm text-faded">{say(`page-state.giving.${state}.text`)}</p>
        </div>
        <Button
          look={isGivingPaused ? 'primary' : 'quiet'}
          busy={pausing.isPending}
          onClick={() => pausing.mutate([id, { isGivingPaused: !isGivingPaused }])}
        >
          {say(isGivingPaused ? 'page-state.giving.resume' : 'page-state.giving.pause')}
        </Button>
      </div>
      <RadioCards
        legend={say('page-state.givers')}
        value={chosen ?? givers}
        onChange={(wanted) => {
          if (!choosing.isPending) choosing.mutate([id, { givers: wanted }]);
        }}
        options={GIVERS.map((value) => ({
          value,
          label: say(`page-state.givers.${value}`),
          description: say(`page-state.givers.${value}.about`),
        }))}
      />
      <Switch
        label={say('page-state.amounts')}
        description={say('page-state.amounts.about')}
        checked={showsAmounts ?? false}
        onChange={(event) => {
          if (!showing.isPending) showing.mutate([id, { showsAmounts: event.target.checked }]);
        }}
      />
    </Card>
  );
}
