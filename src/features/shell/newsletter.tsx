import { useEffect, useId, useRef } from 'react';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import type { SubscriptionsApi } from '../../session/subscriptions/api.ts';
import { useSubscriptionBox } from '../../session/subscriptions/subscription-box.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';

/** Subscribes to the newsletter. The input is kept until it is stored. */
export function Newsletter({ api }: { readonly api?: SubscriptionsApi }) {
  const { say } = useSession();
  const { form, change, errorOf, isBusy, failure, element, onSubmit, subscribed, again } = useSubscriptionBox(
    'newsletter',
    api,
  );
  useTypedEarly(element, (typed) => change({ email: typed.get('email') ?? '' }));
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="font-display text-xl text-wine">
        {say('footer.newsletter.title')}
      </h2>
      <p className="mt-1 text-faded">{say('footer.newsletter.lead')}</p>
      <div className="mt-3 min-h-36">
        {subscribed !== null ? (
          <Thanks text={say('footer.newsletter.done', { email: subscribed })}>
            <Button look="link" onClick={again}>
              {say('footer.newsletter.again')}
            </Button>
          </Thanks>
        ) : (
          <form ref={element} method="dialog" noValidate onSubmit={onSubmit}>
            <EmailField
              name="email"
              label={say('footer.newsletter.email')}
              value={form.email}
              onChange={({ target }) => change({ email: target.value })}
              error={failure ? sayFailure(say, failure) : errorOf('email')}
            />
            <Button type="submit" look="quiet" busy={isBusy} busyLabel={say('footer.newsletter.busy')} className="mt-1">
              {say('footer.newsletter.subscribe')}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

/** Replaces the form and takes its focus, so that screen readers announce it. */
function Thanks({ text, children }: { text: string; children: React.ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} className="font-semibold text-leaf">
        {text}
      </p>
      {children}
    </>
  );
}
