import { loadEnv, type Plugin } from 'vite';
import { parseEnvironment } from '../../src/config/environment.ts';
import { documentAddress } from '../../src/data/rest/document-address.ts';
import { app } from '../../src/config/messages/en/app.ts';
import { inlineScripts } from './first-paint.ts';

/**
 * Makes wishlist.html the page of every shared link: in development (on the Hosting it is a rewrite in firebase.json), and
 * puts the script into it that asks for the wishlist before anything is loaded.
 */
export function guestPage(): Plugin {
  let address = '';
  return {
    name: 'guest-page',
    configResolved({ mode, envDir }) {
      const parsed = parseEnvironment({ ...loadEnv(mode, envDir || process.cwd(), 'VITE_'), ...process.env });
      // Without an environment the page says so itself.
      address = parsed.ok ? documentAddress(parsed.environment, 'wishlists/{id}') : '';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/wishlist\/[^/?]+(\?|$)/.test(request.url ?? '')) request.url = '/wishlist.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes('<!--first-paint-->')) return html;
        const scripts = await inlineScripts();
        return html
          .replace('<!--first-paint-address-->', `<meta name="shagun:wishlist" content="${address}" />`)
          .replace('<!--first-paint-->', scripts.map((script) => `<script>${script}</script>`).join(''))
          .replace('<!--not-started-->', NOT_STARTED);
      },
    },
  };
}

/** Styled in place: it is for browsers that may not read the style sheet. */
const NOTICE =
  'margin:0;padding:1rem;background:#fcefd0;color:#2b2118;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/** Shown by src/app/first-paint/not-started.js. */
const NOT_STARTED = `<p id="not-started" role="alert" hidden style="${NOTICE}">${app['app.not-started']} <a href="" style="color:#874a00;text-decoration:underline">${app['app.crashed.retry']}</a></p><noscript><p style="${NOTICE}">${app['app.no-script']}</p></noscript>`;
