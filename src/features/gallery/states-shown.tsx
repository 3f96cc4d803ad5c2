import { Avatar, AvatarStack } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { Diya } from '../../ui/motifs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonCard, SkeletonLines } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Waiting } from '../../ui/waiting.tsx';

const GUESTS = ['Meera Iyer', 'Arjun Rao', 'Kavya Nair', 'प्रिया शर्मा', 'கார்த்திக் ராஜா'];

export function StatesShown() {
  return (
    <Section title="States">
      <div className="gallery-columns">
        <div className="grid gap-4">
          <Progress percent={0} label="Nothing yet">
            ₹0 of ₹20,000
          </Progress>
          <Progress percent={62} label="On its way">
            ₹12,500 of ₹20,000 · ₹7,500 to go
          </Progress>
          <Progress percent={100} label="Complete" funded>
            ₹20,000 of ₹20,000
          </Progress>
          <div className="gallery-row">
            <Badge>Private</Badge>
            <Badge tone="wine">Public</Badge>
            <Badge tone="marigold">High</Badge>
            <Badge tone="leaf" icon={<CheckIcon className="size-4" />}>
              Fully Funded
            </Badge>
            <Badge tone="alarm">Banned</Badge>
          </div>
          <div className="gallery-row">
            {GUESTS.map((name) => (
              <Avatar key={name} name={name} label={name} />
            ))}
            <Avatar name="Meera" size="small" label="Meera" />
            <Avatar name="" label="Nobody" />
          </div>
          <div className="gallery-row">
            <AvatarStack people={GUESTS.slice(0, 1).map((name) => ({ name }))} label="Meera Iyer" />
            <AvatarStack people={GUESTS.map((name) => ({ name }))} label="Five guests" />
            <AvatarStack people={GUESTS.map((name) => ({ name }))} total={128} label="128 guests" />
          </div>
          <div className="gallery-row">
            <Monogram first="Ananya" second="Rohan" />
            <Monogram first="प्रिया" second="ओंकार" />
            <Monogram first="காவ்யா" second="அரவிந்த்" />
            <Monogram first="Ananya" second="Rohan" className="size-14" />
          </div>
          <div className="gallery-row text-marigold">
            <Spinner size="small" />
            <Spinner />
            <Spinner size="large" label="Loading" />
          </div>
          <Waiting text="Loading the gifts…" />
          <Notice text="The list could not be loaded. Check your connection, and try again.">
            <Button look="quiet">Try again</Button>
          </Notice>
          <Notice tone="information" text="This celebration has passed. Blessings are welcome all the same." />
          <Banner text="We rest on Sunday." closeLabel="Close the announcement" onClose={() => undefined} />
        </div>
        <SkeletonCard />
        <div className="grid gap-6">
          <SkeletonLines />
          <EmptyState title="No gifts yet" text="Add the first one, and share the list with both families.">
            <Button>Add a gift</Button>
          </EmptyState>
          <EmptyState
            title="No recent activity"
            text="You'll see it here when people interact with your wishlists."
            motif={<Diya />}
          />
        </div>
      </div>
      <MessagePage title="Wishlist Not Found" level="h3" motif={<Marigold />} actions={<Button>Go Home</Button>}>
        <p>It may have been taken down, or the link may have lost a letter on its way.</p>
      </MessagePage>
    </Section>
  );
}
