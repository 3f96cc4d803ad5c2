import { useEffect, useRef, type ReactNode } from 'react';
import { brandWords } from '../../config/brand-words.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import type { SubscriptionsApi } from '../../session/subscriptions/api.ts';
import { useSubscriptionBox } from '../../session/subscriptions/subscription-box.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';

/** What is planned, with a form to be notified. */
export function NotifyMe({ api }: { readonly api: SubscriptionsApi | undefined }) {
  const { say } = useSession();
  return (
    <section
      aria-labelledby="notify-me"
      className="mt-14 grid gap-x-10 gap-y-5 rounded-2xl border border-line bg-marigold-wash p-6 sm:p-8 lg:grid-cols-2"
    >
      <div>
        <Badge tone="wine">{say('gift-ideas.soon.badge')}</Badge>
        <h2 id="notify-me" className="mt-2 font-display text-3xl/10 text-wine">
          {say('gift-ideas.soon.title')}
        </h2>
        <p className="mt-1">{say('gift-ideas.soon.text', brandWords)}</p>
      </div>
      <NotifyBox api={api} />
    </section>
  );
}

function NotifyBox({ api }: { readonly api: SubscriptionsApi | undefined }) {
  const { say } = useSession();
  const { form, change, errorOf, isBusy, failure, element, onSubmit, subscribed, again } = useSubscriptionBox(
    'gift_ideas',
    api,
  );
  useTypedEarly(element, (typed) => change({ email: typed.get('email') ?? '' }));
  if (subscribed !== null)
    return (
      <Noted text={say('gift-ideas.soon.done', { email: subscribed })}>
        <Button look="link" onClick={again}>
          {say('gift-ideas.soon.again')}
        </Button>
      </Noted>
    );
  return (
    <form ref={element} method="dialog" noValidate className="min-h-36 self-center" onSubmit={onSubmit}>
      <EmailField
        name="email"
        label={say('gift-ideas.soon.email')}
        value={form.email}
        onChange={({ target }) => change({ email: target.value })}
        error={failure ? sayFailure(say, failure) : errorOf('email')}
      />
      <Button type="submit" busy={isBusy} busyLabel={say('gift-ideas.soon.busy')} className="mt-1 max-sm:w-full">
        {say('gift-ideas.soon.notify')}
      </Button>
    </form>
  );
}

/** Replaces the form and takes its focus, so that screen readers announce it. */
function Noted({ text, children }: { text: string; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="min-h-36 content-center self-center">
      <p ref={words} tabIndex={-1} className="font-semibold text-leaf">
        {text}
      </p>
      {children}
    </div>
  );
}
