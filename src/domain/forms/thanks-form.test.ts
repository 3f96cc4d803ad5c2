import { describe, expect, it } from 'vitest';
import { pictureAt } from '../testing/examples.ts';
import { checkThanks, thanksForm } from './thanks-form.ts';

const [one, two] = [pictureAt('one'), pictureAt('two')];

describe('the thanks', () => {
  it('need words', () => {
    expect(checkThanks(thanksForm(null, false))).toMatchObject({
      ok: false,
      problems: { words: { code: 'required' } },
    });
  });

  it.each([true, false])('show the page after the celebration, with giving closed: %j', (isGivingPaused) => {
    expect(checkThanks({ ...thanksForm(null, isGivingPaused), words: ' Thank you. ' })).toEqual({
      ok: true,
      value: { isActive: true, stage: 'after', isGivingPaused, thanks: { words: 'Thank you.', pictures: [] } },
    });
  });

  it('keep the order of their pictures, without gaps', () => {
    const form = {
      ...thanksForm({ words: 'Thank you.', pictures: [one] }, false),
      picture1: '',
      picture2: two,
      picture3: one,
    };
    expect(checkThanks(form)).toMatchObject({ value: { thanks: { pictures: [two, one] } } });
  });

  it('fill the form as they were saved', () => {
    const thanks = { words: 'Thank you.', pictures: [one, two] };
    expect(checkThanks(thanksForm(thanks, true))).toMatchObject({ value: { thanks, isGivingPaused: true } });
  });
});
