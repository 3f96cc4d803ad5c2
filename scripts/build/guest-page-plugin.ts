import type { Plugin } from 'vite';
import { parseEnvironment } from '../../src/config/environment.ts';
import { documentAddress } from '../../src/data/rest/document-address.ts';
import { environmentVariables } from './environment-plugin.ts';
import { inlineScripts } from './first-paint.ts';

/** Only in the guest's page. */
const ADDRESS = '<!--first-paint-address-->';

/**
 * Serves wishlist.html for every shared link in development (in production a rewrite in firebase.json does), and inlines
 * the script that requests the wishlist before anything else is loaded.
 */
export function guestPage(): Plugin {
  let address = '';
  return {
    name: 'guest-page',
    configResolved({ mode, envDir }) {
      const parsed = parseEnvironment(environmentVariables(mode, envDir));
      // Without an environment the page shows the problem itself.
      address = parsed.ok ? documentAddress(parsed.environment, 'wishlists/{id}') : '';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/wishlist\/[^/?]+\/*(\?|$)/.test(request.url ?? '')) request.url = '/wishlist.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes('<!--first-paint-->')) return html;
        const isGuestPage = html.includes(ADDRESS);
        const scripts = await inlineScripts([isGuestPage ? 'guest-page.ts' : 'public-page.ts']);
        // Functions, because minified code can contain "$&", which a replacement string would expand.
        return html
          .replace(ADDRESS, () => `<meta name="shagun:wishlist" content="${address}" />`)
          .replace('<!--first-paint-->', () => scripts.map((script) => `<script>${script}</script>`).join(''));
      },
    },
  };
}
