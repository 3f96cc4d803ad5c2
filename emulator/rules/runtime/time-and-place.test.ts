import { expressions } from '../testing/tables.ts';
import { mapOf, RulesTimestamp } from './values.ts';

/** 2025-06-15T13:45:30.250000007Z, a Sunday. */
const time = new RulesTimestamp(1_749_995_130_250_000_007n);

expressions(
  'timestamps',
  {
    holds: [
      'request.time.year() == 2025 && request.time.month() == 6 && request.time.day() == 15',
      'request.time.hours() == 13 && request.time.minutes() == 45 && request.time.seconds() == 30',
      'request.time.nanos() == 250000007',
      'request.time.toMillis() == 1749995130250',
      'request.time.dayOfWeek() == 7 && timestamp.date(2025, 6, 16).dayOfWeek() == 1',
      'request.time.dayOfYear() == 166 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
      'request.time.date() == timestamp.date(2025, 6, 15)',
      'request.time.time() == duration.time(13, 45, 30, 250000007)',
      'request.time.date() + request.time.time() == request.time',
      'timestamp.value(1749995130250).seconds() == 30',
      'timestamp.value(-1500).year() == 1969 && timestamp.value(-1500).seconds() == 58',
      'timestamp.value(-1500).nanos() == 500000000 && timestamp.value(-1500).toMillis() == -1500',
      'timestamp.value(-1).date() == timestamp.date(1969, 12, 31)',
      'timestamp.date(2024, 2, 29).day() == 29',
      'timestamp.date(1, 1, 1).year() == 1',
      "request.time - duration.value(1, 'd') < request.time",
      "request.time - (request.time - duration.value(90, 'm')) == duration.value(90, 'm')",
      "duration.value(1, 'h') + timestamp.value(0) == timestamp.value(3600000)",
      "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 1) == duration.value(29, 'd')",
    ],
    fails: [
      ['timestamp.date(2025, 2, 29) == request.time', 'Invalid date'],
      ['timestamp.date(2025, 13, 1) == request.time', 'Invalid date'],
      ["timestamp.date('2025', 1, 1) == request.time", 'Type error'],
      ['timestamp.value(1.5) == request.time', 'Type error'],
      ['5.0.year() == 1', 'year'],
      ['timestamp.value(9223372036854775807).year() == 1', 'Timestamp out of range'],
      ["timestamp.date(9999, 12, 31) + duration.value(1, 'd') == request.time", 'Timestamp out of range'],
      ["timestamp.date(1, 1, 1) - duration.value(1, 'ns') == request.time", 'Timestamp out of range'],
      ["duration.value(1, 'ns') * 1 == duration.value(1, 'ns')", 'duration * int'],
      ["duration.value(1, 'h') - timestamp.value(0) == duration.value(1, 'h')", 'duration - timestamp'],
      ['request.time > 0', 'Type error'],
    ],
  },
  { request: mapOf({ time }) },
);

expressions('durations', {
  holds: [
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'm') == duration.value(60, 's')",
    "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
    "duration.abs(duration.value(-10, 's')) == duration.value(10, 's')",
    "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(30, 's') + duration.value(30, 's') == duration.value(1, 'm')",
    "duration.value(60, 's') - duration.value(90, 's') == -duration.value(30, 's')",
  ],
  fails: [
    ["duration.value(1, 'y') == duration.value(1, 'd')", 'Invalid duration unit'],
    ["duration.value('1', 'd') == duration.value(1, 'd')", 'Type error'],
    ["duration.value(1) == duration.value(1, 'd')", 'Invalid argument count'],
    ['duration.abs(1) == duration.abs(1)', 'Type error'],
    ["duration.value(9223372036854775807, 'w').seconds() == 0", 'Duration out of range'],
    ["duration.value(1, 's').minutes() == 0", 'minutes'],
  ],
});

expressions('latitude and longitude', {
  holds: [
    'latlng.value(37.5, -122).latitude() == 37.5 && latlng.value(37.5, -122).longitude() == -122',
    'latlng.value(1, 1).latitude() is float',
    'latlng.value(10, 10).distance(latlng.value(10, 10)) == 0',
    // One degree along the equator, and half the circumference of the earth.
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400',
    'latlng.value(0, 0).distance(latlng.value(0, 180)) > 20000000',
    'latlng.value(0, 0).distance(latlng.value(0, 180)) < 20100000',
    'latlng.value(90, 0).distance(latlng.value(90, 120)) < 1',
  ],
  fails: [
    ['latlng.value(91, 0).latitude() == 91', 'Invalid latitude'],
    ['latlng.value(0, -181).latitude() == 0', 'Invalid latitude'],
    ["latlng.value('0', 0).latitude() == 0", 'Type error'],
    ['latlng.value(0, 0).distance(5) == 0', 'Type error'],
    ['latlng.value(0, 0) < latlng.value(1, 1)', 'Type error'],
  ],
});
