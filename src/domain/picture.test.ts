import { describe, expect, it } from 'vitest';
import { blurredColours } from './blurred-colours.ts';
import { cardPicture } from './card-picture.ts';
import { describedAddress, describedPicture, PICTURE_WIDTHS, smallestFile } from './picture.ts';

const [NAME, TOKEN, SMALL, LARGE] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(36));
const PATH = `https://firebasestorage.googleapis.com/v0/b/shagun.example/o/items%2Fasha%2F${NAME}`;
const CARD = `${PATH}?alt=media&token=${TOKEN}`;
const COLOURS = '111222333444555666777888999';
const described = (small?: string, large?: string) =>
  describedAddress(CARD, { width: 1600, height: 1200, colours: COLOURS, tokens: { small, large } });

describe('the address of a picture', () => {
  it('has the sizes, the colours and the other files', () => {
    expect(describedPicture(described(SMALL, LARGE))).toEqual({
      small: `${PATH}-small?alt=media&token=${SMALL}`,
      card: CARD,
      large: `${PATH}-large?alt=media&token=${LARGE}`,
      width: 1600,
      height: 1200,
      colours: COLOURS,
    });
  });

  it.each([
    ['a picture as wide as a card', SMALL, undefined],
    ['a small picture', undefined, undefined],
  ])('has fewer files for %s', (_, small, large) => {
    const picture = describedPicture(described(small, large));
    expect([picture?.card, picture?.large]).toEqual([CARD, '']);
    expect(picture?.small).toBe(small ? `${PATH}-small?alt=media&token=${SMALL}` : '');
  });

  it('needs at most 100 bytes for the colours', () => {
    expect(COLOURS.length).toBeLessThanOrEqual(100);
    expect(blurredColours(described(SMALL, LARGE))).toMatch(/^radial-gradient\(50% 50% at 0% 0%,#111,#0000\),.*,#555$/);
    expect(blurredColours(described(SMALL, LARGE)).match(/#\d{3}\b/g)).toHaveLength(10);
  });

  it.each(['', CARD])('may have none of it: %s', (address) => {
    expect(describedPicture(address)).toBeNull();
    expect(cardPicture(address)).toEqual({ picture: address, pictureSources: '' });
    expect(blurredColours(address)).toBe('');
    expect(smallestFile(address)).toBe(address);
  });
});

it.each([`${CARD}#top`, `${CARD}#1600x1200.red.${SMALL}`])('ignores a description that is none: %s', (address) => {
  expect(describedPicture(address)).toBeNull();
});

describe('a card', () => {
  it('offers the small file and the one for cards', () => {
    const { picture, pictureSources } = cardPicture(described(SMALL, LARGE));
    expect(picture).toBe(CARD);
    expect(pictureSources).toBe(
      `${PATH}-small?alt=media&token=${SMALL} ${PICTURE_WIDTHS.small}w,${CARD} ${PICTURE_WIDTHS.card}w`,
    );
  });

  it('offers the only file of a small picture', () => {
    expect(cardPicture(described())).toMatchObject({ picture: CARD, pictureSources: '' });
    expect(smallestFile(described())).toBe(CARD);
  });
});
