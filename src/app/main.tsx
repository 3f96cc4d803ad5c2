import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { accounts } from '../config/messages/en/accounts.ts';
import { app } from '../config/messages/en/app.ts';
import { failures } from '../config/messages/en/failures.ts';
import { shell } from '../config/messages/en/shell.ts';
import { parsed } from '../config/parsed-environment.ts';
import { connect } from '../data/connection.ts';
import { takeEarlyTaps } from '../session/browser/early-taps.ts';
import { addMessages } from '../session/language/language.ts';
import { browserRouter } from './browser-router.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';
import './theme.css';

// The messages of the frame; each screen loads its own.
addMessages(app, shell, failures, accounts);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

if (parsed.ok) {
  const isPrerendered = container.firstElementChild !== null;
  const router = browserRouter(routes, { isPrerendered });
  const page = (
    <StrictMode>
      <ErrorBoundary>
        <Providers connection={connect(parsed.environment)}>
          <RouterProvider router={router} />
        </Providers>
      </ErrorBoundary>
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, page);
  else {
    takeEarlyTaps(document.body);
    createRoot(container).render(page);
  }
} else {
  container.replaceChildren();
  createRoot(container).render(<NotSetUp problems={parsed.problems} />);
}
