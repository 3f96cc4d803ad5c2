import type { MessageKey } from '../../config/messages/en.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { HowTo } from './how-to.tsx';

const PARTS = ['guests', 'hosts', 'questions', 'stuck'] as const;

export function HelpScreen() {
  const { say, language } = useSession();
  return (
    <Page>
      <PageHeading title={say('help.heading')} lead={say('help.lead')} />
      <nav aria-label={say('help.contents')}>
        <ul className="flex flex-wrap gap-2">
          {PARTS.map((part) => (
            <li key={part} className="max-w-full">
              <ButtonLink href={`#${part}`} look="quiet">
                <span className="min-w-0">{say(`help.${part}.title`)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-2">
        <HowTo audience="guests" />
        <HowTo audience="hosts" />
      </div>
      <div className="mt-12 grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <Answers part="questions" numbers={[1, 2, 3, 4, 5, 6, 7, 8]} />
        <Answers part="stuck" numbers={[1, 2, 3, 4, 5, 6]} />
      </div>
      <section
        aria-labelledby="help-close"
        className="mt-14 rounded-2xl border border-line bg-marigold-wash px-5 py-9 text-center"
      >
        <h2 id="help-close" className="font-display text-3xl/10 text-wine">
          {say('help.close.title')}
        </h2>
        <p className="mt-1">{say('help.close.text')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.contact.to(language)}>{say('help.close.contact')}</ButtonLink>
          <ButtonLink href={paths.giftSuggestions.to(language)} look="quiet">
            {say('help.close.ideas')}
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

type Answers =
  | { readonly part: 'questions'; readonly numbers: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[] }
  | { readonly part: 'stuck'; readonly numbers: readonly (1 | 2 | 3 | 4 | 5 | 6)[] };

function Answers(answers: Answers) {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <section id={answers.part} aria-labelledby={`${answers.part}-title`} className="scroll-mt-20">
      <h2 id={`${answers.part}-title`} className="font-display text-2xl/8 text-wine">
        {say(`help.${answers.part}.title`)}
      </h2>
      <div className="mt-3 rounded-2xl border border-line bg-card px-5">
        {keysOf(answers).map(({ question, answer }) => (
          <Disclosure key={question} summary={say(question, words)}>
            <p>{say(answer, words)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function keysOf(answers: Answers): readonly { readonly question: MessageKey; readonly answer: MessageKey }[] {
  if (answers.part === 'questions')
    return answers.numbers.map((number) => ({
      question: `help.questions.${number}.q`,
      answer: `help.questions.${number}.a`,
    }));
  return answers.numbers.map((number) => ({ question: `help.stuck.${number}.q`, answer: `help.stuck.${number}.a` }));
}
