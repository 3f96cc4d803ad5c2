import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  addressOf,
  DEMO_PICTURE_NAMES,
  filesOf,
  isDemoCover,
  type OwnedPicture,
} from '../../scripts/seed/pictures/demo-pictures.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { PICTURE_KINDS } from '../../src/data/pictures/picture-kinds.ts';

export interface PictureServer {
  readonly port: number;
  /** The addresses of a cover and so many less one of gifts, which repeat after a while but are loaded one by one. */
  addresses(count: number): readonly string[];
  stop(): Promise<void>;
}

/** Stands in for Storage: serves the demo's drawings, each file as heavy as that of a photo may be. */
export async function servePictures(): Promise<PictureServer> {
  const names = DEMO_PICTURE_NAMES.filter((name) => !isDemoCover(name));
  const owned = (place: number): OwnedPicture => ({
    owner: `bench-${place}`,
    name: (place > 0 && names[place % names.length]) || 'umbrella',
  });
  const files = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(new URL(url, 'http://localhost').pathname.split('/o/')[1] ?? '');
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000' })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    addresses: (count) =>
      Array.from({ length: count }, (_, place) => {
        const picture = owned(place);
        for (const { path, size, body } of filesOf(picture)) {
          const { bytes } = PICTURE_KINDS[place === 0 ? 'cover' : 'item'].files[size];
          files.set(path, Buffer.concat([body, Buffer.alloc(Math.max(0, bytes - body.length))]));
        }
        return addressOf(port, picture);
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
