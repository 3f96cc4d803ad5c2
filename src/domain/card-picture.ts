/** What a card shows of a picture (picture.ts). Apart from it, because the guest's first script has little room. */
export interface CardPicture {
  readonly picture: string;
  /** For `srcset`, '' if there is one file. The widths are nominal: a detailed picture may have been shrunk further. */
  readonly pictureSources: string;
}

/** The rules have checked the address. */
export function cardPicture(address: string): CardPicture {
  const [picture = '', about = ''] = address.split('#');
  const [, , small] = about.split('.');
  const smallFile = picture.replace(/[?](.+)=.+/, `-small?$1=${small}`);
  return { picture, pictureSources: small ? `${smallFile} 360w,${picture} 800w` : '' };
}
