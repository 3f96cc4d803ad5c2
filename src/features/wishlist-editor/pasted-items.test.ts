import { describe, expect, it } from 'vitest';
import { readPastedItems } from './pasted-items.ts';

const ABOUT = 'A gift we’d love.';
const read = (text: string) =>
  readPastedItems(text, ABOUT).map((found) =>
    found.outcome === 'item' ? `${found.details.title} = ${found.details.price}` : `${found.outcome}: ${found.line}`,
  );

describe('a pasted list', () => {
  it.each([
    ['Mixer grinder 4500', 'Mixer grinder = 4500'],
    ['Mixer grinder\t₹4,500', 'Mixer grinder = 4500'],
    ['Mixer grinder – Rs. 4,500/-', 'Mixer grinder = 4500'],
    ['Sofa, 1,00,000', 'Sofa = 100000'],
    ['Dinner for 2: 4500', 'Dinner for 2 = 4500'],
    ['Dinner for 2 4500', 'Dinner for 2 = 4500'],
    ['Set-top box - 2000', 'Set-top box = 2000'],
    ['3. Brass lamp 501', 'Brass lamp = 501'],
    ['• Brass lamp 501', 'Brass lamp = 501'],
    ['दीपक ५०१', 'दीपक = 501'],
    ['हनीमून – 1.2 लाख', 'हनीमून = 120000'],
    ['विळी रु. 500/-', 'विळी = 500'],
    ['சோபா: 45 ஆயிரம்', 'சோபா = 45000'],
    ['Sofa 45k', 'Sofa = 45000'],
    ['Honeymoon – 1.2 lakh', 'Honeymoon = 120000'],
    ['A trip to Japan: 2 lakhs', 'A trip to Japan = 200000'],
    ['Lamp Rs. 500/-', 'Lamp = 500'],
    ['Mixer grinder 45.50', 'Mixer grinder = 46'],
    ['4K television 45k', '4K television = 45000'],
  ])('reads an item from “%s”', (line, item) => expect(read(line)).toEqual([item]));

  it('is parsed line by line, skipping empty lines, with any line ending', () => {
    expect(read('Mixer 4500\r\n\r\n  Lamp 501  \nSofa 21000\n')).toEqual([
      'Mixer = 4500',
      'Lamp = 501',
      'Sofa = 21000',
    ]);
  });

  it.each(['Mixer grinder', '4500', 'Pressure cooker 5L', '₹4500', 'Mixer 1,1'])('reads no item from “%s”', (line) =>
    expect(read(line)).toEqual([`no-price: ${line}`]),
  );

  it.each(['House 99999999', 'Palace 1.5 cr', 'Free lamp 0', `${'a'.repeat(101)} 500`])(
    'refuses what no item can be: %#',
    (line) => expect(read(line)).toEqual([`refused: ${line}`]),
  );

  it('reports rounded prices', () => {
    expect(readPastedItems('Lamp 199.50\nKettle 1,500', ABOUT)).toMatchObject([
      { details: { price: 200 }, roundedFrom: '199.50' },
      { details: { price: 1_500 }, roundedFrom: null },
    ]);
  });

  it('gives each item a description', () => {
    const [found] = readPastedItems('Lamp 501', ABOUT);
    expect(found).toMatchObject({ details: { description: ABOUT, category: 'physical', priority: 'medium' } });
  });
});
