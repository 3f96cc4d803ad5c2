import { type Environment, parseEnvironment } from '../../src/config/environment.ts';

/** Reasons why the deployed site would not work, each with its remedy; empty if there are none. */
export function deployProblems(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  command = 'npm run deploy',
): string[] {
  const problems: string[] = [];
  const project = projectOf(args);
  if (project === undefined) problems.push(`Say which Firebase project: ${command} -- --project <id>`);
  else if (project.startsWith('demo-'))
    problems.push(`${project} exists in emulators only: name a real Firebase project.`);

  const parsed = parseEnvironment(variables);
  if (!parsed.ok) {
    for (const { variable, problem } of parsed.problems)
      problems.push(`${variable} ${problem} (.env.production.local)`);
    return problems;
  }
  if (parsed.environment.emulators)
    problems.push('The VITE_EMULATOR_… variables are set: the site would look for emulators.');
  const built = parsed.environment.firebase.projectId;
  if (project !== undefined && built !== project) {
    problems.push(`VITE_FIREBASE_PROJECT_ID is ${built}: the site of ${project} would use another project's data.`);
  }
  return problems;
}

/** Risks of a configuration that works; empty if there are none. */
export function deployWarnings({ appCheck }: Pick<Environment, 'appCheck'>): string[] {
  if (appCheck) return [];
  return [
    'App Check is off (VITE_APP_CHECK_SITE_KEY is not set): scripts can call the database directly, and you pay for what they do.',
    'Set the site key in .env.production.local, and enforce App Check in the console: docs/deploying.md, App Check.',
  ];
}

function projectOf(args: readonly string[]): string | undefined {
  for (const [index, word] of args.entries()) {
    if (word === '--project' || word === '-P') return args[index + 1];
    if (word.startsWith('--project=')) return word.slice('--project='.length);
  }
  return undefined;
}
