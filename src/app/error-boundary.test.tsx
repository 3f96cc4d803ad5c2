import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AtPath } from '../session/testing/at-path.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('showPopover is not a function');
}

it('offers ways out when something outside the screens throws', () => {
  render(
    <AtPath path="/">
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </AtPath>,
  );
  expect(screen.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  // React logs the caught error.
  vi.mocked(console.error).mockClear();
});
