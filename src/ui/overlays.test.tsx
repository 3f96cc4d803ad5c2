import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { connectHistory, leaveOverlays, openOverlays } from './overlays.ts';

/** A form that asks before it discards its input, and a menu. */
function Page() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setAsking(false);
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Report</button>
      <Sheet open={open} onClose={() => (text === '' ? close() : setAsking(true))} title="Report" closeLabel="Close">
        <input aria-label="Reason" value={text} onChange={({ target }) => setText(target.value)} />
      </Sheet>
      <ConfirmDialog
        open={asking}
        title="Discard it?"
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        <p>It is not sent.</p>
      </ConfirmDialog>
      <Menu label="More" trigger={null}>
        <MenuItem onSelect={() => setOpen(true)}>Report it</MenuItem>
      </Menu>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const traverse = (steps: number) => act(() => window.history.go(steps));
const stateIs = (state: unknown) => waitFor(() => expect(window.history.state).toEqual(state));
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

// As when a page connects and an overlay opens at the same time.
beforeAll(() => Promise.all([connectHistory(), connectHistory()]));
beforeEach(async () => {
  expect(openOverlays).toEqual([]);
  window.history.pushState({ page: 'before' }, '', '/before');
  window.history.pushState({ page: 'list' }, '', '/list');
});

it('closes a dialog on Back, and leaves the page on the next one', async () => {
  render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  traverse(-1);
  await isClosed('Report');
  await stateIs({ page: 'list' });
  traverse(-1);
  await stateIs({ page: 'before' });
});

it('leaves no entry behind when a dialog is closed by its button', async () => {
  render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  await press('Close');
  await stateIs({ page: 'list' });
  traverse(-1);
  await stateIs({ page: 'before' });
});

it('closes the topmost of two dialogs first', async () => {
  render(<Page />);
  await press('Report');
  await userEvent.type(screen.getByLabelText('Reason'), 'spam');
  await stateIs({ page: 'list', overlays: 1 });
  traverse(-1);
  expect(await screen.findByRole('alertdialog', { name: 'Discard it?' })).toBeVisible();
  await stateIs({ page: 'list', overlays: 2 });
  traverse(-1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Reason')).toHaveValue('spam');
  await stateIs({ page: 'list', overlays: 1 });
  await press('Close');
  await stateIs({ page: 'list', overlays: 2 });
  await press('Discard');
  await stateIs({ page: 'list' });
  traverse(-1);
  await stateIs({ page: 'before' });
});

it('closes two overlays when Back goes two entries at once', async () => {
  render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  await press('More');
  await stateIs({ page: 'list', overlays: 2 });
  traverse(-2);
  await isClosed('Report');
  await stateIs({ page: 'list' });
});

it('returns at once from Forward to a closed dialog', async () => {
  render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  traverse(-1);
  await isClosed('Report');
  const returned = new Promise<unknown>((resolve) => {
    addEventListener('popstate', function forward({ state }: PopStateEvent) {
      if (typeof state === 'object' && state !== null && 'overlays' in state) return;
      removeEventListener('popstate', forward);
      resolve(state);
    });
  });
  traverse(1);
  expect(await returned).toEqual({ page: 'list' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves the entry of a dialog that was open before a reload', async () => {
  window.history.pushState({ page: 'list', overlays: 1 }, '');
  window.history.pushState({ page: 'list', overlays: 2 }, '');
  await connectHistory();
  await stateIs({ page: 'list' });
});

it('keeps one entry for a menu and the dialog that it opens', async () => {
  render(<Page />);
  await press('More');
  await stateIs({ page: 'list', overlays: 1 });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report it' }));
  expect(screen.getByRole('dialog', { name: 'Report' })).toBeVisible();
  await stateIs({ page: 'list', overlays: 1 });
  traverse(-1);
  await isClosed('Report');
});

it('navigates from the page itself, not from the entry of a dialog', async () => {
  render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  const { length } = window.history;
  act(() => leaveOverlays(() => window.history.pushState({ page: 'next' }, '', '/next')));
  await stateIs({ page: 'next' });
  expect(window.history.length).toBe(length);
  traverse(-1);
  await stateIs({ page: 'list' });
});

it('closes dialogs when Back goes straight to another page', async () => {
  render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  traverse(-2);
  await isClosed('Report');
  await stateIs({ page: 'before' });
});

it('closes for good when its screen unmounts', async () => {
  const { unmount } = render(<Page />);
  await press('Report');
  await stateIs({ page: 'list', overlays: 1 });
  unmount();
  await stateIs({ page: 'list' });
});
