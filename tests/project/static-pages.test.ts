import { describe, expect, it, vi } from 'vitest';
import { languages, listedPages, publicPages, renderPage } from '../../src/app/prerender.tsx';
import { paths } from '../../src/config/paths.ts';

const PAGES = languages.flatMap((language) => publicPages.map((page) => [language, page.to(language), page] as const));

const consoleErrors = vi.spyOn(console, 'error');

/** As in a build: no window and no account. */
it('are nine in each language', () => {
  const listed = ['/', '/gift-suggestions', '/about', '/contact', '/privacy', '/terms', '/pricing', '/help'];
  expect(listedPages.map(({ pattern }) => pattern)).toEqual(listed);
  expect(publicPages.map(({ pattern }) => pattern)).toEqual([...listed, '/404']);
});

describe.each(PAGES)('in %s the page at %s', (language, _, page) => {
  const content = renderPage(language, page);
  const rendered = content.then(({ html }) => html);

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

  it('links to public pages in its language', async () => {
    const html = await rendered;
    const links = [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path]) => path);
    const inOthers = languages.filter((other) => other !== language);
    expect(links).toContain(paths.help.to(language));
    for (const other of inOthers) for (const { to } of publicPages) expect(links).not.toContain(to(other));
  });

  it('has no duplicate id', async () => {
    const ids = [...(await rendered).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has its own title and description', async () => {
    const { title, description } = await content;
    for (const other of publicPages.filter((each) => each !== page))
      expect(await renderPage(language, other)).not.toMatchObject({ title });
    expect(title).toContain('Shagun');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(`${title}${description}`).not.toMatch(/[{}]/);
  });
});

it('the landing page contains the claims of the specification', async () => {
  const { html } = await renderPage('en', paths.home);
  for (const claim of ['50K+', '2.5Cr+', '99.9%', '4.9', '7.5%', 'AI-powered recommendations'])
    expect(html).toContain(claim);
  for (const to of ['/register', '/login', '/about']) expect(html).toContain(`href="${to}"`);
  expect(html.match(/<blockquote/g)).toHaveLength(3);
});

it('the terms have twelve numbered sections, and both legal texts are dated', async () => {
  const { html: terms } = await renderPage('en', paths.terms);
  const { html: privacy } = await renderPage('en', paths.privacy);
  const numbers = [...terms.matchAll(/<h2[^>]*>(\d+)(?:<!-- -->)?\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const html of [terms, privacy]) expect(html).toContain('Last updated: December 2024');
  expect(terms).toContain('The courts in Mumbai');
  expect(privacy).toContain('Digital Personal Data Protection Act, 2023');
});
