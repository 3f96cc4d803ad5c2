import type { ReactNode } from 'react';
import type { SupportCategory } from '../../domain/support.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { HeartIcon, LockIcon } from '../../ui/icons.tsx';
import { GiftIcon, SettingsIcon } from '../../ui/rare-icons.tsx';
import { Section } from '../../ui/page.tsx';

type Topic = Extract<SupportCategory, 'general' | 'payment' | 'technical' | 'privacy'>;

const TOPICS: readonly { readonly topic: Topic; readonly icon: ReactNode }[] = [
  { topic: 'general', icon: <HeartIcon className="size-6" /> },
  { topic: 'payment', icon: <GiftIcon className="size-6" /> },
  { topic: 'technical', icon: <SettingsIcon className="size-6" /> },
  { topic: 'privacy', icon: <LockIcon className="size-6" /> },
];

/** Common topics; each selects a category in the form. */
export function Topics({ onChoose }: { onChoose: (category: SupportCategory) => void }) {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <div className="mt-10">
      <Section title={say('contact.topics.title')}>
        <p className="-mt-2 mb-4 text-faded">{say('contact.topics.lead')}</p>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {TOPICS.map(({ topic, icon }) => (
            <li key={topic}>
              <button
                type="button"
                onClick={() => onChoose(topic)}
                className="flex h-full w-full items-start gap-4 rounded-2xl border border-line bg-card p-4 text-left fades hover:border-edge hover:bg-wine-wash lg:flex-col lg:gap-3 lg:p-5"
              >
                <span className="text-marigold-ink">{icon}</span>
                <span>
                  <span className="block font-display text-xl/6 text-wine">{say(`contact.topics.${topic}.title`)}</span>
                  <span className="mt-1 block text-faded">{say(`contact.topics.${topic}.text`, words)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
