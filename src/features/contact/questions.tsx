import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { TextLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/page.tsx';

const QUESTIONS = [
  { number: 1, page: paths.createWishlist },
  { number: 2, page: paths.pricing },
  { number: 3, page: paths.privacy },
  { number: 4, page: paths.about },
] as const;

export function Questions() {
  const { say, language } = useSession();
  const words = useProductWords();
  return (
    <Section title={say('contact.questions.title')}>
      <div className="rounded-2xl border border-line bg-card px-5">
        {QUESTIONS.map(({ number, page }) => (
          <Disclosure key={number} summary={say(`contact.questions.${number}.q`, words)}>
            <p>{say(`contact.questions.${number}.a`, words)}</p>
            <TextLink href={page.to(language)} className="inline-flex min-h-touch items-center">
              {say(`contact.questions.${number}.link`)}
            </TextLink>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
