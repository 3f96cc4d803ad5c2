import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userId } from '../../domain/ids.ts';
import { OWNER, wishlist } from '../../domain/testing/examples.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { EditScreen } from './edit-screen.tsx';
import { Heading, openEditor } from './testing.tsx';

it('leads a register keeper to the register', async () => {
  const kept = { ...wishlist({ title: 'Lamp' }), userId: userId('another owner'), hostIds: [OWNER], editorIds: [] };
  const wishlists = new InMemoryWishlists();
  wishlists.become(kept);
  await openEditor(<EditScreen id={kept.id} preview={Heading} />, wishlists);
  expect(screen.getByRole('heading', { level: 1, name: kept.title })).toBeVisible();
  expect(screen.getByText(/Only its owner and hosts can edit it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the register' })).toHaveAttribute(
    'href',
    `/wishlist/${kept.id}/analytics`,
  );
});
