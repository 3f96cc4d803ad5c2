import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { DateField, EmailField, SelectField, TextArea, TextField } from './field.tsx';
import { FilePicker } from './file-picker.tsx';
import { PasswordField } from './password-field.tsx';

it('is named by its label, and described by its hint and its error', () => {
  render(<TextField label="Email" hint="For your receipt." error="That is not one." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('For your receipt. That is not one.');
  expect(field).toBeInvalid();
});

it('announces an error in a live region that was already rendered', () => {
  const { rerender } = render(<TextField label="Name" />);
  const field = screen.getByRole('textbox');
  expect(field).toBeValid();
  const place = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(place).toHaveAttribute('aria-live', 'polite');

  rerender(<TextField label="Name" error="Please say who you are." />);
  expect(place).toHaveTextContent('Please say who you are.');
});

it('opens a suitable on-screen keyboard', () => {
  render(
    <>
      <AmountField label="Amount" />
      <EmailField label="Email" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
});

it('accepts a date', async () => {
  render(<DateField label="Date" />);
  await userEvent.type(screen.getByLabelText('Date'), '2026-12-05');
  expect(screen.getByLabelText('Date')).toHaveValue('2026-12-05');
});

it('shows the characters left, and announces them only near the end', () => {
  const area = (value: string) => (
    <TextArea label="Blessing" value={value} maxLength={30} sayLeft={(left) => `${left} left`} onChange={vi.fn()} />
  );
  const { rerender } = render(area('five.'));
  expect(screen.getByText('25 left')).toHaveAttribute('aria-live', 'off');
  rerender(area('five.five.five.'));
  expect(screen.getByText('15 left')).toHaveAttribute('aria-live', 'polite');
});

it('shows its options', async () => {
  const choose = vi.fn();
  const options = [
    { value: 'wedding', label: 'Wedding' },
    { value: 'other', label: 'Other' },
  ];
  render(
    <SelectField
      label="Occasion"
      options={options}
      defaultValue="wedding"
      onChange={({ target }) => void choose(target.value)}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Occasion' }), 'Other');
  expect(choose).toHaveBeenCalledWith('other');
});

it('can show a password', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('reports the picked file, also when the same one is picked again', async () => {
  const pick = vi.fn();
  render(<FilePicker label="Photo" buttonLabel="Choose a picture" error="Too large." onPick={pick} />);
  const photo = new File(['us'], 'us.png', { type: 'image/png' });
  const input = screen.getByLabelText('Choose a picture');
  await userEvent.upload(input, photo);
  await userEvent.upload(input, photo);
  expect(pick.mock.calls).toEqual([[photo], [photo]]);
  expect(input).toHaveAccessibleDescription('Too large.');
});
