import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedAddress, PICTURE_SIZES, type PictureSize, SUFFIXES } from '../../../src/domain/picture.ts';
import { DEMO_PROJECT, LOOPBACK, PROJECT_ROOT } from '../../suite/project.ts';
import { uuidOf } from '../ids.ts';
import drawn from './drawn.json' with { type: 'json' };

export type DemoPicture = keyof typeof drawn;
export const DEMO_PICTURE_NAMES = Object.keys(drawn) as readonly DemoPicture[];

/** Drawn above a couple's names, and for nothing else. */
const DEMO_COVERS = ['pond', 'umbrella'] as const satisfies readonly DemoPicture[];
export type DemoCover = (typeof DEMO_COVERS)[number];
export const isDemoCover = (name: string): name is DemoCover => (DEMO_COVERS as readonly string[]).includes(name);

/** Of one person. */
export interface OwnedPicture {
  readonly owner: string;
  readonly name: DemoPicture;
}

const filesAt = (port: number) => `http://${LOOPBACK}:${port}/v0/b/${DEMO_PROJECT}.appspot.com/o`;

function pathOf({ owner, name }: OwnedPicture, size: PictureSize): string {
  return encodeURIComponent(`items/${owner}/${uuidOf('picture', name)}${SUFFIXES[size]}`);
}

/** The emulator gives its own tokens; it serves the file without one too, because the rules let anyone read it. */
const tokenOf = (name: DemoPicture, size: PictureSize) => uuidOf('token', name, size);

export function addressOf(storagePort: number, picture: OwnedPicture): string {
  const { name } = picture;
  const card = `${filesAt(storagePort)}/${pathOf(picture, 'card')}?alt=media&token=${tokenOf(name, 'card')}`;
  return describedAddress(card, {
    ...drawn[name],
    tokens: { small: tokenOf(name, 'small'), large: tokenOf(name, 'large') },
  });
}

interface PictureFile {
  /** Of its URL, below the folder of all files. */
  readonly path: string;
  readonly size: PictureSize;
  readonly body: Buffer<ArrayBuffer>;
}

/** The files that tests/gallery/draw-pictures.ts made. */
export const filesOf = (picture: OwnedPicture): readonly PictureFile[] =>
  PICTURE_SIZES.map((size) => ({
    path: pathOf(picture, size),
    size,
    body: readFileSync(join(PROJECT_ROOT, `scripts/seed/pictures/${picture.name}-${size}.webp`)),
  }));

export async function storePictures(storagePort: number, pictures: readonly OwnedPicture[]): Promise<void> {
  await Promise.all(
    pictures.flatMap(filesOf).map(async ({ path, body }) => {
      const response = await fetch(`${filesAt(storagePort)}?name=${path}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'image/webp' },
        body,
      });
      if (!response.ok) throw new Error(`The Storage emulator refused a picture: ${await response.text()}`);
    }),
  );
}
