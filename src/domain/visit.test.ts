import { describe, expect, it } from 'vitest';
import { deviceClass, referringSite, trafficSource } from './visit.ts';

const ownHost = 'shagun.example';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const OLD_IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';

describe('the source of a visit', () => {
  it.each([
    ['whatsapp', 'https://news.example/', 'whatsapp'],
    ['qr', '', 'qr'],
    [null, '', 'direct'],
    [null, 'https://www.News.example/article?x=1', 'news.example'],
    [null, 'https://shagun.example/dashboard', 'direct'],
    [null, 'https://www.shagun.example/', 'direct'],
    [null, 'android-app://com.whatsapp/', 'com.whatsapp'],
    [null, 'android-app://Com.Example.Reader/', 'com.example.reader'],
    [null, 'not an address', 'direct'],
    ['WhatsApp*', '', 'whatsapp'],
    ['copy.', '', 'copy'],
    ['evil', 'https://news.example/', 'news.example'],
    ['', '', 'direct'],
  ])('with via %s from "%s" is %s', (via, referrer, source) => {
    expect(trafficSource({ via, referrer, ownHost })).toBe(source);
  });

  it.each([
    `https://${'a'.repeat(61)}.example/`,
    'https://under_score.example/',
    'http://[::1]/',
    'mailto:a@b.example',
  ])('shortens or groups the referrer: %s', (referrer) => {
    expect(referringSite({ referrer, ownHost })).toBe('other');
  });

  it('is counted under a name that the rules accept', () => {
    expect(referringSite({ referrer: 'https://दुकान.example/', ownHost })).toMatch(/^xn--[a-z0-9.-]+$/);
  });
});

describe('a device', () => {
  it.each([
    [ANDROID, 412, 'phone'],
    [ANDROID, 1_200, 'phone'],
    [IPHONE, 390, 'phone'],
    [TABLET, 800, 'tablet'],
    [OLD_IPAD, 768, 'tablet'],
    [WINDOWS, 500, 'desktop'],
    [MAC, 1_440, 'desktop'],
    ['', 390, 'phone'],
    ['', 599, 'phone'],
    ['', 600, 'tablet'],
    ['', 1_023, 'tablet'],
    ['', 1_024, 'desktop'],
    ['', 1_440, 'desktop'],
  ])('with user agent "%s" and a width of %d is a %s', (userAgent, width, device) => {
    expect(deviceClass({ userAgent, width })).toBe(device);
  });

  it('is a tablet if it identifies as a Macintosh but has a touch screen', () => {
    expect(deviceClass({ userAgent: MAC, width: 1_024, touchPoints: 5 })).toBe('tablet');
    expect(deviceClass({ userAgent: MAC, width: 1_024, touchPoints: 0 })).toBe('desktop');
  });
});
