import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import app from '../config/messages/en/app.ts';
import failures from '../config/messages/en/failures.ts';
import footer from '../config/messages/en/footer.ts';
import shell from '../config/messages/en/shell.ts';
import { parsed } from '../config/parsed-environment.ts';
import { rememberedAccount } from '../data/accounts/remembered-account.ts';
import { connect } from '../data/connection.ts';
import { authApi } from '../session/auth/api.ts';
import { takeEarlyTaps } from '../session/browser/early-taps.ts';
import { hydrateAsPainted, startIn } from '../session/language/initial-language.ts';
import { holdInstallOffer } from '../session/install/install-offer.ts';
import { languageStore } from '../session/language/language-store.ts';
import { browserRouter } from './browser-router.ts';
import { Providers } from './providers.tsx';
import { loadPublicScreen, routes } from './routes.ts';
import './theme.css';

// The messages of the frame; each screen loads its own.
const languages = languageStore({ app, failures, footer, shell });

holdInstallOffer();
// A member's screen waits for the account, so it is loaded while React renders. After a failure, the screen loads it again.
if (rememberedAccount()) authApi.operations().catch(() => undefined);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

if (parsed.ok) {
  const { environment } = parsed;
  const isPrerendered = container.firstElementChild !== null;
  const newPage = () => (
    <StrictMode>
      <Providers connection={connect(environment)} languages={languages}>
        <RouterProvider router={browserRouter(routes(languages), { isPrerendered })} />
      </Providers>
    </StrictMode>
  );
  const hydrate = async () => {
    // If it cannot be loaded, the page offers a retry.
    const loading = loadPublicScreen(languages, window.location.pathname).catch(() => undefined);
    // In a task of its own: the script has just been evaluated, which keeps a slow phone busy.
    await new Promise((resolve) => setTimeout(resolve));
    const page = newPage();
    await loading;
    // A transition keeps the page responsive on slow phones.
    startTransition(() => void hydrateRoot(container, page));
  };
  if (isPrerendered) void hydrateAsPainted(languages, hydrate);
  else
    void startIn(languages, () => {
      takeEarlyTaps(document.body);
      createRoot(container).render(newPage());
    });
} else {
  const { problems } = parsed;
  container.replaceChildren();
  void import('./not-set-up.tsx').then(({ NotSetUp }) =>
    createRoot(container).render(<NotSetUp say={languages.current().say} problems={problems} />),
  );
}
