import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import app from '../config/messages/en/app.ts';
import failures from '../config/messages/en/failures.ts';
import footer from '../config/messages/en/footer.ts';
import shell from '../config/messages/en/shell.ts';
import { PSEUDO } from '../config/messages/languages.ts';
import { connect } from '../data/connection.ts';
import { languageStore } from '../session/language/language-store.ts';
import { loadArea } from '../session/language/load-area.ts';
import { untilLoaded } from '../ui/lazy-part.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'a' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

/** The application at an address, with the messages that main.tsx brings. */
async function open(path: string, load = loadArea) {
  const languages = languageStore({ app, failures, footer, shell }, load);
  const router = createMemoryRouter(routes(languages), { initialEntries: [path] });
  render(
    <Providers connection={connect({ firebase, emulators: null })} languages={languages}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { languages, router, heading };
}

it('changes every text at once, and keeps the page and unfinished input', async () => {
  const { languages, heading } = await open('/contact');
  const name = screen.getByLabelText('Your name');
  await userEvent.type(name, 'Ash');
  const footer = screen.getByText('Good to know');
  await act(() => languages.setLanguage(PSEUDO));
  expect(document.documentElement.lang).toBe(PSEUDO);
  expect(heading).toBeInTheDocument();
  expect(heading.textContent).toMatch(/^\[.*·\]$/);
  expect(footer.textContent).toMatch(/^\[Ğóóđ.*·\]$/);
  expect(document.title).toMatch(/^\[Çóñţ/);
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Ash');
  expect(name).toHaveFocus();
  await userEvent.type(name, 'a');
  expect(name).toHaveValue('Asha');
  await act(() => languages.setLanguage('en'));
  expect(footer).toHaveTextContent('Good to know');
  expect(name).toHaveValue('Asha');
});

it('opens the next page with its messages in the chosen language', async () => {
  const { languages, router } = await open('/contact');
  await act(() => languages.setLanguage(PSEUDO));
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('[Ŵéĺçómé báçķ'));
  await act(() => router.navigate('/help'));
  await waitFor(() => expect(document.title).toMatch(/^\[Ĥéĺþ/));
});

it('changes the address of a public page to the new language, and keeps the page', async () => {
  const { languages, heading, router } = await open('/hi/contact');
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha');
  await act(() => languages.setLanguage('ta'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ta/contact'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(heading).toBeInTheDocument();
  expect(screen.getByDisplayValue('Asha')).toHaveFocus();
  await act(() => router.navigate('/login'));
  await act(() => languages.setLanguage('hi'));
  expect(router.state.location.pathname).toBe('/login');
});

it('keeps the language if the other one cannot be loaded, and offers a retry', async () => {
  let isOffline = false;
  const { languages, heading } = await open('/contact', (...area) =>
    isOffline ? Promise.reject(new TypeError('offline')) : loadArea(...area),
  );
  const english = heading.textContent;
  isOffline = true;
  const switched = untilLoaded(() => languages.setLanguage(PSEUDO));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this. Check your connection.');
  expect(heading).toHaveTextContent(english);
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => switched);
  expect(heading).not.toHaveTextContent(english);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
