/**
 * `npm run bench:journeys [-- --runs 7 --only "part of a name" --http 2 --network real]`: what guests and couples wait for,
 * on a mid-range phone and a slow network, over HTTP/2 and over HTTP/1.1. Production build, data from the emulators. Fails if
 * a required figure is missed. The requirements are for the emulated network, which does not charge for handshakes.
 */
import { parseArgs } from 'node:util';
import { NETWORK_KINDS, withBrowser, withBuiltPages } from './built-pages.ts';
import { figureOf } from './figures.ts';
import { JOURNEYS } from './journeys/all.ts';
import { LONG_LIST } from './journeys/journey.ts';
import { chosen, wholeNumber } from './options.ts';
import { HTTP_VERSIONS } from './page-server.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    http: { type: 'string', default: 'both' },
    network: { type: 'string', default: 'emulated' },
  },
});
const runs = wholeNumber('runs', values.runs);
const http = chosen('http', values.http, ['both', ...HTTP_VERSIONS]);
const network = chosen('network', values.network, NETWORK_KINDS);
const versions = HTTP_VERSIONS.filter((version) => http === 'both' || http === version);
const journeys = JOURNEYS.filter(({ name }) => name.includes(values.only));
if (journeys.length === 0) {
  console.error(`--only takes a part of a journey's name: ${JOURNEYS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

for (const version of versions)
  await withBuiltPages(
    (pages) =>
      withBrowser(pages, async (browser) => {
        console.log(`Median of ${runs} (smallest to largest), HTTP/${version}, ${network} network:`);
        for (const { name, goals, take } of journeys) {
          console.log(name);
          const taken: (readonly number[])[] = [];
          for (let run = 0; run < runs; run++) taken.push(await take({ browser, pages, network: pages.on('4g') }));
          goals.forEach(({ what, unit, ...limits }, place) => {
            const { text, isMet } = figureOf(
              { what, unit, ...(network === 'emulated' && limits) },
              taken.map((figures) => figures[place] ?? NaN),
            );
            console.log(text);
            if (!isMet) process.exitCode = 1;
          });
        }
      }),
    { sizes: [8, LONG_LIST, 'full'], http: version, network },
  );
