import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './dialog.tsx';

function Gift() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Contribute</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="A brass urli" closeLabel="Close">
        <input aria-label="Amount" type="file" />
      </Sheet>
    </>
  );
}

it('focuses its heading, and returns the focus on close', async () => {
  render(<Gift />);
  const opener = screen.getByRole('button', { name: 'Contribute' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'A brass urli' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A brass urli' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('starts to fade out before it closes, if it is dismissed', async () => {
  render(<Gift />);
  await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toHaveAttribute('data-leaving');
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
});

it('closes at once if its owner asked first', async () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={() => undefined} title="A brass urli" closeLabel="Close">
      <p>₹7,500 to go</p>
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  rerender(sheet(false));
  expect(dialog).not.toHaveAttribute('open');
});

it('stays open if it is opened again while it fades out', async () => {
  render(<Gift />);
  await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Contribute' }));
  expect(dialog).not.toHaveAttribute('data-leaving');
  await new Promise<void>((painted) => afterPaint(painted));
  expect(dialog).toHaveAttribute('open');
});

it('closes on Escape and on its backdrop, but not on its content', async () => {
  const close = vi.fn();
  render(
    <Sheet open onClose={close} title="A brass urli" closeLabel="Close">
      <p>₹7,500 to go</p>
    </Sheet>,
  );
  await userEvent.click(screen.getByText('₹7,500 to go'));
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  const dialog = screen.getByRole('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(0, 100, 400, 300);
  fireEvent.mouseDown(dialog, { clientX: 20, clientY: 150 });
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
  expect(close).toHaveBeenCalledTimes(2);
});

it('ignores the cancel event of a file picker', async () => {
  render(<Gift />);
  await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
  screen.getByLabelText('Amount').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('stays open while its owner keeps it open, even if the browser closes it', async () => {
  render(
    <Sheet open onClose={vi.fn()} title="Sending" closeLabel="Close">
      <p>Please wait.</p>
    </Sheet>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await userEvent.click(dialog);
  fireEvent(dialog, closedByTheBrowser(dialog));
  expect(screen.getByRole('dialog')).toBeVisible();
});

function closedByTheBrowser(dialog: HTMLDialogElement): Event {
  dialog.open = false;
  return new Event('close');
}

it('closes when it unmounts', async () => {
  const { rerender } = render(<Gift />);
  await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  rerender(<p>Another page</p>);
  expect(dialog.open).toBe(false);
});

it('focuses the cancel button of a question', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      open
      title="Delete this wishlist?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>Its gifts go with it.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete this wishlist?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
});
