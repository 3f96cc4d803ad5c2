import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

function Views() {
  const [selected, setSelected] = useState<'gifts' | 'blessings' | 'numbers'>('gifts');
  return (
    <Tabs
      label="Views"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'gifts', label: 'Gifts' },
        { id: 'blessings', label: 'Blessings' },
        { id: 'numbers', label: 'Numbers' },
      ]}
    >
      All {selected}
    </Tabs>
  );
}

it('shows one panel, labelled by its tab', async () => {
  render(<Views />);
  expect(screen.getByRole('tabpanel', { name: 'Gifts' })).toHaveTextContent('All gifts');
  await userEvent.click(screen.getByRole('tab', { name: 'Numbers' }));
  expect(screen.getByRole('tabpanel', { name: 'Numbers' })).toHaveTextContent('All numbers');
  expect(screen.getByRole('tab', { name: 'Numbers' })).toHaveAttribute('aria-selected', 'true');
});

it('is one tab stop, and moves with the arrow keys', async () => {
  render(<Views />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Gifts' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Numbers' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Blessings' })).toBeVisible();
  await userEvent.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'Gifts' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
