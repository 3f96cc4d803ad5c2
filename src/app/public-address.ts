import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PagePath } from '../config/paths.ts';
import { useSession } from '../session/session.tsx';
import { besideOverlays } from '../ui/overlays.ts';

/** A public page has an address in each language. It follows the language of the page, whatever has changed that. */
export function useAddressOf(page: PagePath | undefined): void {
  const { language } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const to = page?.to(language) ?? pathname;
    if (to === pathname) return;
    // Without the fragment, because the router would scroll to it.
    besideOverlays(() => void navigate(to + window.location.search, { replace: true, preventScrollReset: true }));
  }, [page, language, pathname, navigate]);

  // Browsers share the canonical address, which is that of the page that was loaded.
  const loaded = useRef(pathname);
  useEffect(() => {
    if (pathname === loaded.current) return;
    for (const link of document.querySelectorAll('link[rel=canonical], link[hreflang]')) link.remove();
  }, [pathname]);
}
