import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InMemoryReview, reviewed } from './testing/in-memory-review.ts';
import { openReview } from './testing/review-page.tsx';

async function searchFor(text: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
}

it('is in the address, together with the filters', async () => {
  const review = new InMemoryReview();
  review.rows = [reviewed('Asha & Rohan'), reviewed('Meera')];
  const { address } = await openReview(review, '?state=active');
  await searchFor(' Asha ');
  expect(address()).toBe('/admin/wishlists?search=Asha&state=active');
  expect(screen.getByText('Showing 1 of 1 wishlists')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/admin/wishlists');
});

it('says what it can find when there are no results', async () => {
  const review = new InMemoryReview();
  review.rows = [reviewed('Asha & Rohan')];
  await openReview(review);
  await searchFor('Rohan');
  expect(screen.getByText('No wishlists found')).toBeVisible();
  expect(screen.getByText(/^A title is found by its beginning only/)).toBeVisible();
});
