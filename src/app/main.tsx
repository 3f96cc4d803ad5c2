import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { accounts } from '../config/messages/en/accounts.ts';
import { app } from '../config/messages/en/app.ts';
import { failures } from '../config/messages/en/failures.ts';
import { shell } from '../config/messages/en/shell.ts';
import { parsed } from '../config/parsed-environment.ts';
import { connect } from '../data/connection.ts';
import { takeEarlyTaps } from '../session/browser/early-taps.ts';
import { beforeAnyRouter } from '../session/navigation/held-history.ts';
import { learn } from '../session/language/language.ts';
import { connectHistory } from '../ui/overlays.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './router.tsx';
import './theme.css';

// What stands around every screen; each screen brings its own words.
learn(app, shell, failures, accounts);

beforeAnyRouter();
// A failed load is repeated when something opens.
connectHistory().catch(() => undefined);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

if (parsed.ok) {
  const page = (
    <StrictMode>
      <ErrorBoundary>
        <Providers connection={connect(parsed.environment)}>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </Providers>
      </ErrorBoundary>
    </StrictMode>
  );
  // A static page comes rendered; any other is empty.
  if (container.firstElementChild) hydrateRoot(container, page);
  else {
    takeEarlyTaps(document.body);
    createRoot(container).render(page);
  }
} else {
  container.replaceChildren();
  createRoot(container).render(<NotSetUp problems={parsed.problems} />);
}
