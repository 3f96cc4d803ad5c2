import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseEnvironment } from '../config/environment.ts';
import { say } from '../session/testing/english.ts';
import { NotSetUp } from './not-set-up.tsx';

it('names every variable that must be set to deploy', () => {
  const parsed = parseEnvironment({ VITE_FIREBASE_API_KEY: 'key' });
  render(<NotSetUp say={say} problems={parsed.ok ? [] : parsed.problems} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('VITE_FIREBASE_PROJECT_ID')).toBeVisible();
});
