import { describe, expect, it, vi } from 'vitest';
import { languages, renderPage, staticPaths } from '../../src/app/prerender.tsx';

const PAGES = languages.flatMap((language) => staticPaths.map((path) => [language, path] as const));

const consoleErrors = vi.spyOn(console, 'error');

/** As in a build: no window and no account. */
it('are nine in each language', () => {
  expect(staticPaths).toEqual([
    ...['/', '/gift-suggestions', '/about', '/contact', '/privacy', '/terms', '/pricing', '/help', '/404'],
  ]);
});

describe.each(PAGES)('in %s the page at %s', (language, path) => {
  const page = renderPage(language, path);
  const rendered = page.then(({ html }) => html);

  it('renders without console errors', async () => {
    await rendered;
    expect(consoleErrors.mock.calls).toEqual([]);
  });

  const count = async (what: RegExp) => (await rendered).match(what)?.length ?? 0;

  it('has one main heading, one main element and one footer', async () => {
    expect(typeof window).toBe('undefined');
    for (const element of ['h1', 'main', 'footer'])
      expect(await count(new RegExp(`<${element}[ >]`, 'g')), element).toBe(1);
  });

  it('contains no unfilled placeholder', async () => {
    expect((await rendered).replace(/<[^>]*>/g, ' ')).not.toMatch(/\{\w+\}/);
  });

  it('links only to existing fragments', async () => {
    const html = await rendered;
    const fragments = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(fragments.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });

  it('has no duplicate id', async () => {
    const ids = [...(await rendered).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has its own title and description', async () => {
    const { title, description } = await page;
    for (const other of staticPaths.filter((each) => each !== path))
      expect(await renderPage(language, other)).not.toMatchObject({ title });
    expect(title).toContain('Shagun');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(`${title}${description}`).not.toMatch(/[{}]/);
  });
});

it('the landing page contains the claims of the specification', async () => {
  const { html } = await renderPage('en', '/');
  for (const claim of ['50K+', '2.5Cr+', '99.9%', '4.9', '7.5%', 'AI-powered recommendations'])
    expect(html).toContain(claim);
  for (const to of ['/register', '/login', '/about']) expect(html).toContain(`href="${to}"`);
  expect(html.match(/<blockquote/g)).toHaveLength(3);
});

it('the terms have twelve numbered sections, and both legal texts are dated', async () => {
  const { html: terms } = await renderPage('en', '/terms');
  const { html: privacy } = await renderPage('en', '/privacy');
  const numbers = [...terms.matchAll(/<h2[^>]*>(\d+)(?:<!-- -->)?\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const html of [terms, privacy]) expect(html).toContain('Last updated: December 2024');
  expect(terms).toContain('The courts in Mumbai');
  expect(privacy).toContain('Digital Personal Data Protection Act, 2023');
});
