import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { useLeaveWarning } from '../session/navigation/leave-warning.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { browserRouter } from './browser-router.ts';
import { RouterNavigation } from './router-navigation.tsx';

function Editor() {
  const [isUnsaved, setUnsaved] = useState(false);
  const warning = useLeaveWarning(isUnsaved);
  return (
    <>
      <h1>Editor</h1>
      <button onClick={() => setUnsaved(true)}>Type</button>
      <a href="/list">The list</a>
      <ConfirmDialog
        open={warning.isAsking}
        title="Leave?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={warning.leave}
        onCancel={warning.stay}
      >
        <p>Not saved.</p>
      </ConfirmDialog>
    </>
  );
}

function Home() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <h1>Home</h1>
      <a href="/editor">The editor</a>
      <a href="/slow">The slow one</a>
      <button onClick={() => setAsking(true)}>Ask</button>
      <ConfirmDialog
        open={isAsking}
        title="Sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        <p>Really?</p>
      </ConfirmDialog>
    </>
  );
}

function open(...more: RouteObject[]) {
  const routes: RouteObject[] = [
    {
      element: (
        <RouterNavigation>
          <Outlet />
        </RouterNavigation>
      ),
      children: [
        { path: '/', Component: Home },
        { path: '/editor', Component: Editor },
        { path: '/list', element: <h1>List</h1> },
        ...more,
      ],
    },
  ];
  const router = browserRouter(routes, { isPrerendered: false });
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const isAt = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
const back = () => act(() => window.history.back());
const question = (name: string) => screen.findByRole('alertdialog', { name });
const depthIs = (overlays: number | undefined) =>
  waitFor(() => expect((window.history.state as { overlays?: number }).overlays).toBe(overlays));

beforeEach(() => window.history.pushState(null, '', '/'));

async function typeInEditor() {
  open();
  await follow('The editor');
  await isAt('Editor');
  await press('Type');
}

it('asks on Back, closes the question on the next Back, and asks again', async () => {
  await typeInEditor();
  for (let time = 0; time < 2; time++) {
    back();
    await question('Leave?');
    await depthIs(1);
    back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await depthIs(undefined);
    expect(window.location.pathname).toBe('/editor');
  }
  back();
  await question('Leave?');
  await depthIs(1);
  await press('Leave');
  await isAt('Home');
  expect(window.location.pathname).toBe('/');
});

it('follows the link once the question is answered', async () => {
  await typeInEditor();
  await follow('The list');
  await question('Leave?');
  await depthIs(1);
  await press('Leave');
  await isAt('List');
  back();
  await isAt('Editor');
});

it('continues a navigation while a dialog opens and closes', async () => {
  let finish = () => undefined as void;
  const loading = new Promise<{ element: React.ReactNode }>((resolve) => {
    finish = () => resolve({ element: <h1>Slow</h1> });
  });
  open({ path: '/slow', lazy: () => loading });
  await follow('The slow one');
  await press('Ask');
  await depthIs(1);
  back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await depthIs(undefined);
  finish();
  await isAt('Slow');
});

it('gives the first entry of each page load its own key, and keeps it across a reload', () => {
  open();
  const { key } = window.history.state as { key: string };
  expect(key).toMatch(/^\d+$/);
  open();
  expect(window.history.state).toMatchObject({ key });
});
