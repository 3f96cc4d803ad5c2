import { expect, it } from 'vitest';
import { uploadProfilePhoto } from '../../../src/data/profiles/upload-profile-photo.ts';
import { newMember } from '../accounts.ts';
import { newVisitor } from '../visitors.ts';

function photoOf(bytes: number, type = 'image/jpeg'): Blob {
  return new Blob([new Uint8Array(bytes).fill(7)], { type });
}

it('stores a photo and returns a public URL', async () => {
  const { connection, id } = await newMember();
  const address = await uploadProfilePhoto(connection, photoOf(100 * 1024));
  expect(decodeURIComponent(new URL(address).pathname)).toContain(`/profiles/${id}/`);
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect((await response.arrayBuffer()).byteLength).toBe(100 * 1024);
});

it('rejects files that are too large or not images before uploading', async () => {
  const { connection } = await newMember();
  await expect(uploadProfilePhoto(connection, photoOf(100 * 1024 + 1))).rejects.toMatchObject({ reason: 'invalid' });
  await expect(uploadProfilePhoto(connection, photoOf(9, 'image/svg+xml'))).rejects.toMatchObject({
    reason: 'invalid',
  });
});

it('rejects photos of signed-out and banned users', async () => {
  await expect(uploadProfilePhoto(newVisitor(), photoOf(9))).rejects.toMatchObject({ reason: 'must-sign-in' });
  const { connection } = await newMember({}, { status: 'banned' });
  await expect(uploadProfilePhoto(connection, photoOf(9))).rejects.toMatchObject({ reason: 'denied' });
});
