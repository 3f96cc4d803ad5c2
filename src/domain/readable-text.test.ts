import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

describe('a text that people read', () => {
  it.each([
    ['  Asha Rao ', 'Asha Rao'],
    ['\u202aAsha\u202c Rao\u200b', 'Asha Rao'],
    ['\ufeffAs\u00adha', 'Asha'],
    ['Asha\tRao', 'Asha Rao'],
    ['Asha\u0000\u0007', 'Asha'],
    ['क्\u200dष', 'क्\u200dष'],
    ['\u2764\ufe0f 👨\u200d👩\u200d👧', '\u2764\ufe0f 👨\u200d👩\u200d👧'],
    [`A${'\u0301'.repeat(50)}sha`, `A${'\u0301'.repeat(4)}sha`],
    ['क़्\u200d', 'क़्\u200d'],
    ['', ''],
    ['\u00a0\u2003\u3000', ''],
    ['\u200d\u200c', ''],
    [' \u0301\u200d ', ''],
    ['\u3164\u2800', ''],
  ])('%j becomes %j', (typed, stored) => {
    expect(readableText(typed, 'line')).toBe(stored);
    expect(readableText(typed, 'lines')).toBe(stored);
  });

  it('keeps line breaks only in texts of several lines', () => {
    const typed = ' Be happy.\r\n\r\nAsha\u2028Rao\u0085\n';
    expect(readableText(typed, 'lines')).toBe('Be happy.\n\nAsha\nRao');
    expect(readableText(typed, 'line')).toBe('Be happy.  Asha Rao');
  });
});
