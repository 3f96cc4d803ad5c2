import { describe, expect, it } from 'vitest';
import { type ContactForm, contactForm } from '../support.ts';
import { checkContact } from './contact-form.ts';
import { emptyForm } from './form-fields.ts';
import { checkReport } from './report-form.ts';

describe('a support message', () => {
  const complete: ContactForm = {
    name: ' Asha ',
    email: ' asha@shagun.example ',
    subject: ' A question ',
    category: 'payment',
    message: ' How? ',
    priority: 'high',
  };

  it('starts empty, with the general category and normal priority', () => {
    const empty = emptyForm(contactForm);
    expect(empty).toMatchObject({ category: 'general', priority: 'normal' });
    const outcome = checkContact(empty);
    expect(outcome).toMatchObject({ ok: false, summary: { code: 'fields-missing' } });
    expect(outcome.ok ? [] : Object.keys(outcome.problems)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('is trimmed', () => {
    expect(checkContact(complete)).toEqual({
      ok: true,
      value: {
        name: 'Asha',
        email: 'asha@shagun.example',
        subject: 'A question',
        category: 'payment',
        message: 'How?',
        priority: 'high',
      },
    });
  });

  it.each([
    [{ name: 'a'.repeat(101) }, { code: 'too-long', most: 100 }],
    [{ subject: 'a'.repeat(201) }, { code: 'too-long', most: 200 }],
    [{ message: 'a'.repeat(5_001) }, { code: 'too-long', most: 5_000 }],
    [{ email: 'asha' }, { code: 'not-an-email' }],
  ])('reports the problem', (changes, problem) => {
    const [field = ''] = Object.keys(changes);
    expect(checkContact({ ...complete, ...changes })).toEqual({
      ok: false,
      problems: { [field]: problem },
      summary: problem,
    });
  });
});

describe('a report', () => {
  it.each([
    [
      { reason: 'fraud', message: '  ' },
      { ok: true, value: { reason: 'fraud', message: '' } },
    ],
    [
      { reason: 'other', message: ' Odd ' },
      { ok: true, value: { reason: 'other', message: 'Odd' } },
    ],
  ] as const)('with %o is accepted', (form, outcome) => {
    expect(checkReport(form)).toEqual(outcome);
  });

  it.each([
    [{ reason: null, message: 'Odd' }, { reason: { code: 'required' } }],
    [{ reason: 'other', message: ' ' }, { message: { code: 'required' } }],
    [{ reason: 'spam', message: 'a'.repeat(1_001) }, { message: { code: 'too-long', most: 1_000 } }],
  ] as const)('with %o is rejected', (form, problems) => {
    expect(checkReport(form)).toMatchObject({ ok: false, problems });
  });
});
