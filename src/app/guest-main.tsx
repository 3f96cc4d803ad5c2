import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseEnvironment } from '../config/environment.ts';
import { paths } from '../config/paths.ts';
import { connect } from '../data/connection.ts';
import { GuestApp, idInPath } from './guest-app.tsx';
import { NotSetUp } from './not-set-up.tsx';
import './theme.css';

const container = document.getElementById('root');
if (!container) throw new Error('wishlist.html has no element with the id "root".');

const parsed = parseEnvironment(import.meta.env);
const id = idOrNull(window.location.pathname);
if (!parsed.ok) createRoot(container).render(<NotSetUp problems={parsed.problems} />);
else if (id === null) window.location.replace(paths.notFound.to());
else {
  // What the page was rendered with, and what its first lines wrote into it, is replaced by the same in one step.
  createRoot(container).render(
    <StrictMode>
      <GuestApp connection={connect(parsed.environment)} id={id} />
    </StrictMode>,
  );
}

function idOrNull(path: string) {
  try {
    return idInPath(path);
  } catch {
    return null;
  }
}
