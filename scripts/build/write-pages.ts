import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';

/** The exports of src/app/prerender.tsx. */
export interface Renderer {
  readonly languages: readonly string[];
  readonly siteAddress: string;
  readonly publicPages: readonly PublicPage[];
  /** Those for search engines. */
  readonly listedPages: readonly PublicPage[];
  renderPage(language: string, page: PublicPage): Promise<Page>;
  renderGuestPage(language: string): Promise<Page>;
  renderManifest(language: string): Promise<{ readonly address: string; readonly manifest: object }>;
  noticeIn(...languages: readonly string[]): string;
  firstMessagesIn(language: string): string | null;
  guestPageWording(language: string, parse: (html: string) => object): Promise<unknown>;
}

interface PublicPage {
  /** Its path in a language. */
  readonly to: (language: string) => string;
}

interface Page {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** Writes a file for each public page and language with a site map, and adds the markup to the guest's page. */
export async function writePages(outDir: string, renderer: Renderer, allowedScripts: readonly string[]): Promise<void> {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const template = inlineStyles(read('index.html'), read);
  const manifests = new Map(
    await Promise.all(renderer.languages.map(async (each) => [each, await renderer.renderManifest(each)] as const)),
  );
  const manifestLink = (language: string) => `<link rel="manifest" href="${manifests.get(language)?.address}" />`;
  for (const { address, manifest } of manifests.values()) write(address, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const page of renderer.publicPages)
    for (const language of renderer.languages) {
      const path = page.to(language);
      const html = template
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace(
          '<!--page-->',
          [...aboutPage(page, language), ...alternates(page), manifestLink(language)].join('\n    '),
        )
        .replace('<!--not-started-->', renderer.noticeIn(language));
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      writePage(file, withPage(html, await renderer.renderPage(language, page)));
    }
  write('sitemap.xml', siteMap());
  write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${renderer.siteAddress}/sitemap.xml\n`);
  const inAnyLanguage = (html: string) => html.replace('<!--not-started-->', renderer.noticeIn(...renderer.languages));
  // Paths without a file of their own start empty, so that the landing page does not flash.
  writePage('app.html', withApp(inAnyLanguage(template), '').replace('<!--page-->', manifestLink('en')));
  const english = await renderer.renderGuestPage('en');
  const wording = await writeWording();
  const guestPage = inAnyLanguage(inlineStyles(read('wishlist.html'), read)).replace('<!--wording-->', wording);
  writePage('wishlist.html', withPage(guestPage, english));

  function writePage(file: string, html: string): void {
    const unknown = inlineScripts(html).filter((script) => !allowedScripts.includes(script));
    if (unknown.length > 0)
      throw new Error(`${file} has an inline script that the policy refuses: ${unknown[0]?.slice(0, 80)}`);
    write(file, withAbsolutePicture(html));
  }

  /** Readers of link previews do not resolve addresses. */
  function withAbsolutePicture(html: string): string {
    return html.replace(
      /(<meta property="og:image" content=")(\/[^"]*)/,
      (_, tag: string, path: string) => tag + renderer.siteAddress + path,
    );
  }

  function addressOf(page: PublicPage, language: string): string {
    return renderer.siteAddress + page.to(language);
  }

  function aboutPage(page: PublicPage, language: string): string[] {
    const address = addressOf(page, language);
    const messages = renderer.firstMessagesIn(language);
    return [
      ...(renderer.listedPages.includes(page) ? [] : ['<meta name="robots" content="noindex" />']),
      `<meta property="og:locale" content="${language}_IN" />`,
      `<meta property="og:url" content="${address}" />`,
      `<link rel="canonical" href="${address}" />`,
      ...(messages === null ? [] : [`<link rel="preload" href="${messages}" as="fetch" crossorigin />`]),
    ];
  }

  /** The page in each language. Readers of any other are given it in English. */
  function alternates(page: PublicPage, element = 'link'): string[] {
    const addresses = renderer.languages.map((language) => [language, addressOf(page, language)]);
    return [...addresses, ['x-default', addressOf(page, 'en')]].map(
      ([language, address]) => `<${element} rel="alternate" hreflang="${language}" href="${address}" />`,
    );
  }

  function siteMap(): string {
    const urls = renderer.listedPages.flatMap((page) =>
      renderer.languages.map((language) =>
        ['<url>', `<loc>${addressOf(page, language)}</loc>`, ...alternates(page, 'xhtml:link'), '</url>'].join('\n'),
      ),
    );
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  }

  function write(file: string, content: string): void {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
  }

  /** A file for each language other than English, with what the inline script needs. Returns the tag with their folder. */
  async function writeWording(): Promise<string> {
    const files = await Promise.all(
      renderer.languages
        .filter((language) => language !== 'en')
        .map(async (language) => [language, JSON.stringify(await renderer.guestPageWording(language, parse))] as const),
    );
    if (files.length === 0) return '';
    const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
    const folder = `assets/wording-${hash}`;
    for (const [language, content] of files) write(`${folder}/${language}.json`, content);
    return `<meta name="shagun:wording" content="/${folder}/" />`;
  }
}

/** The root element with this content. */
function parse(html: string): object {
  const root = new JSDOM(`<div id="root">${html}</div>`).window.document.querySelector('#root');
  if (!root) throw new Error('The page has no root.');
  return root;
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

/** Style sheets are small, and a separate request would take as long as for a large one. */
function inlineStyles(html: string, read: (file: string) => string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    return `<style>${read(file).trim()}</style>`;
  });
}

/** A function, because `$&` has a meaning in a replacement string. */
function withApp(html: string, app: string): string {
  return html.replace('<!--app-->', () => app);
}

/** The page is painted without the application's script, which start.js loads afterwards. */
function withPage(template: string, { html, title, description }: Page): string {
  return withApp(template, html)
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>/, '<meta name="shagun:application" content="$1" />')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, tag: string) => tag + escapeHtml(title))
    .replace(
      /(<meta\s+(?:name="|property="og:)description"\s+content=")[^"]*/g,
      (_, tag: string) => tag + escapeHtml(description),
    );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
