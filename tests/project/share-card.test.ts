import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';

it('has a picture of shared links in the size that the pages state', () => {
  const picture = readFileSync(join(PROJECT_ROOT, 'public/share-card.png'));
  // The header of a PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const page of ['index.html', 'wishlist.html']) {
    const html = readFileSync(join(PROJECT_ROOT, page), 'utf8');
    expect(html).toContain('<meta property="og:image:width" content="1200" />');
    expect(html).toContain('<meta property="og:image:height" content="630" />');
  }
});
