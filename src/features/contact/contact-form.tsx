import { useEffect, useRef } from 'react';
import {
  contactForm,
  SUPPORT_CATEGORIES,
  SUPPORT_PRIORITIES,
  type ContactForm as Typed,
} from '../../domain/support.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';
import type { ContactFormState } from './use-contact-form.ts';

/** The form in all its states. The focus and the surroundings stay the same. */
export function ContactForm(state: ContactFormState) {
  const place = useRef<HTMLDivElement>(null);
  const { isSent } = state;
  useEffect(() => {
    if (isSent) place.current?.focus({ preventScroll: true });
  }, [isSent]);
  return (
    <div ref={place} tabIndex={-1} className="grid">
      <div className={`[grid-area:1/1] ${isSent ? 'invisible' : ''}`}>
        <FormFields {...state} />
      </div>
      <div role="status" className="pointer-events-none self-center justify-self-center [grid-area:1/1]">
        {isSent && <Sent />}
      </div>
    </div>
  );
}

function FormFields({ form, change, errorOf, isBusy, failure, element, onSubmit }: ContactFormState) {
  const { say } = useSession();
  useTypedEarly(element, (typed) => {
    const {
      name = form.name,
      email = form.email,
      subject = form.subject,
      message = form.message,
    } = Object.fromEntries(typed);
    change({
      name,
      email,
      subject,
      message,
      ...chosenCategory(typed.get('category')),
      ...chosenPriority(typed.get('priority')),
    });
  });

  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2"
    >
      <TextField
        name="name"
        autoComplete="name"
        label={say('contact.form.name')}
        maxLength={contactForm.name.most}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errorOf('name')}
      />
      <EmailField
        name="email"
        label={say('contact.form.email')}
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        error={errorOf('email')}
      />
      <SelectField
        name="category"
        label={say('contact.form.category')}
        value={form.category}
        options={SUPPORT_CATEGORIES.map((value) => ({ value, label: say(`contact.category.${value}`) }))}
        onChange={(event) => change(chosenCategory(event.target.value))}
      />
      <SelectField
        name="priority"
        label={say('contact.form.priority')}
        value={form.priority}
        options={SUPPORT_PRIORITIES.map((value) => ({ value, label: say(`contact.priority.${value}`) }))}
        onChange={(event) => change(chosenPriority(event.target.value))}
      />
      <div className="sm:col-span-2">
        <TextField
          name="subject"
          label={say('contact.form.subject')}
          maxLength={contactForm.subject.most}
          value={form.subject}
          onChange={(event) => change({ subject: event.target.value })}
          error={errorOf('subject')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          name="message"
          rows={6}
          label={say('contact.form.message')}
          hint={say('contact.form.message.hint')}
          maxLength={contactForm.message.most}
          value={form.message}
          onChange={(event) => change({ message: event.target.value })}
          error={errorOf('message')}
        />
      </div>
      <div className="space-y-4 sm:col-span-2">
        {failure && <Notice text={sayFailure(say, failure)} />}
        <Button type="submit" size="large" busy={isBusy} busyLabel={say('contact.form.sending')}>
          {say('contact.form.send')}
        </Button>
      </div>
    </form>
  );
}

function chosenCategory(value: string | undefined): Partial<Typed> {
  const category = SUPPORT_CATEGORIES.find((known) => known === value);
  return category ? { category } : {};
}

function chosenPriority(value: string | undefined): Partial<Typed> {
  const priority = SUPPORT_PRIORITIES.find((known) => known === value);
  return priority ? { priority } : {};
}

function Sent() {
  const { say } = useSession();
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <svg aria-hidden viewBox="0 0 64 64" className="size-16 text-leaf">
        <circle cx="32" cy="32" r="30" fill="var(--leaf-wash)" />
        <path d="m20 33 8.500 8.500L45 24" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <h3 className="font-display text-3xl text-wine">{say('contact.form.sent')}</h3>
      <p className="max-w-sm text-faded">{say('contact.form.sent.text')}</p>
    </div>
  );
}
