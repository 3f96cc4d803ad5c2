import type { Person } from './people.ts';
import { uuid } from './fields.ts';

const TOKEN = '00000000-0000-4000-8000-00000000feed';

interface Place {
  readonly host?: string;
  readonly bucket?: string;
  readonly folder?: 'items' | 'profiles';
}

/** The address of a picture that this user uploaded, as the SDK returns it. */
export function pictureOf(
  { uid }: Pick<Person, 'uid'>,
  { host = 'http://127.0.0.1:9199', bucket = 'demo-shagun.appspot.com', folder = 'items' }: Place = {},
): string {
  return `${host}/v0/b/${bucket}/o/${folder}%2F${uid}%2F${uuid(7)}?alt=media&token=${TOKEN}`;
}

const COLOURS = 'c96'.repeat(9);

/** With the sizes, colours and other files of an item's picture. */
export function describedPictureOf(by: Pick<Person, 'uid'>, others: 0 | 1 | 2 = 2): string {
  return `${pictureOf(by)}#1600x1200.${COLOURS}${`.${TOKEN}`.repeat(others)}`;
}

/** Addresses that none of `by`'s pictures has. */
export function badPictures(by: Person, folder: 'items' | 'profiles'): Readonly<Record<string, string>> {
  const mine = pictureOf(by, { folder });
  return {
    'that is a script': 'javascript:alert(1)',
    'that is data': 'data:image/png;base64,AAAA',
    'on another site': 'https://evil.test/lamp.jpg',
    'on another site that names ours as a user': pictureOf(by, { host: 'https://127.0.0.1:9199@evil.test', folder }),
    'on a host that resembles localhost': pictureOf(by, { host: 'http://localhost.evil.test:9199', folder }),
    'on localhost, but not in Storage': 'http://127.0.0.1:9199/lamp.jpg',
    'in another bucket': pictureOf(by, { bucket: 'evil.appspot.com', folder }),
    'in a bucket whose name begins with ours': pictureOf(by, { bucket: 'demo-shagun.appspot.com.evil', folder }),
    'of another user': pictureOf({ uid: 'somebody' }, { folder }),
    'in another folder': pictureOf(by, { folder: folder === 'items' ? 'profiles' : 'items' }),
    'in no folder': mine.replace(`${folder}%2F`, ''),
    'in a folder above': mine.replace(folder, `${folder}%2F..`),
    'without a token': mine.replace(/&token=.*/, ''),
    'with more parameters': `${mine}&to=https://evil.test`,
    'behind another address': `https://evil.test/?${mine}`,
    'after a line break': `\n${mine}`,
    'with a fragment': `${mine}#top`,
    ...(folder === 'profiles'
      ? { 'with sizes': `${mine}#1600x1200.${COLOURS}` }
      : {
          'without a width': `${mine}#x1200.${COLOURS}`,
          'of no height': `${mine}#1600x0.${COLOURS}`,
          'wider than any': `${mine}#16000x1200.${COLOURS}`,
          'without colours': `${mine}#1600x1200`,
          'with a colour more': `${mine}#1600x1200.${COLOURS}fff`,
          'with a colour that is none': `${mine}#1600x1200.${COLOURS.replace('c', 'g')}`,
          'with three more files': `${mine}#1600x1200.${COLOURS}${`.${TOKEN}`.repeat(3)}`,
          'with a token that is a path': `${mine}#1600x1200.${COLOURS}.${'/'.repeat(36)}`,
        }),
  };
}
