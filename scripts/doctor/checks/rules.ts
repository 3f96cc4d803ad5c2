import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuredRules } from '../../deploy/configured-rules.ts';
import { PROJECT_ROOT } from '../../suite/project.ts';
import { type Check, DEPLOY, type Finding, type Subject } from '../check.ts';
import { listAt, textAt } from '../google-apis.ts';

const inProject = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');

export const firestoreRules: Check = {
  title: 'Firestore rules',
  run: (subject) => {
    const { brand, environment } = subject;
    const wanted = configuredRules(inProject('firestore.rules'), brand, environment.firebase);
    return compareRules(subject, 'cloud.firestore', wanted, 'firestore:rules');
  },
};

export const storageRules: Check = {
  title: 'Storage rules',
  run: (subject) => {
    const release = `firebase.storage/${subject.environment.firebase.storageBucket}`;
    return compareRules(subject, release, inProject('storage.rules'), 'storage');
  },
};

async function compareRules(
  { project, google }: Subject,
  release: string,
  wanted: string,
  target: string,
): Promise<Finding> {
  const remedy = `${DEPLOY} ${project} --only ${target}`;
  const released = textAt(await google.find('rules', `/v1/projects/${project}/releases/${release}`), 'rulesetName');
  if (released === '') return { differences: [{ what: 'No rules are deployed.', remedy }] };
  const files = listAt(await google.get('rules', `/v1/${released}`), 'source', 'files');
  const deployed = files.map((file) => textAt(file, 'content')).join('\n');
  if (deployed === wanted) return { differences: [] };
  const what = `The deployed rules are not those of this repository: ${firstDifference(deployed, wanted)}`;
  return { differences: [{ what, remedy }] };
}

function firstDifference(deployed: string, wanted: string): string {
  const [theirs, ours] = [deployed.split('\n'), wanted.split('\n')];
  const line = ours.findIndex((text, index) => text !== theirs[index]);
  const index = line === -1 ? ours.length : line;
  const shown = (text: string | undefined) => (text === undefined ? 'the end' : `"${text.trim()}"`);
  return `line ${index + 1} is ${shown(theirs[index])}, here ${shown(ours[index])}.`;
}
