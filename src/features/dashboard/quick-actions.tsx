import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { GiftIcon, SparkIcon } from '../../ui/rare-icons.tsx';
import { Section } from '../../ui/page.tsx';

export function QuickActions({ onTakeTour }: { readonly onTakeTour: () => void }) {
  const { say, language } = useSession();
  return (
    <Section title={say('dashboard.actions')}>
      <div className="flex flex-wrap gap-3 max-sm:*:max-w-full max-sm:*:w-auto max-sm:*:flex-auto max-sm:*:px-3 max-sm:*:first:basis-full sm:grid sm:grid-cols-3 lg:grid-cols-1">
        <ButtonLink wide data-tour="new" icon={<PlusIcon />} href={paths.createWishlist.to()}>
          {say('dashboard.new')}
        </ButtonLink>
        <ButtonLink wide look="quiet" data-tour="ideas" icon={<GiftIcon />} href={paths.giftSuggestions.to(language)}>
          {say('dashboard.ideas')}
        </ButtonLink>
        <Button wide look="quiet" data-tour="tour" icon={<SparkIcon />} onClick={onTakeTour}>
          {say('dashboard.tour')}
        </Button>
      </div>
    </Section>
  );
}
