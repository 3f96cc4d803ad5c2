import { describe, expect, it } from 'vitest';
import { sayInEnglish } from './language.ts';

describe('the message catalogue', () => {
  it('fills in what it is given', () => {
    expect(sayInEnglish('signIn.signedInAs', { email: 'asha@shagun.example' })).toBe(
      'Signed in as asha@shagun.example',
    );
  });

  it('leaves a marker in sight when its value is forgotten', () => {
    expect(sayInEnglish('signIn.signedInAs')).toBe('Signed in as {email}');
  });
});
