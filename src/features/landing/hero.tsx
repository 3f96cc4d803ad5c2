import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { SampleWishlist } from './sample-wishlist.tsx';

/** The first screen of the page, with a sample wishlist. */
export function Hero() {
  const { say, language } = useSession();
  return (
    <div className="overflow-x-hidden supports-[overflow:clip]:overflow-x-clip">
      {/* From the top of the page, behind the header and an announcement. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-192 bg-linear-to-b from-marigold-wash to-paper"
      />
      <Toran />
      <div className="mx-auto grid grid-cols-1 max-w-6xl items-center gap-x-12 gap-y-12 px-4 pt-10 pb-12 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:pt-14 lg:pb-20">
        <div className="text-center lg:text-left">
          <p className="font-medium tracking-wide text-marigold-ink">{say('landing.hero.above')}</p>
          <h1
            tabIndex={-1}
            className="mx-auto mt-3 max-w-xl font-display text-[2.75rem]/[1.12] text-wine max-sm:[&:lang(ta)]:text-4xl sm:text-6xl/[1.1] lg:mx-0"
          >
            {say('landing.hero.title')}
          </h1>
          <p className="mx-auto mt-5 max-w-xl text-lg text-ink sm:text-xl/8 lg:mx-0">{say('landing.hero.lead')}</p>
          <div className="mt-8 flex flex-wrap items-center justify-center gap-3 lg:justify-start">
            <ButtonLink href={paths.register.to()} size="large" className="max-sm:w-full">
              {say('landing.hero.start')}
            </ButtonLink>
            <ButtonLink href={paths.login.to()} look="quiet" size="large" className="max-sm:w-full">
              {say('landing.hero.sign-in')}
            </ButtonLink>
          </div>
          <p className="mt-5 text-faded">
            {say('landing.hero.note')}{' '}
            <TextLink href={paths.about.to(language)} className="-my-2.5 inline-block py-2.5">
              {say('landing.hero.story')}
            </TextLink>
          </p>
        </div>
        <SampleWishlist />
      </div>
    </div>
  );
}
