import { useState } from 'react';
import { AvatarStack } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { CheckIcon, HeartIcon } from '../../ui/icons.tsx';
import { GiftIcon } from '../../ui/rare-icons.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Section } from '../../ui/page.tsx';

const GIFTS = [
  {
    title: 'A brass urli for the doorway',
    given: 12_500,
    goal: 20_000,
    people: ['Meera Iyer', 'Arjun Rao', 'Kavya Nair'],
    more: 4,
  },
  { title: 'Dinner set for twelve, because both families will come', given: 0, goal: 8_999, people: [], more: 0 },
  { title: 'हनीमून: केरल में दो रातें', given: 45_000, goal: 45_000, people: ['प्रिया शर्मा', 'Karthik'], more: 0 },
] as const;

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** The components combined, as on the guest's page. */
export function InvitationShown() {
  const [band, setBand] = useState('all');
  return (
    <Section title="Together">
      <div className="overflow-hidden rounded-2xl border border-line bg-card lift">
        <Toran />
        <div className="px-5 pt-4 pb-6 text-center">
          <p className="text-faded">The wedding of</p>
          <h3 className="gallery-names font-display text-wine">Ananya &amp; Rohan</h3>
          <p className="text-faded">5 December 2026 · Pune</p>
          <p className="mx-auto max-w-prose pt-3">
            Your blessings are all we need. If you would like to give something for our first home, here are a few
            ideas.
          </p>
          <div className="mx-auto max-w-prose pt-4">
            <Progress percent={42} label="Given so far" valueText="₹1,05,000 of ₹2,50,000">
              <strong className="text-ink">₹1,05,000</strong> of ₹2,50,000 · 37 blessings
            </Progress>
          </div>
        </div>
      </div>
      <div className="py-4">
        <ChipGroup
          label="Which gifts"
          value={band}
          onChange={setBand}
          options={[
            { value: 'all', label: 'All' },
            { value: 'low', label: 'Under ₹5,000' },
            { value: 'middle', label: '₹5,000 to ₹20,000' },
            { value: 'high', label: 'Above ₹20,000' },
            { value: 'experiences', label: 'Experiences' },
            { value: 'donations', label: 'Donations' },
          ]}
        />
      </div>
      <div className="gallery-columns">
        {GIFTS.map(({ title, given, goal, people, more }) => {
          const funded = given >= goal;
          return (
            <div key={title} className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card lift">
              <div className="grid aspect-4/3 place-items-center bg-marigold-wash text-marigold-ink">
                <GiftIcon className="size-12" />
              </div>
              <div className="flex grow flex-col gap-3 p-5">
                <h3 className="font-display text-xl/7 text-wine">{title}</h3>
                <Progress percent={(given / goal) * 100} label={title} funded={funded}>
                  <strong className="text-ink">{rupees(given)}</strong> of {rupees(goal)}
                  {!funded && ` · ${rupees(goal - given)} to go`}
                </Progress>
                <div className="mt-auto flex min-h-touch items-center justify-between gap-3">
                  {people.length > 0 ? (
                    <AvatarStack
                      people={people.map((name) => ({ name }))}
                      total={people.length + more}
                      label={`${people.join(', ')} and ${more} others`}
                    />
                  ) : (
                    <span className="text-sm text-faded">Be the first to bless it</span>
                  )}
                  {funded ? (
                    <Badge tone="leaf" icon={<CheckIcon className="size-4" />}>
                      Fully Funded
                    </Badge>
                  ) : (
                    <Button>Contribute</Button>
                  )}
                </div>
              </div>
            </div>
          );
        })}
      </div>
      <div className="gallery-thumb pt-6">
        <Button size="large" wide icon={<HeartIcon />}>
          Bless the couple
        </Button>
      </div>
    </Section>
  );
}
