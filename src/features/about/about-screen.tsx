import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Diya } from '../../ui/motifs.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Page, PageHeading, Section } from '../../ui/page.tsx';
import { Roadmap } from './roadmap.tsx';

const VALUES = ['tact', 'everyone', 'honest', 'giving'] as const;

export function AboutScreen() {
  const { say, language } = useSession();
  const words = useProductWords();
  return (
    <Page>
      <PageHeading title={say('about.title', words)} lead={say('about.lead')} />
      <Section title={say('about.story.title')}>
        <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[1fr_20rem]">
          <div className="max-w-prose space-y-4 text-lg/8">
            <p>{say('about.story.1')}</p>
            <p>{say('about.story.2')}</p>
            <p>{say('about.story.3')}</p>
          </div>
          <Envelope />
        </div>
      </Section>
      <Section title={say('about.values.title')}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {VALUES.map((value) => (
            <li key={value}>
              <Card title={say(`about.values.${value}.title`)} level="h3" className="h-full">
                <p className="text-faded">{say(`about.values.${value}.text`, words)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <Section title={say('about.roadmap.title')}>
            <p className="-mt-2 mb-6 text-faded">{say('about.roadmap.lead')}</p>
            <Roadmap />
          </Section>
        </div>
        <Card title={say('about.fee.title')}>
          <p className="font-display text-6xl text-wine">{words.fee}%</p>
          <p className="mt-2">{say('about.fee.text', words)}</p>
          <TextLink href={paths.pricing.to(language)} className="mt-1 inline-flex min-h-touch items-center">
            {say('about.fee.link')}
          </TextLink>
        </Card>
      </div>
      <section
        aria-labelledby="about-close"
        className="mt-14 grid justify-items-center rounded-2xl border border-line bg-marigold-wash px-5 py-10 text-center"
      >
        <Diya className="size-14" />
        <h2 id="about-close" className="mt-3 font-display text-3xl/10 text-wine">
          {say('about.close.title')}
        </h2>
        <p className="mt-2 max-w-xl">{say('about.close.text', words)}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.register.to()}>{say('about.close.start')}</ButtonLink>
          <ButtonLink href={paths.contact.to(language)} look="quiet">
            {say('about.close.contact')}
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

/** A shagun envelope with the coin that is added to a round sum. */
function Envelope() {
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-80 [transform:rotate(-3deg)] py-4">
      <div className="relative aspect-8/5 overflow-hidden rounded-2xl bg-seal lift-high">
        <div className="absolute inset-3 rounded-xl border-2 border-dotted border-marigold" />
        <Paisley className="absolute top-1/2 left-6 size-20 [transform:translateY(-50%)]" />
        <Paisley className="absolute top-1/2 right-6 size-20 [transform:translateY(-50%)_scaleX(-1)]" />
        <Marigold className="absolute top-1/2 left-1/2 size-24 [transform:translate(-50%,-50%)]" />
      </div>
      <span className="absolute right-2 bottom-0 grid size-16 place-items-center rounded-full border-4 border-double border-marigold bg-marigold-wash text-2xl font-semibold text-marigold-ink lift">
        ₹1
      </span>
    </div>
  );
}
