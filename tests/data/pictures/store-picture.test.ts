import { expect, inject, it } from 'vitest';
import { until } from '../../../scripts/suite/until.ts';
import { DEMO_PROJECT, LOOPBACK } from '../../../scripts/suite/project.ts';
import type { Connection } from '../../../src/data/connection.ts';
import type { DrawnPicture } from '../../../src/data/pictures/draw-sizes.ts';
import { PICTURE_KINDS } from '../../../src/data/pictures/picture-kinds.ts';
import { storePicture } from '../../../src/data/pictures/store-picture.ts';
import { describedPicture } from '../../../src/domain/picture.ts';
import { WAIT_DEADLINE_MS } from '../../support/deadlines.ts';
import { newMember } from '../accounts.ts';
import { newVisitor } from '../visitors.ts';
import { drawnPicture, newPicture } from './picture-made.ts';

const store = (connection: Connection, picture: DrawnPicture, onStored: (share: number) => void = () => undefined) =>
  storePicture(connection, PICTURE_KINDS.item, picture, { onStored, signal: new AbortController().signal });

it('stores three public files, and reports progress', async () => {
  const { connection, id } = await newMember();
  const heard: number[] = [];
  const address = await store(connection, drawnPicture(9_000), (share) => heard.push(share));
  const picture = describedPicture(address);
  expect(picture).toMatchObject({ width: 1600, height: 1200, colours: 'c96'.repeat(9) });
  for (const file of [picture?.small, picture?.card, picture?.large]) {
    expect(decodeURIComponent(file ?? '')).toContain(`items/${id}/`);
    const response = await fetch(file ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect((await response.blob()).size).toBe(9_000);
  }
  expect(heard).toHaveLength(3);
  expect(heard.at(-1)).toBe(1);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
});

it('stores a profile photo as one public file, whose address has no description', async () => {
  const { connection, id } = await newMember();
  const address = await newPicture(connection, PICTURE_KINDS.profile);
  expect(decodeURIComponent(address)).toContain(`profiles/${id}/`);
  expect(new URL(address).hash).toBe('');
  expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg');
});

async function filesOf(uid: string): Promise<readonly string[]> {
  const files = `http://${LOOPBACK}:${inject('dataPorts').storage}/v0/b/${DEMO_PROJECT}.appspot.com/o`;
  const response = await fetch(`${files}?prefix=items/${uid}/`, { headers: { Authorization: 'Bearer owner' } });
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

const untilNoneOf = (uid: string) =>
  until('the files are gone', { withinMs: WAIT_DEADLINE_MS }, async () => (await filesOf(uid)).length === 0);

it('deletes what was stored if the upload is cancelled', async () => {
  const { connection, id } = await newMember();
  const cancelling = new AbortController();
  const storing = storePicture(connection, PICTURE_KINDS.item, drawnPicture(), {
    signal: cancelling.signal,
    onStored: (share) => {
      if (share === 1) cancelling.abort();
    },
  });
  await expect(storing).rejects.toMatchObject({ name: 'AbortError' });
  await untilNoneOf(id);
});

it('deletes the other files if one is refused', async () => {
  const { connection, id } = await newMember();
  await expect(store(connection, drawnPicture(30_001))).rejects.toMatchObject({ reason: 'denied' });
  await untilNoneOf(id);
});

it('rejects pictures of signed-out and banned visitors', async () => {
  await expect(store(newVisitor(), drawnPicture())).rejects.toMatchObject({ reason: 'must-sign-in' });
  const banned = await newMember({}, { status: 'banned' });
  await expect(store(banned.connection, drawnPicture())).rejects.toMatchObject({ reason: 'denied' });
});
