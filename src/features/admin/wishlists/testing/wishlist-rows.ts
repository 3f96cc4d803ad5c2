import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Moderation } from '../../../../domain/common-fields.ts';
import { systemLogId, userId } from '../../../../domain/ids.ts';
import { ASHA, InMemoryReview } from './in-memory-review.ts';

export function having(...rows: InMemoryReview['rows']): InMemoryReview {
  const api = new InMemoryReview();
  api.rows = rows;
  api.people = [ASHA];
  return api;
}

export const moderatedAs = (action: string): Moderation => ({
  logId: systemLogId('log'),
  action,
  by: userId('admin'),
  at: new Date('2026-12-05T06:30:00Z'),
  reason: '',
});

export const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** The titles of the listed wishlists. */
export const titles = () =>
  screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').firstChild?.textContent);
