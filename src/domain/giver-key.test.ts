import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { giverKey, MOST_CHANGES } from './giver-key.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the key of an anonymous giver', () => {
  it('is the hash of the one that the next change reveals', async () => {
    const keys = await Promise.all(
      Array.from({ length: MOST_CHANGES + 1 }, (_, changes) => giverKey('secret', changes)),
    );
    for (const [changes, key] of keys.entries()) {
      const next = keys[changes + 1];
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(key).toBe(sha256(next ?? 'secret'));
    }
  });

  it('ends with the hash of the secret, never with the secret', async () => {
    await expect(giverKey('hello', MOST_CHANGES)).resolves.toBe(
      '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    );
    await expect(giverKey('hello', MOST_CHANGES + 1)).rejects.toThrow(RangeError);
  });

  it('is the same where the browser has no crypto.subtle', async () => {
    const key = await giverKey('सुख', 0);
    vi.stubGlobal('crypto', {});
    try {
      await expect(giverKey('सुख', 0)).resolves.toBe(key);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('differs for every secret', async () => {
    expect(await giverKey('one', 0)).not.toBe(await giverKey('two', 0));
  });
});
