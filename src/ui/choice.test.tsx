import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Chip, ChipGroup } from './chip.tsx';
import { Checkbox, Switch } from './choice.tsx';
import { RadioCards } from './radio-cards.tsx';

it('is checked by a tap on its label', async () => {
  render(
    <Checkbox error="Please accept them.">
      I accept the <a href="#terms">terms</a>
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: /I accept the terms/ });
  expect(box).toHaveAccessibleDescription('Please accept them.');
  await userEvent.click(screen.getByText(/I accept/));
  expect(box).toBeChecked();
});

it('is a switch with a description', async () => {
  render(<Switch label="Anonymous" description="Nobody sees your name." />);
  const toggle = screen.getByRole('switch', { name: 'Anonymous' });
  expect(toggle).toHaveAccessibleDescription('Nobody sees your name.');
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
});

function Visibility() {
  const [value, setValue] = useState<'public' | 'private'>('public');
  return (
    <RadioCards
      legend="Who may see it"
      value={value}
      onChange={setValue}
      options={[
        { value: 'public', label: 'Public' },
        { value: 'private', label: 'Private', description: 'Only you.' },
      ]}
    />
  );
}

it('selects one of several options', async () => {
  render(<Visibility />);
  expect(screen.getByRole('radiogroup', { name: 'Who may see it' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Private' })).toHaveAccessibleDescription('Only you.');
  await userEvent.click(screen.getByText('Only you.'));
  expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Public' })).not.toBeChecked();
});

it('selects one chip at a time', async () => {
  const choose = vi.fn();
  const options = [
    { value: 'all', label: 'All' },
    { value: 'experiences', label: 'Experiences' },
  ];
  render(<ChipGroup label="Which gifts" options={options} value="all" onChange={choose} />);
  expect(screen.getByRole('radiogroup', { name: 'Which gifts' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Experiences' }));
  expect(choose).toHaveBeenCalledWith('experiences');
});

it('exposes whether a suggestion is selected', () => {
  render(
    <>
      <Chip pressed>₹501</Chip>
      <Chip pressed={false}>₹1,101</Chip>
      <Chip>So happy for you!</Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: '₹501', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: '₹1,101', pressed: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'So happy for you!' })).not.toHaveAttribute('aria-pressed');
});
