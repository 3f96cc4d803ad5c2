import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';

/** The exports of src/app/prerender.tsx. */
export interface Renderer {
  readonly languages: readonly string[];
  readonly staticPaths: readonly string[];
  renderPage(language: string, path: string): Promise<Page>;
  renderGuestPage(language: string): Promise<Page>;
  guestPageWording(language: string, parse: (html: string) => object): Promise<unknown>;
}

interface Page {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** Writes each static page to a file, and adds the markup to the guest's page. */
export async function writePages(outDir: string, renderer: Renderer, allowedScripts: readonly string[]): Promise<void> {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const template = inlineStyles(read('index.html'), read);
  for (const path of renderer.staticPaths) {
    const page = await renderer.renderPage('en', path);
    writePage(path === '/' ? 'index.html' : `${path.slice(1)}.html`, withPage(template, page));
  }
  // Paths without a file of their own start empty, so that the landing page does not flash.
  writePage('app.html', withApp(template, ''));
  const english = await renderer.renderGuestPage('en');
  const wording = await writeWording();
  const guestPage = inlineStyles(read('wishlist.html'), read).replace('<!--wording-->', wording);
  writePage('wishlist.html', withPage(guestPage, english));

  function writePage(file: string, html: string): void {
    const unknown = inlineScripts(html).filter((script) => !allowedScripts.includes(script));
    if (unknown.length > 0)
      throw new Error(`${file} has an inline script that the policy refuses: ${unknown[0]?.slice(0, 80)}`);
    write(file, html);
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

function withPage(template: string, { html, title, description }: Page): string {
  return withApp(template, html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, tag: string) => tag + escapeHtml(description));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
