import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
// The page loads this on demand. The test loads it up front, because loading takes longer than a test waits on a busy
// machine.
import '../giving-sheet.tsx';

/** Actions of a guest in the contribution sheet. */
export const sheet = {
  async openFor(button: string) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByText('Step 1 of 2');
  },
  chips(): (string | null)[] {
    const group = screen.getByRole('group', { name: 'Suggested amounts' });
    return within(group)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  },
  field: <Field extends HTMLElement>(label: string | RegExp) =>
    within(screen.getByRole('dialog')).getByLabelText<Field>(label),
  async type(label: string | RegExp, text: string) {
    const field = this.field(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  },
  tap: async (button: string) => userEvent.click(screen.getByRole('button', { name: button })),
  async next() {
    await this.tap('Next: your blessing');
  },
  async anonymously() {
    await userEvent.click(screen.getByRole('switch', { name: 'Give anonymously', checked: false }));
  },
  async isThankful() {
    expect(await screen.findByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  },
  async giveQuickly(button: string, chip: string) {
    await this.openFor(button);
    await this.tap(chip);
    await this.next();
    await this.anonymously();
    await userEvent.click(screen.getByRole('button', { name: /^Contribute ₹[\d,]+$/ }));
    await this.isThankful();
  },
};
