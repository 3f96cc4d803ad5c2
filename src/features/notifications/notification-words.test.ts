import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import { translations } from '../../config/messages/translations.ts';
import { userId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { type Notification, NOTIFICATION_TYPES } from '../../domain/notification.ts';
import { openCatalogue, type Say } from '../../session/language/catalogue.ts';
import { say } from '../../session/testing/english.ts';
import {
  contributionNotification,
  fundedNotification,
  plainNotification,
  reportNotification,
} from './testing/examples.ts';
import { notificationIcon, sayNotification } from './notification-words.ts';

const ASHA = userId('asha');
const worded = (said: Say, notification: Notification) => sayNotification(said, notification, ASHA);

describe('a notification', () => {
  it('says who gave how much, and for what', () => {
    const given = contributionNotification({ amount: rupees(125_000), itemTitle: 'Sofa' });
    expect(worded(say, given)).toBe('Kabir contributed ₹1,25,000 to Sofa');
  });

  it('about the general fund names no item', () => {
    expect(worded(say, contributionNotification({ itemTitle: '' }))).toBe('Kabir contributed ₹501');
  });

  it.each([
    ['Sofa', 'You contributed ₹501 to Sofa'],
    ['', 'You contributed ₹501'],
  ])('calls the reader "You" when it was their own gift to "%s"', (itemTitle, text) => {
    const own = contributionNotification({ contributorId: ASHA, contributorName: 'Asha', itemTitle });
    expect(worded(say, own)).toBe(text);
  });

  it.each([
    ['promised', 'Sofa', 'Kabir promised ₹501 for Sofa'],
    ['promised', '', 'Kabir promised ₹501'],
    ['sent', 'Sofa', 'Kabir has sent ₹501'],
  ] as const)('of a gift by UPI says that it was %s, not contributed', (type, itemTitle, text) => {
    expect(worded(say, { ...contributionNotification({ itemTitle }), type })).toBe(text);
  });

  it.each([
    ['promised', 'You promised ₹501 for Sofa'],
    ['sent', 'You have sent ₹501'],
  ] as const)('of their own gift by UPI that was %s calls the reader "You"', (type, text) => {
    const own = contributionNotification({ contributorId: ASHA });
    expect(worded(say, { ...own, type })).toBe(text);
  });

  it("names anonymous contributors in the reader's language", () => {
    const marathi: typeof say = (key, values) => (key === 'name.anonymous' ? 'अनामिक' : say(key, values));
    const given = contributionNotification({ contributorName: 'Anonymous', itemTitle: '' });
    expect(worded(marathi, given)).toBe('अनामिक contributed ₹501');
  });

  it('says what is fully funded', () => {
    expect(worded(say, fundedNotification('Sofa'))).toBe('Sofa is fully funded');
  });

  it('tells a reporter what was found', () => {
    expect(worded(say, reportNotification('The page was closed'))).toBe('We reviewed your report: The page was closed');
  });

  it('shows its stored text if its type is unknown', () => {
    expect(worded(say, plainNotification('Three days to go'))).toBe('Three days to go');
  });

  it.each(OFFERED_LANGUAGES)('is worded in %s, whatever its type', (language) => {
    const catalogue = openCatalogue(language);
    for (const area of ['accounts', 'notifications'] as const) catalogue.add(area, translations[language][area]);
    const words = (notification: Notification) => worded(catalogue.say, notification);
    const own = { contributorId: ASHA };
    const given = [{}, { itemTitle: '' }, own, { ...own, itemTitle: '' }, { contributorName: 'Anonymous' }];
    const gifts = given.map((data) => contributionNotification({ amount: rupees(1_25_000), ...data }));
    const [contributed, promised] = (['contribution', 'promised'] as const).map((type) =>
      gifts.map((gift) => words({ ...gift, type })),
    );
    const sent = gifts.slice(1, 4).map((gift) => words({ ...gift, type: 'sent' }));
    for (const texts of [contributed, promised]) {
      for (const at of [0, 2, 4]) expect(texts?.[at]).toContain('Sofa');
      for (const at of [0, 1]) expect(texts?.[at]).toContain('Kabir');
    }
    const ofGifts = [contributed, promised, sent].flatMap((texts) => texts ?? []);
    expect(new Set(ofGifts).size).toBe(2 * given.length + 2);
    for (const text of ofGifts) expect(text).toContain('₹1,25,000');
    const others = [words(fundedNotification('Sofa')), words(reportNotification('Sofa'))];
    for (const text of others) expect(text).toContain('Sofa');
    for (const text of [...ofGifts, ...others]) {
      expect(text).not.toMatch(/[{}]/);
      if (language !== 'en') expect(text.replace(/Sofa|Kabir/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });

  it('has an icon for its type', () => {
    expect(new Set(NOTIFICATION_TYPES.map((type) => notificationIcon({ type }))).size).toBe(NOTIFICATION_TYPES.length);
  });
});
