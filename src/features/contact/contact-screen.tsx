import { useCallback, useRef } from 'react';
import { ANONYMOUS } from '../../domain/ids.ts';
import type { SupportCategory } from '../../domain/support.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeading, Section } from '../../ui/page.tsx';
import { type ContactApi, contactApi } from './api.ts';
import { ContactForm } from './contact-form.tsx';
import { Hours, ResponseTimes } from './hours.tsx';
import { Questions } from './questions.tsx';
import { Topics } from './topics.tsx';
import { useContactForm } from './use-contact-form.ts';
import { HelpBanner, Urgent, Ways } from './ways.tsx';

export function ContactScreen({ api: given }: { readonly api?: ContactApi }) {
  const { say } = useSession();
  const { who } = useAuth();
  const api = useApi(contactApi, given);
  const sender = who.state === 'signed-in' ? who.account.id : ANONYMOUS;
  const form = useContactForm(useCallback((written) => api.send(written, sender), [api, sender]));
  const place = useRef<HTMLDivElement>(null);
  const choose = (category: SupportCategory) => {
    form.change({ category });
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Page>
      <PageHeading title={say('contact.heading')} lead={say('contact.lead')} />
      <Ways />
      <Topics onChoose={choose} />
      <div className="mt-10 grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div ref={place} tabIndex={-1} role="group" aria-label={say('contact.form.title')} className="scroll-mt-20">
          <Card title={say('contact.form.title')}>
            <p className="-mt-2 mb-5 text-faded">{say('contact.form.lead')}</p>
            <ContactForm {...form} />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <Urgent />
          <Hours />
        </div>
      </div>
      <div className="mt-12 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <Section title={say('contact.times.title')}>
            <ResponseTimes />
          </Section>
        </div>
        <div>
          <Questions />
        </div>
      </div>
      <HelpBanner />
    </Page>
  );
}
