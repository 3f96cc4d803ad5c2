import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { parseEnvironment } from '../config/environment.ts';
import { connect } from '../data/connection.ts';
import { SessionProvider } from '../session/session.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { createRouter } from './router.tsx';
import './theme.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

const parsed = parseEnvironment(import.meta.env);
createRoot(container).render(
  <StrictMode>
    {parsed.ok ? (
      <SessionProvider connection={connect(parsed.environment)}>
        <RouterProvider router={createRouter()} />
      </SessionProvider>
    ) : (
      <NotSetUp problems={parsed.problems} />
    )}
  </StrictMode>,
);
