import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { configuredHosting } from '../../deploy/configured-hosting.ts';
import { type Hosting, POLICY_HEADER } from '../../suite/hosting.ts';
import { PROJECT_ROOT } from '../../suite/project.ts';
import { type Check, consoleAt, DEPLOY, type Difference, type Subject } from '../check.ts';
import { listAt, textAt, valueAt } from '../google-apis.ts';

export const hosting: Check = {
  title: 'Hosting: headers, Content-Security-Policy, addresses',
  run: async (subject) => {
    const { project, google, brand } = subject;
    const remedy = `${DEPLOY} ${project} --only hosting`;
    const path = `/v1beta1/projects/${project}/sites/${project}/channels/live`;
    const release = valueAt(await google.find('hosting', path), 'release');
    if (release === undefined) return { differences: [{ what: 'No site is deployed.', remedy }] };

    const config = valueAt(release, 'version', 'config');
    const wanted = wantedHosting(subject);
    const differences: Difference[] = headerDifferences(wanted, listAt(config, 'headers'), remedy);
    const rewrites = listAt(wanted, 'rewrites').map((rewrite) => ({
      glob: textAt(rewrite, 'source'),
      path: textAt(rewrite, 'destination'),
    }));
    if (!isDeepStrictEqual(rewrites, listAt(config, 'rewrites')))
      differences.push({ what: 'The rewrites of addresses are others.', remedy });
    if (valueAt(config, 'cleanUrls') !== true || textAt(config, 'trailingSlashBehavior') !== 'REMOVE')
      differences.push({ what: 'Addresses end in .html or a slash.', remedy });

    const served = await subject.headersOf(`https://${brand.domain}/`);
    if (served.get(POLICY_HEADER) !== policyOf(wanted))
      differences.push({
        what: `https://${brand.domain}/ does not send this policy: it is another site, or something between changes its headers.`,
        remedy: `Connect the domain: ${consoleAt(project, 'hosting/sites')}. If it is connected, ${remedy}`,
      });
    const type = textAt(release, 'type');
    return {
      differences,
      notes: [
        `Released ${textAt(release, 'releaseTime')} by ${textAt(release, 'releaseUser', 'email') || 'an unknown account'}${type === 'ROLLBACK' ? ', by going back to an earlier release' : ''}.`,
      ],
    };
  },
};

function wantedHosting({ environment }: Subject): Hosting {
  const own: unknown = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8'));
  return configuredHosting((own as { readonly hosting: Hosting }).hosting, environment);
}

function policyOf(wanted: Hosting): string | undefined {
  return wanted.headers.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY_HEADER)?.value;
}

function headerDifferences(wanted: Hosting, deployed: readonly unknown[], remedy: string): Difference[] {
  const differences = wanted.headers.flatMap(({ source, headers }) => {
    const rule = deployed.find((candidate) => textAt(candidate, 'glob') === source);
    return headers.flatMap(({ key, value }): Difference[] => {
      const theirs = textAt(rule, 'headers', key);
      if (theirs === value) return [];
      return [
        {
          what: theirs === '' ? `${source} has no ${key}.` : `${key} of ${source} is ${partsThatDiffer(theirs, value)}`,
          remedy,
        },
      ];
    });
  });
  const extra = deployed.filter((rule) => !wanted.headers.some(({ source }) => source === textAt(rule, 'glob')));
  return [
    ...differences,
    ...extra.map((rule) => ({
      what: `Headers for ${textAt(rule, 'glob') || textAt(rule, 'regex')} are not in firebase.json.`,
      remedy,
    })),
  ];
}

/** The directives that only one of them has. */
function partsThatDiffer(deployed: string, wanted: string): string {
  const parts = (text: string) => text.split(';').map((part) => part.trim());
  const only = (text: string, other: string) =>
    parts(text)
      .filter((part) => !parts(other).includes(part))
      .join('; ');
  return `"${only(deployed, wanted)}", here "${only(wanted, deployed)}".`;
}
