import { useId } from 'react';
import { brand } from '../../config/brand.ts';
import { phoneLink } from '../../config/phone-link.ts';
import { useSession } from '../../session/session.tsx';
import { PhoneIcon, MailIcon } from '../../ui/icons.tsx';
import { EXPLORE, FOOTER_LINK, FooterLinks, GOOD_TO_KNOW } from './footer-links.tsx';
import type { ShellLink } from './header-links.ts';
import { LanguageSelect } from './language-select.tsx';
import { Newsletter } from './newsletter.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

/** The footer of public pages: links, contact and newsletter. */
export function SiteFooter() {
  const { say } = useSession();
  return (
    <footer className="far-240 border-t border-line bg-card">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-4 py-10 sm:px-6 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.6fr] lg:py-14">
        <div className="space-y-3">
          <Wordmark />
          <p className="max-w-sm text-faded">{say('footer.promise')}</p>
          <SocialLinks />
          <LanguageSelect />
        </div>
        <div className="grid grid-cols-2 gap-4 lg:contents">
          <Column title={say('footer.explore')} links={EXPLORE} />
          <Column title={say('footer.good-to-know')} links={GOOD_TO_KNOW} />
        </div>
        <div className="space-y-8 md:col-span-2 md:grid md:grid-cols-2 md:gap-8 md:space-y-0 lg:col-span-1 lg:block lg:space-y-8">
          <Newsletter />
          <address className="not-italic">
            <h2 className="font-display text-xl text-wine">{say('footer.reach-us')}</h2>
            <p className="mt-1 text-faded">{say('footer.place')}</p>
            <a href={`mailto:${brand.supportEmail}`} className={`${FOOTER_LINK} gap-2`}>
              <MailIcon />
              {brand.supportEmail}
            </a>
            <br />
            <a href={phoneLink(brand.phone)} className={`${FOOTER_LINK} gap-2`}>
              <PhoneIcon />
              {brand.phone}
            </a>
          </address>
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-faded">
          <span>{say('shell.footer.rights', { brand: brand.name })}</span>
          <span>{say('footer.made')}</span>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly ShellLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl text-wine">
        {title}
      </h2>
      <FooterLinks links={links} className="mt-1 text-ink" />
    </nav>
  );
}
