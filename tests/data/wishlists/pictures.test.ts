import { expect, it } from 'vitest';
import { MOST_PICTURE_BYTES, uploadItemPicture } from '../../../src/data/wishlists/upload-item-picture.ts';
import { newMember } from '../accounts.ts';
import { newVisitor } from '../visitors.ts';

function picture(bytes: number, type = 'image/jpeg'): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

it('stores a public picture and reports progress', async () => {
  const { connection, id } = await newMember();
  const heard: number[] = [];
  const address = await uploadItemPicture(connection, picture(600_000), (share) => heard.push(share));
  expect(decodeURIComponent(address)).toContain(`items/${id}/`);
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect((await response.blob()).size).toBe(600_000);
  expect(heard.at(-1)).toBe(1);
  expect(heard.length).toBeGreaterThan(1);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
});

it('rejects files that are too large or not images before uploading', async () => {
  const { connection } = await newMember();
  const refused = { reason: 'invalid' };
  const upload = (file: Blob) => uploadItemPicture(connection, file, () => expect.unreachable());
  await expect(upload(picture(10, 'image/svg+xml'))).rejects.toMatchObject(refused);
  await expect(upload(picture(MOST_PICTURE_BYTES + 1))).rejects.toMatchObject(refused);
});

it('rejects pictures of signed-out visitors', async () => {
  const upload = (connection: ReturnType<typeof newVisitor>) =>
    uploadItemPicture(connection, picture(10), () => undefined);
  await expect(upload(newVisitor())).rejects.toMatchObject({ reason: 'must-sign-in' });
  const banned = await newMember({}, { status: 'banned' });
  await expect(upload(banned.connection)).rejects.toMatchObject({ reason: 'denied' });
});
