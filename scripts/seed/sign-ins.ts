import { DEMO_PASSWORD, PEOPLE } from './people/demo-people.ts';

/** The table of demo sign-ins for the terminal. */
export function signInTable(): string {
  const rows = PEOPLE.map(({ email, name, about }) => [email, DEMO_PASSWORD, `${name}: ${about}`]);
  const all = [['e-mail', 'password', 'who'], ...rows];
  const widthOf = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  const lines = all.map(([email = '', password = '', who = '']) =>
    ['', email.padEnd(widthOf(0)), password.padEnd(widthOf(1)), who].join('  '),
  );
  return lines.join('\n');
}
