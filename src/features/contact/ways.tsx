import type { ReactNode } from 'react';
import { brand } from '../../config/brand.ts';
import { phoneLink } from '../../config/phone-link.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Line } from '../../ui/icon.tsx';
import { PhoneIcon, WarningIcon, MailIcon } from '../../ui/icons.tsx';

const LINK = 'inline-flex min-h-touch items-center font-semibold text-wine underline-offset-4 hover:underline';

/** E-mail, phone and the office. */
export function Ways() {
  const { say } = useSession();
  return (
    <section aria-label={say('contact.ways')}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <Way icon={<MailIcon className="size-6" />} title={say('contact.email.title')} text={say('contact.email.text')}>
          <a href={`mailto:${brand.supportEmail}`} className={LINK}>
            {brand.supportEmail}
          </a>
        </Way>
        <Way
          icon={<PhoneIcon className="size-6" />}
          title={say('contact.phone.title')}
          text={say('contact.phone.text')}
        >
          <a href={phoneLink(brand.phone)} className={LINK}>
            {brand.phone}
          </a>
        </Way>
        <Way icon={<PlaceIcon />} title={say('contact.office.title')} text={say('contact.office.text')}>
          <address className="py-1.5 not-italic">{brand.address}</address>
        </Way>
      </ul>
    </section>
  );
}

function PlaceIcon() {
  return (
    <Line
      d="M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM14.500 9a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z"
      className="size-6"
    />
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className="flex gap-4 rounded-2xl border border-line bg-card p-5 lift">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-wine-wash text-wine">{icon}</span>
      <div className="min-w-0">
        <h2 className="font-display text-xl text-wine">{title}</h2>
        {children}
        <p className="text-sm text-faded">{text}</p>
      </div>
    </li>
  );
}

/** For urgent matters. */
export function Urgent() {
  const { say } = useSession();
  return (
    <section aria-labelledby="contact-urgent" className="rounded-2xl bg-alarm-wash p-5 sm:p-6">
      <h2 id="contact-urgent" className="flex items-center gap-2 font-display text-2xl/8 text-alarm">
        <WarningIcon className="size-6" />
        {say('contact.urgent.title')}
      </h2>
      <p className="mt-2 text-ink">{say('contact.urgent.text')}</p>
      <dl className="mt-4">
        <dt className="mt-2 text-sm text-ink">{say('contact.urgent.email')}</dt>
        <dd>
          <a href={`mailto:${brand.urgentEmail}`} className={URGENT_LINK}>
            {brand.urgentEmail}
          </a>
        </dd>
        <dt className="mt-1 text-sm text-ink">{say('contact.urgent.phone')}</dt>
        <dd>
          <a href={phoneLink(brand.urgentPhone)} className={URGENT_LINK}>
            {brand.urgentPhone}
          </a>
        </dd>
      </dl>
    </section>
  );
}

const URGENT_LINK = 'inline-flex min-h-touch items-center font-semibold text-alarm underline underline-offset-4';

/** A link to the help pages at the end. */
export function HelpBanner() {
  const { say } = useSession();
  return (
    <section
      aria-labelledby="contact-banner"
      className="mt-12 flex flex-wrap items-center justify-between gap-5 rounded-2xl bg-seal px-6 py-8 text-on-seal sm:px-8"
    >
      <div>
        <h2 id="contact-banner" className="font-display text-2xl/8 sm:text-3xl/10">
          {say('contact.banner.title')}
        </h2>
        <p className="mt-1">{say('contact.banner.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`mailto:${brand.supportEmail}`} look="quiet" icon={<MailIcon />}>
          {say('contact.banner.email')}
        </ButtonLink>
        <ButtonLink href={phoneLink(brand.phone)} look="quiet" icon={<PhoneIcon />}>
          {say('contact.banner.call')}
        </ButtonLink>
      </div>
    </section>
  );
}
