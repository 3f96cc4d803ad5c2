import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { TextLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/page.tsx';

const QUESTIONS = [
  { number: 1, to: paths.createWishlist.to() },
  { number: 2, to: paths.pricing.to() },
  { number: 3, to: paths.privacy.to() },
  { number: 4, to: paths.about.to() },
] as const;

export function Questions() {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <Section title={say('contact.questions.title')}>
      <div className="rounded-2xl border border-line bg-card px-5">
        {QUESTIONS.map(({ number, to }) => (
          <Disclosure key={number} summary={say(`contact.questions.${number}.q`, words)}>
            <p>{say(`contact.questions.${number}.a`, words)}</p>
            <TextLink href={to} className="inline-flex min-h-touch items-center">
              {say(`contact.questions.${number}.link`)}
            </TextLink>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
