/** `npm run doctor -- --project <id>`: compares a deployed Firebase project with this repository. It changes nothing. */
import { loadEnv } from 'vite';
import { readBrand } from '../../src/config/brand-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { parseFlags, runCommand, UserError } from '../command-line.ts';
import { deployProblems } from '../deploy/problems.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { examine } from './examine.ts';
import { reportOf } from './report.ts';
import { signIn } from './sign-in.ts';

const HELP = `npm run doctor -- --project <id>

Compares a deployed project with this repository and .env.production.local, and says how to mend each difference.
Exits with 0 only if every check could be made and found none. It changes nothing.`;

await runCommand(
  HELP,
  () =>
    parseFlags(HELP, { options: { project: { type: 'string', short: 'P' } } } as const, ({ values }) => ({
      project: values.project,
    })),
  async ({ project = '' }) => {
    const variables = loadEnv('production', PROJECT_ROOT, 'VITE_');
    const parsed = parseEnvironment(variables);
    const problems = deployProblems(project === '' ? [] : ['--project', project], variables, 'npm run doctor');
    if (problems.length > 0 || !parsed.ok)
      throw new UserError(`npm run doctor: the configuration is incomplete.\n  ${problems.join('\n  ')}`);

    console.log(`Signed in as ${await signIn(project)}.`);
    const results = await examine(project, { environment: parsed.environment, brand: readBrand(variables) });
    const { text, exitCode } = reportOf(project, results);
    console.log(text);
    return exitCode;
  },
);
