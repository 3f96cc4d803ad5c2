/**
 * `npm run bench:lighthouse`: Lighthouse scores of the landing page and of a shared wishlist on a phone, in the visit with
 * the median performance. npx downloads Lighthouse, because nothing else needs its two hundred megabytes. Wishlists are
 * not indexed by search engines, so their SEO score is ignored.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QUIET } from '../support/browser.ts';
import { fullBrowser } from '../support/find-browser.ts';
import { withBuiltPages } from './built-pages.ts';
import { trustingFlag } from './certificate.ts';

/** It asks for Node 22.19, but runs on Node 20 too. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The score for performance varies by several points. */
const VISITS = 5;
/** The beginning of the visit is missing in Chromium's trace. Lighthouse then asks to be run again. */
const UNRECORDED = 'NO_NAVSTART';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;
const FLAGS = ['--headless=new', '--disable-dev-shm-usage', ...QUIET];

interface Audited {
  readonly scores: Scores;
  readonly failedAudits: readonly string[];
}

interface Answer {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** null if the visit was not recorded. */
async function audit(url: string): Promise<Audited | null> {
  const { executable, environment } = await fullBrowser();
  const flags = [...FLAGS, await trustingFlag()];
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--output', 'json', '--quiet', '--no-enable-error-reporting'],
    `--only-categories=${CATEGORIES.join(',')}`,
    // Lighthouse splits this argument at spaces.
    `--chrome-flags=${flags.map((flag) => (flag.includes(' ') ? `"${flag}"` : flag)).join(' ')}`,
  ];
  const env = { ...process.env, ...environment, CHROME_PATH: executable };
  const answer = JSON.parse(await reportOf(args, env)) as Answer;
  if (answer.runtimeError?.code === UNRECORDED) return null;
  if (answer.runtimeError) throw new Error(answer.runtimeError.message);
  const failedAudits = CATEGORIES.flatMap((category) =>
    (answer.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, ...answer.audits[id] }))
      .filter(({ weight, score }) => weight > 0 && typeof score === 'number' && score < 1)
      .map(({ title, score, displayValue = '' }) => `${category}: ${title} ${displayValue} (${score})`),
  );
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((answer.categories[category]?.score ?? 0) * 100)]),
  );
  return { scores: scores as Scores, failedAudits };
}

/** If an audit could not be made, Lighthouse fails and says why in its report. */
async function reportOf(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shagun-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    const failure = await promisify(execFile)('npx', [...args, '--output-path', report], { env }).then(
      () => null,
      (error: unknown) => error,
    );
    return await readFile(report, 'utf8').catch((error: unknown) => {
      throw new Error('Lighthouse wrote no report.', { cause: failure ?? error });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await withBuiltPages(async ({ origin, wishlist }) => {
  const pages = [
    {
      name: 'landing page',
      url: `${origin}/`,
      required: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    },
    {
      name: 'wishlist',
      url: wishlist(),
      required: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 0 },
    },
  ];
  for (const { name, url, required } of pages) {
    const visits: Audited[] = [];
    for (let attempt = 0; visits.length < VISITS; attempt++) {
      if (attempt === 2 * VISITS) throw new Error(`Lighthouse recorded only ${visits.length} of ${attempt} visits.`);
      const audited = await audit(url);
      if (audited) visits.push(audited);
    }
    const byPerformance = visits.toSorted((one, other) => one.scores.performance - other.scores.performance);
    const { scores, failedAudits } = byPerformance[(VISITS - 1) / 2] as Audited;
    const missed = CATEGORIES.filter((category) => scores[category] < required[category]);
    console.log(`${name}: ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}`);
    console.log(`  performance in each visit: ${byPerformance.map((visit) => visit.scores.performance).join(', ')}`);
    for (const failedAudit of failedAudits) console.log(`  ${failedAudit}`);
    if (missed.length > 0) {
      console.log(`  MISSED: ${missed.map((category) => `${category} ${required[category]}`).join(', ')} is required`);
      process.exitCode = 1;
    }
  }
});
