import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedGift, titleInLink, withoutTracking } from './shop-link.ts';

describe('the name in a link', () => {
  it.each([
    [
      'https://www.amazon.in/Prestige-Popular-Aluminium-Pressure-Cooker/dp/B00935MGKK/ref=sr_1_5?crid=2M&keywords=cooker&qid=17',
      'Prestige Popular Aluminium Pressure Cooker',
    ],
    ['https://www.amazon.in/dp/B00935MGKK', ''],
    ['https://amzn.in/d/5xYzAbC', ''],
    [
      'https://www.flipkart.com/philips-hl7756-750-w-mixer-grinder/p/itmf3z7hfhz9zmbz?pid=MIXF',
      'Philips hl7756 750 w mixer grinder',
    ],
    ['https://dl.flipkart.com/s/Abc123NNNN', ''],
    [
      'https://www.myntra.com/bedsheets/bombay+dyeing/bombay-dyeing-floral-cotton-king-bedsheet/12345678/buy',
      'Bombay dyeing floral cotton king bedsheet',
    ],
    [
      'https://www.pepperfry.com/product/alva-3-seater-sofa-in-navy-blue-1914432.html',
      'Alva 3 seater sofa in navy blue',
    ],
    ['https://www.ikea.com/in/en/p/hemnes-bed-frame-white-stain-s59302417/', 'Hemnes bed frame white stain'],
    [
      'https://www.nykaa.com/forest-essentials-body-mist-nargis/p/12345?skuId=12345',
      'Forest essentials body mist nargis',
    ],
    ['https://www.tatacliq.com/titan-raga-analog-watch/p-mp000000009876543', 'Titan raga analog watch'],
    [
      'https://shop.example/%E0%A4%AA%E0%A5%80%E0%A4%A4%E0%A4%B2-%E0%A4%95%E0%A5%80-%E0%A4%B8%E0%A4%AE%E0%A4%88',
      'पीतल की समई',
    ],
    ['https://shop.example/', ''],
    ['https://shop.example/%E0%A4', ''],
    ['not a link', ''],
  ])('%s is “%s”', (link, title) => {
    expect(titleInLink(link)).toBe(title);
  });
});

describe('a link without tracking', () => {
  it.each([
    [
      'https://www.amazon.in/Cooker-Five/dp/B009/ref=sr_1_5?tag=x-21&pd_rd_w=a&th=1&psc=1',
      'https://www.amazon.in/Cooker-Five/dp/B009?th=1&psc=1',
    ],
    ['https://shop.example/sofa?utm_source=wa&utm_medium=share&fbclid=1', 'https://shop.example/sofa'],
    [
      'https://www.flipkart.com/mixer/p/itm1?pid=MIXF&otracker=search&ssid=1',
      'https://www.flipkart.com/mixer/p/itm1?pid=MIXF',
    ],
    ['https://shop.example/sofa?colour=blue#size', 'https://shop.example/sofa?colour=blue#size'],
  ])('%s', (link, clean) => {
    expect(withoutTracking(link)).toBe(clean);
  });

  it.each(['javascript:alert(1)', 'ftp://shop.example/a', 'https://shop.example@evil.test/', 'sofa'])(
    'is no link: %s',
    (text) => {
      expect(withoutTracking(text)).toBeNull();
    },
  );

  it('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const clean = withoutTracking(link);
        expect(clean).not.toBeNull();
        expect(withoutTracking(clean ?? '')).toBe(clean);
      }),
    );
  });
});

describe('a text that a shop shares', () => {
  const LINK = 'https://shop.example/p/1';
  it.each([
    [`Check out Prestige pressure cooker at ₹1,299 ${LINK}`, 'Prestige pressure cooker', 1_299],
    [`Hey! Take a look at this Nilkamal dining table on Flipkart\n${LINK}`, 'Nilkamal dining table', null],
    [`Brass diya, set of 2 – Rs. 849/- ${LINK}`, 'Brass diya, set of 2', 849],
    [`पीतल का दीया ₹ १,२०० ${LINK}`, 'पीतल का दीया', 1_200],
    [`சில்க் புடவை ₹4,500.00 ${LINK}.`, 'சில்க் புடவை', 4_500],
    [LINK, '', null],
    ['https://shop.example/steel-lunch-box', 'Steel lunch box', null],
  ])('is taken apart: %s', (text, title, price) => {
    expect(readSharedGift(text)).toMatchObject({ title, price });
  });

  it('needs a link', () => {
    expect(readSharedGift('Prestige pressure cooker ₹1,299')).toBeNull();
    expect(readSharedGift('')).toBeNull();
  });

  it('has a link that can be stored, and a title of at most 100 characters, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.webUrl(), (text, link) => {
        const found = readSharedGift(`${text} ${link}`);
        if (!found) return;
        expect(withoutTracking(found.link)).toBe(found.link);
        expect([...found.title].length).toBeLessThanOrEqual(100);
        expect(found.title).toBe(found.title.trim());
      }),
    );
  });
});
