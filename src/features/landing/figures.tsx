import { brandWords } from '../../config/brand-words.ts';
import { useSession } from '../../session/session.tsx';

const FIGURES = ['couples', 'funded', 'uptime', 'rating'] as const;

/** The marketing figures of the specification. */
export function Figures() {
  const { say } = useSession();
  return (
    <section aria-labelledby="landing-figures" className="bg-seal text-on-seal">
      <h2 id="landing-figures" className="sr-only">
        {say('landing.figures.title', brandWords)}
      </h2>
      <dl className="mx-auto flex max-w-6xl flex-wrap gap-x-4 gap-y-6 px-4 *:flex-[1_1_40%] py-8 text-center sm:px-6 md:py-10 md:*:flex-1">
        {FIGURES.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="mt-1">{say(`landing.figures.${figure}.what`)}</dt>
            <dd className="font-display text-3xl whitespace-nowrap max-sm:[&:lang(ta)]:text-2xl sm:text-4xl lg:text-5xl">
              {say(`landing.figures.${figure}`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
