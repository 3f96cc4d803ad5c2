import { blurredColours } from './blurred-colours.ts';
import type { Cover } from './invitation.ts';

/** What a card shows of a picture (picture.ts). Apart from it, because the guest's first script has little room. */
export interface CardPicture {
  readonly picture: string;
  /** For `srcset`, '' if there is one file. The widths are nominal: a detailed picture may have been shrunk further. */
  readonly pictureSources: string;
}

/** The rules have checked the address. */
export function cardPicture(address: string, isCover = false): CardPicture {
  const [picture = '', about = ''] = address.split('#');
  const [, , small, large] = about.split('.');
  const file = (size: string, token: string) => picture.replace(/[?](.+)=.+/, `-${size}?$1=${token}`);
  const sources = small ? `${file('small', small)} ${isCover ? 640 : 360}w,${picture} 800w` : '';
  return { picture, pictureSources: isCover && large ? `${sources},${file('large', large)} 1600w` : sources };
}

/** The cover above the couple's names, for a page that shows pictures or only their colours. */
export function coverPicture(cover: Cover, isShown: boolean) {
  const { picture } = cover;
  const { picture: src, pictureSources: srcset } = cardPicture(isShown ? picture : '', true);
  return { src, srcset, position: positionOf(cover), colours: blurredColours(picture) };
}

/** The point of a cover that stays visible, for `object-position`. */
export function positionOf({ x, y }: Cover): string {
  return `${x}% ${y}%`;
}
