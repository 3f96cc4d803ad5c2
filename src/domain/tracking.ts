import { person, wishlist } from './common-fields.ts';
import { index, map, oneOf, type Schema, text, time, whole } from './schema.ts';
import { record } from './schema-variants.ts';
import { SHARE_CHANNELS } from './visit.ts';

/** Documents that pages write and only admins read. */
const userAgent = text({ most: 300 });

export const shareEventSchema = map({
  wishlistId: wishlist,
  userId: person,
  platform: oneOf(SHARE_CHANNELS),
  timestamp: time,
  metadata: map({ userAgent, referrer: text({ most: 300 }) }),
});

const anything: Schema<unknown> = { parse: (value) => value };
export const userActionSchema = map({
  userId: person,
  action: text({ pattern: /^[a-z_]{1,60}$/ }),
  metadata: map({ extra: record(anything), userAgent, timestamp: time, url: text({ most: 500 }) }),
  createdAt: time,
});

export const linkClicksSchema = map({
  /** The place of the item when it was last clicked. */
  itemIndex: index,
  clicks: whole({ least: 1 }),
  lastClickedAt: time,
});
