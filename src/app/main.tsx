import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parseEnvironment } from '../config/environment.ts';
import { connect } from '../data/connection.ts';
import { SessionProvider } from '../session/session.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { Screens } from './router.tsx';
import './theme.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

const parsed = parseEnvironment(import.meta.env);
if (parsed.ok) {
  const page = (
    <StrictMode>
      <SessionProvider connection={connect(parsed.environment)}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </SessionProvider>
    </StrictMode>
  );
  // A static page comes rendered; any other is empty.
  if (container.hasChildNodes()) hydrateRoot(container, page);
  else createRoot(container).render(page);
} else {
  container.replaceChildren();
  createRoot(container).render(<NotSetUp problems={parsed.problems} />);
}
