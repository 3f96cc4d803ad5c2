import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The exports of src/app/prerender.tsx. */
export interface Renderer {
  readonly pages: readonly Page[];
  renderPage(path: string): Promise<string>;
  renderGuestPage(): Promise<string>;
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Writes each static page to a file, and adds the markup to the guest's page. */
export async function writePages(outDir: string, renderer: Renderer, allowedScripts: readonly string[]): Promise<void> {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const template = inlineStyles(read('index.html'), read);
  for (const { path, title, description } of renderer.pages) {
    const html = withApp(withHead(template, title, description), await renderer.renderPage(path));
    const file = join(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    write(file, html);
  }
  // Paths without a file of their own start empty, so that the landing page does not flash.
  write(join(outDir, 'app.html'), withApp(template, ''));
  const guestPage = inlineStyles(read('wishlist.html'), read);
  write(join(outDir, 'wishlist.html'), withApp(guestPage, await renderer.renderGuestPage()));

  function write(file: string, html: string): void {
    const unknown = inlineScripts(html).filter((script) => !allowedScripts.includes(script));
    if (unknown.length > 0)
      throw new Error(`${file} has an inline script that the policy refuses: ${unknown[0]?.slice(0, 80)}`);
    writeFileSync(file, html);
  }
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

function withHead(html: string, title: string, description: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${escapeHtml(description)}`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
