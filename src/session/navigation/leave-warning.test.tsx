import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useFollowedLinks } from '../testing/in-router.tsx';
import { useLeaveWarning } from './leave-warning.ts';
import { NavigationProvider, useNavigation } from './navigation.tsx';

/** Three pages; /edit may have unsaved changes. */
function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useFollowedLinks();
  return (
    <NavigationProvider navigation={{ path: pathname, go: (to) => void navigate(to) }}>
      <h1>{pathname}</h1>
      {pathname === '/edit' ? <Editor /> : null}
      <button onClick={() => void navigate('/list')}>To the list</button>
      <button onClick={() => void navigate('/edit')}>To the editor</button>
    </NavigationProvider>
  );
}

function Editor() {
  const { go } = useNavigation();
  const [isUnsaved, setUnsaved] = useState(false);
  const { isAsking, stay, leave } = useLeaveWarning(isUnsaved);
  return (
    <>
      <button onClick={() => setUnsaved(true)}>Type</button>
      <button onClick={() => setUnsaved(false)}>Save</button>
      <a href="/elsewhere">Elsewhere</a>
      <button onClick={() => go('/saved')}>Move on</button>
      {isAsking && (
        <p>
          Leave? <button onClick={stay}>Stay</button> <button onClick={leave}>Leave</button>
        </p>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAt = (path: string) => waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(path));
const back = (steps = -1) => act(() => window.history.go(steps));

async function openEditor() {
  const router = createBrowserRouter([{ path: '*', Component: Pages }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await press('To the list');
  await press('To the editor');
  await isAt('/edit');
}

beforeEach(() => window.history.pushState(null, '', '/home'));

describe('going back', () => {
  it('is not blocked without unsaved changes', async () => {
    await openEditor();
    back();
    await isAt('/list');
  });

  it('asks with unsaved changes, and stays on the page', async () => {
    await openEditor();
    await press('Type');
    back();
    await screen.findByText('Leave?');
    expect(window.location.pathname).toBe('/edit');
    expect(screen.getByRole('heading')).toHaveTextContent('/edit');
    await press('Stay');
    expect(screen.queryByText('Leave?')).not.toBeInTheDocument();
    back();
    await screen.findByText('Leave?');
  });

  it('goes there if the user confirms', async () => {
    await openEditor();
    await press('Type');
    back();
    await screen.findByText('Leave?');
    await press('Leave');
    await isAt('/list');
    back(1);
    await isAt('/edit');
  });

  it('goes back as many pages as requested', async () => {
    await openEditor();
    await press('Type');
    back(-2);
    await screen.findByText('Leave?');
    await press('Leave');
    await isAt('/home');
  });

  it('does not ask after saving', async () => {
    await openEditor();
    await press('Type');
    back();
    await screen.findByText('Leave?');
    await press('Stay');
    await press('Save');
    back();
    await isAt('/list');
  });

  it('works as usual within the page', async () => {
    await openEditor();
    await press('Type');
    act(() => void (window.location.hash = '#gifts'));
    await waitFor(() => expect(window.location.hash).toBe('#gifts'));
    back();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.queryByText('Leave?')).not.toBeInTheDocument();
    back();
    await screen.findByText('Leave?');
    expect(window.location.pathname).toBe('/edit');
  });
});

it('asks before following a link, too', async () => {
  await openEditor();
  await press('Type');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('Leave?');
  await press('Leave');
  await isAt('/elsewhere');
});

it('does not ask when the page itself navigates, as after saving', async () => {
  await openEditor();
  await press('Type');
  await press('Move on');
  await isAt('/saved');
});
