import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { rupees } from '../../domain/money.ts';
import { sheet } from './testing/giving-sheet-page.ts';
import { openGuestPage } from './testing/guest-page.tsx';
import { funded, swing } from './testing/swing.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the amount', () => {
  it.each([
    [
      'all that fit a large gift',
      {},
      0,
      ['₹101', '₹501', '₹1,101', '₹2,101', '₹5,001', '₹11,001', 'Complete this gift · ₹20,000'],
    ],
    ['no more than is left', {}, 19_400, ['₹101', '₹501', 'Complete this gift · ₹600']],
    [
      'no less than the least',
      { minContribution: rupees(1_000) },
      0,
      ['₹1,101', '₹2,101', '₹5,001', '₹11,001', 'Complete this gift · ₹20,000'],
    ],
    ['no more than the most', { maxContribution: rupees(2_000) }, 0, ['₹101', '₹501', '₹1,101']],
    [
      'the rest, though it is below the least',
      { minContribution: rupees(1_000) },
      19_950,
      ['Complete this gift · ₹50'],
    ],
  ])('is suggested as %s', async (_, details, given, chips) => {
    openGuestPage(funded(swing(details), given));
    await sheet.openFor('Contribute to Swing');
    expect(sheet.chips()).toEqual(chips);
  });

  it('is asked for with the quantity and what is left', async () => {
    openGuestPage(swing({ quantity: 2 }));
    await sheet.openFor('Contribute to Swing');
    expect(screen.getByText('Quantity: 2', { selector: 'dialog *' })).toBeVisible();
    expect(screen.getByText('₹20,000 to go', { selector: 'dialog *' })).toBeVisible();
  });

  it('has no upper limit for the general fund', async () => {
    openGuestPage(swing());
    await sheet.openFor('Bless the couple');
    expect(sheet.chips()).toEqual([...['₹101', '₹501', '₹1,101', '₹2,101', '₹5,001', '₹11,001', '₹21,001', '₹51,001']]);
    await sheet.type('Your shagun', '1,00,001');
    expect(screen.getByRole('button', { name: 'Next: your blessing' })).toBeEnabled();
  });

  it('can be chosen by a tap, or typed in common notations', async () => {
    openGuestPage(swing());
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹1,101');
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
    await sheet.type('Your shagun', '₹ 2,101');
    expect(screen.getByRole('button', { name: '₹2,101' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '₹1,101' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is grouped while it is typed, and Backspace deletes a digit wherever the caret is', async () => {
    openGuestPage(swing());
    await sheet.openFor('Bless the couple');
    const field = sheet.field<HTMLInputElement>('Your shagun');
    await userEvent.type(field, '1000000');
    expect(field).toHaveValue('10,00,000');
    await userEvent.keyboard('{Backspace}');
    expect(field).toHaveValue('1,00,000');
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(field).toHaveValue('00,000');
    await userEvent.keyboard('25');
    expect(field).toHaveValue('25,00,000');
    expect(field.selectionStart).toBe(3);
  });

  it.each([
    ['1,00,000', '1,00,000'],
    ['₹ 500', '500'],
  ])('accepts “%s” when pasted', async (pasted, shown) => {
    openGuestPage(swing());
    await sheet.openFor('Bless the couple');
    await sheet.type('Your shagun', pasted);
    expect(sheet.field('Your shagun')).toHaveValue(shown);
    expect(screen.getByRole('button', { name: 'Next: your blessing' })).toBeEnabled();
  });

  it.each([
    ['0', 'Please enter a valid contribution amount'],
    ['12.5', 'Please enter a valid contribution amount'],
    ['many', 'Please enter a valid contribution amount'],
    ['499', 'Minimum contribution is ₹500'],
    ['12001', 'Maximum contribution is ₹12,000'],
    ['11000', 'Only ₹10,500 is left for this item'],
  ])('shows what is wrong with “%s” while it is typed: %s', async (amount, words) => {
    openGuestPage(funded(swing({ minContribution: rupees(500), maxContribution: rupees(12_000) }), 9_500));
    await sheet.openFor('Contribute to Swing');
    expect(sheet.field('Your shagun')).toHaveAccessibleDescription(/^From ₹500 to ₹12,000 for this gift/);
    await sheet.type('Your shagun', amount);
    expect(sheet.field('Your shagun')).toBeInvalid();
    expect(sheet.field('Your shagun')).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('requires a valid amount to continue', async () => {
    openGuestPage(swing({ minContribution: rupees(500) }));
    await sheet.openFor('Contribute to Swing');
    const next = screen.getByRole('button', { name: 'Next: your blessing' });
    expect(next).toBeDisabled();
    await sheet.type('Your shagun', '0');
    expect(next).toBeDisabled();
    await sheet.type('Your shagun', '20');
    await userEvent.click(next);
    await waitFor(() => expect(sheet.field('Your shagun')).toHaveFocus());
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
  });
});
