import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rupees } from '../../domain/money.ts';
import { itemDetails } from '../../domain/testing/examples.ts';
import type { ItemDetails } from '../../domain/wishlist.ts';
import type { Outcome } from '../../session/outcome.ts';
import { AtPath } from '../../session/testing/at-path.tsx';
import type { Pictures } from './api.ts';
import { ItemSheet } from './item-sheet.tsx';
import { enter, press } from './testing.tsx';

const PICTURES: Pictures = { upload: () => expect.fail('nothing is sent'), discard: () => undefined };
const onSave = vi.fn(async (): Promise<Outcome> => ({ ok: true, value: undefined }));
const onClosed = vi.fn();
beforeEach(() => void onSave.mockClear());

describe('a gift that another host changes meanwhile', () => {
  const lamp = itemDetails({ title: 'Brass lamp' });
  const mayChange = (current: Partial<ItemDetails>) => {
    const sheet = (now: ItemDetails) => (
      <AtPath path="/create-wishlist">
        <ItemSheet item={lamp} current={now} pictures={PICTURES} onSave={onSave} onClosed={onClosed} />
      </AtPath>
    );
    const { rerender } = render(sheet(lamp));
    return { arrive: () => rerender(sheet({ ...lamp, ...current })) };
  };
  const saveIt = () => press('Save the gift');

  it('says nothing about fields that only the other changed', async () => {
    const { arrive } = mayChange({ description: 'For every evening' });
    enter({ Name: 'Copper lamp' });
    arrive();
    expect(screen.queryByText(/^Another host has just changed this gift/)).not.toBeInTheDocument();
    await saveIt();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...lamp, title: 'Copper lamp' }, lamp);
  });

  it('shows both values of a field that both changed, and takes the other’s', async () => {
    const { arrive } = mayChange({ title: 'Silver lamp' });
    enter({ Name: 'Copper lamp' });
    arrive();
    expect(screen.getByRole('alert')).toHaveTextContent(/Now: Silver lamp.*Yours: Copper lamp/);
    await press('Use theirs');
    expect(screen.getByLabelText('Name')).toHaveValue('Silver lamp');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await saveIt();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { ...lamp, title: 'Silver lamp' },
      { ...lamp, title: 'Silver lamp' },
    );
  });

  it('keeps this host’s value once it is chosen', async () => {
    const { arrive } = mayChange({ price: rupees(7_000), priority: 'high' });
    enter({ Cost: '6,000', Priority: 'low' });
    arrive();
    expect(screen.getByRole('alert')).toHaveTextContent(/Now: High.*Yours: Low/);
    const [first] = screen.getAllByRole('button', { name: 'Keep mine' });
    if (first) fireEvent.click(first);
    await press('Keep mine');
    await saveIt();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { ...lamp, price: 6_000, priority: 'low' },
      { ...lamp, price: 7_000, priority: 'high' },
    );
  });
});
