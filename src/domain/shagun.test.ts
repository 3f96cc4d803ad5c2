import { describe, expect, it } from 'vitest';
import { rupees } from './money.ts';
import { shagunChips } from './shagun.ts';
import { item } from './testing/examples.ts';

describe('shagun amounts', () => {
  it.each([
    [{ price: rupees(60_000) }, [101, 501, 1_101, 2_101, 5_001, 11_001, 21_001, 51_001]],
    [{ price: rupees(51_000) }, [101, 501, 1_101, 2_101, 5_001, 11_001, 21_001]],
    [{ price: rupees(5_001) }, [101, 501, 1_101, 2_101, 5_001]],
    [{ price: rupees(5_000) }, [101, 501, 1_101, 2_101]],
    [{ price: rupees(5_000), fundedAmount: rupees(4_499) }, [101, 501]],
    [{ price: rupees(5_000), minContribution: rupees(1_000) }, [1_101, 2_101]],
    [{ price: rupees(5_000), maxContribution: rupees(501) }, [101, 501]],
    [{ price: rupees(5_000), fundedAmount: rupees(4_950) }, []],
    [{ price: rupees(5_000), fundedAmount: rupees(5_000), isFunded: true }, []],
  ])('that fit an item of %o are %o', (state, chips) => {
    expect(shagunChips(item({ fundingGoal: state.price, ...state }), 'en')).toEqual(chips);
  });

  it('all fit the general fund', () => {
    expect(shagunChips(null, 'hi')).toEqual([101, 501, 1_101, 2_101, 5_001, 11_001, 21_001, 51_001]);
  });

  it('end in sixteen in Telugu', () => {
    expect(shagunChips(item({ price: rupees(5_100), fundingGoal: rupees(5_100) }), 'te')).toEqual([
      116, 516, 1_116, 2_116,
    ]);
  });
});
