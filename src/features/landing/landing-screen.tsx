import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Diya } from '../../ui/motifs.tsx';
import { Band } from './band.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import { Voices } from './voices.tsx';

export function LandingScreen() {
  const { say } = useSession();
  return (
    <>
      <Hero />
      <Figures />
      <Band title={say('landing.steps.title')} lead={say('landing.steps.lead')}>
        <ol className="grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-3">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="text-center">
              <span
                aria-hidden
                className="mx-auto grid size-14 place-items-center rounded-full border-2 border-dotted border-marigold bg-marigold-wash font-display text-2xl text-marigold-ink"
              >
                {step}
              </span>
              <h3 className="mt-4 font-display text-2xl text-wine">{say(`landing.steps.${step}.title`)}</h3>
              <p className="mx-auto mt-2 max-w-sm text-faded">{say(`landing.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Band>
      <Reasons />
      <Voices />
      <Fee />
      <section
        aria-labelledby="landing-close"
        className="far-128 px-4 pt-14 pb-16 text-center sm:px-6 lg:pt-20 lg:pb-24"
      >
        <Diya className="mx-auto size-20" />
        <h2 id="landing-close" className="mt-4 font-display text-3xl/10 text-wine sm:text-4xl/12">
          {say('landing.close.title')}
        </h2>
        <p className="mx-auto mt-2 max-w-xl text-lg text-faded">{say('landing.close.text')}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.register.to()} size="large" className="max-sm:w-full">
            {say('landing.close.start')}
          </ButtonLink>
          <ButtonLink href={paths.login.to()} look="quiet" size="large" className="max-sm:w-full">
            {say('landing.close.sign-in')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function Fee() {
  const { say, language } = useSession();
  const words = useProductWords();
  return (
    <section aria-labelledby="landing-fee" className="far-72 px-4 sm:px-6">
      <div className="mx-auto grid grid-cols-1 max-w-4xl items-center gap-x-8 gap-y-3 rounded-2xl border border-line bg-card p-6 text-center lift sm:grid-cols-[auto_1fr] sm:p-8 sm:text-left">
        <p className="font-display text-6xl text-wine">{words.fee}%</p>
        <div>
          <h2 id="landing-fee" className="font-display text-2xl text-wine">
            {say('landing.fee.title')}
          </h2>
          <p className="mt-1 text-faded">{say('landing.fee.text', words)}</p>
          <TextLink href={paths.pricing.to(language)} className="inline-block py-2.5">
            {say('landing.fee.link')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
