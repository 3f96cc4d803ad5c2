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
  };
}
