import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What src/app/prerender.tsx exports. */
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

/** Writes each static page as a file of its own, and the guest's page with its markup in place. */
export async function writePages(outDir: string, renderer: Renderer): Promise<void> {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const template = inlineStyles(read('index.html'), read);
  for (const { path, title, description } of renderer.pages) {
    const html = withHead(template, title, description).replace('<!--app-->', await renderer.renderPage(path));
    const file = join(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  // Every path that has no page of its own starts empty: the landing page must not flash there.
  writeFileSync(join(outDir, 'app.html'), template.replace('<!--app-->', ''));
  const guestPage = inlineStyles(read('wishlist.html'), read);
  writeFileSync(join(outDir, 'wishlist.html'), guestPage.replace('<!--app-->', await renderer.renderGuestPage()));
}

/** A style sheet is small, and asking for it takes as long as for a large one. */
function inlineStyles(html: string, read: (file: string) => string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    return `<style>${read(file).trim()}</style>`;
  });
}

function withHead(html: string, title: string, description: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${escapeHtml(description)}`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
