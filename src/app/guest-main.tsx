import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parsed } from '../config/parsed-environment.ts';
import { paths } from '../config/paths.ts';
import app from '../config/messages/en/app.ts';
import failures from '../config/messages/en/failures.ts';
import guest from '../config/messages/en/guest.ts';
import occasions from '../config/messages/en/occasions.ts';
import shell from '../config/messages/en/shell.ts';
import wishlists from '../config/messages/en/wishlists.ts';
import { connect } from '../data/connection.ts';
import { startIn } from '../session/language/initial-language.ts';
import { languageStore } from '../session/language/language-store.ts';
import { wishlistId } from '../domain/ids.ts';
import { connectHistory } from '../ui/overlays.ts';
import { GuestApp } from './guest-app.tsx';
import { paintedHtml } from './painted.tsx';
import './guest.css';

// The messages needed at once; the others are loaded with the parts that use them.
const languages = languageStore({ app, shell, failures, guest, occasions, wishlists });

// After a reload with an open sheet, its history entry must be removed.
if (history.state !== null) connectHistory().catch(() => undefined);

const container = document.getElementById('root');
if (!container) throw new Error('wishlist.html has no element with the id "root".');

const id = idOrNull(window.location.pathname);
if (!parsed.ok) {
  const { problems } = parsed;
  void import('./not-set-up.tsx').then(({ NotSetUp }) =>
    createRoot(container).render(<NotSetUp say={languages.current().say} problems={problems} />),
  );
} else if (id === null) window.location.replace(paths.notFound.to(languages.current().language));
else {
  const page = (
    <StrictMode>
      <GuestApp connection={connect(parsed.environment)} languages={languages} id={id} painted={paintedHtml()} />
    </StrictMode>
  );
  // A transition keeps scrolling responsive on slow phones. In development nothing is prerendered.
  const show = () =>
    startTransition(() => {
      if (container.firstElementChild) hydrateRoot(container, page);
      else createRoot(container).render(page);
    });
  void startIn(languages, show);
}

function idOrNull(path: string) {
  try {
    return wishlistId(decodeURIComponent(path.split('/')[2] ?? ''));
  } catch {
    return null;
  }
}
