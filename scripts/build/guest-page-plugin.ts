import type { Plugin } from 'vite';
import { type Environment, parseEnvironment } from '../../src/config/environment.ts';
import { documentAddress } from '../../src/data/rest/document-address.ts';
import { environmentVariables } from './environment-plugin.ts';
import { inlineScripts } from './first-paint.ts';

/**
 * The address of the wishlist, and the connections that the inline script needs next: opening one takes a phone as long as
 * two or three responses. Browsers that understand the Link header of firebase.json open them even sooner.
 */
function linksTo(environment: Environment): string {
  const address = documentAddress(environment, 'wishlists/{id}');
  const { emulators } = environment;
  const storage = emulators
    ? `http://${emulators.host}:${emulators.storagePort}`
    : 'https://firebasestorage.googleapis.com';
  return `<link rel="preconnect" href="${new URL(address).origin}" crossorigin />
    <link rel="preconnect" href="${storage}" />
    <meta name="shagun:wishlist" content="${address}" />`;
}

/** Only in the guest's page. */
const ADDRESS = '<!--first-paint-address-->';

/**
 * Serves wishlist.html for every shared link in development (in production a rewrite in firebase.json does), and inlines
 * the script that requests the wishlist before anything else is loaded.
 */
export function guestPage(): Plugin {
  let links = '';
  return {
    name: 'guest-page',
    configResolved({ mode, envDir }) {
      const parsed = parseEnvironment(environmentVariables(mode, envDir));
      // Without an environment the page shows the problem itself.
      links = parsed.ok ? linksTo(parsed.environment) : '';
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
          .replace(ADDRESS, () => links)
          .replace('<!--first-paint-->', () => scripts.map((script) => `<script>${script}</script>`).join(''));
      },
    },
  };
}
