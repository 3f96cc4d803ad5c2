import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { compareRulesWithSchemas } from './rules-schemas.ts';

const rules = readFileSync(join(PROJECT_ROOT, 'firestore.rules'), 'utf8');

/** The rules compose these entries from a transaction whose fields they have checked. */
const ENTRY = [
  'displayName pattern',
  'displayName seen',
  'displayName most',
  'displayName mostBytes',
  'amount least',
  'message most',
  'message mostBytes',
  'message pattern',
  'message seen',
];

const IMPLIED = [
  // The rules compare the whole address with those of the site or of the bucket.
  'wishlists.shareableLink most',
  'wishlists.items[].imageUrl most',
  'wishlists.items[].imageUrl pattern',
  'wishlists.invitation.cover.picture most',
  'wishlists.invitation.cover.picture pattern',
  'wishlists.invitation.portrait most',
  'wishlists.invitation.portrait pattern',
  'wishlists.thanks.pictures[] most',
  'wishlists.thanks.pictures[] pattern',
  ...ENTRY.map((bound) => `wishlists.contributors[].${bound}`),
  ...ENTRY.map((bound) => `wishlists.items[].contributors[].${bound}`),
  // 1 ≤ minContribution ≤ maxContribution ≤ price, where a missing bound counts as 1 or the price.
  'wishlists.items[].price least',
  'wishlists.items[].maxContribution least',
  // The status that the transaction has or had.
  'transactions.correction.was options',
  // That of the invitation.
  'hosts.role options',
  // Each of them is a host.
  'wishlists.editorIds most',
  // A click adds 1 to the stored count, or to 0.
  'affiliateLinks.clicks least',
  // The reason of the moderation.
  'users.ban.reason most',
  'users.ban.reason pattern',
  'users.ban.reason seen',
  // The rules check the texts of all languages as one.
  ...['hi', 'mr', 'gu', 'ta', 'te'].flatMap((language) => [
    `settings.announcements[].texts.${language} pattern`,
    `settings.announcements[].texts.${language} seen`,
  ]),
  // No rule sets the other options.
  'users.status options',
  'notifications.type options',
  // At first the hosts of the wishlist, then fewer. Every type of notification has them.
  'notifications.hostIds most',
  'notifications.unreadBy most',
  // The log entry that names the change has the type 'support_' + status.
  'supportMessages.status options',
];

/** Copied from a change that was the last one, or from the wishlist: the rules compare them with it. */
const isCopied = (bound: string) => /^histories[.](earlier|last[.](before|after))/.test(bound);

it('finds the keys, options, bounds and patterns of the schemas in firestore.rules', () => {
  expect(compareRulesWithSchemas(rules).mismatches).toEqual([]);
});

it('finds every bound of the schemas in firestore.rules, except those that other rules imply', () => {
  const missing = new Set(compareRulesWithSchemas(rules).missing);
  expect([...missing].filter((bound) => !isCopied(bound)).sort()).toEqual(IMPLIED.sort());
});

it.each([
  [
    'a missing key',
    "'minContribution', 'maxContribution',",
    "'minContribution',",
    'leaves maxContribution out of wishlists.items[]; the schema in src/domain: has maxContribution',
  ],
  ['an unknown key', "'photoURL', 'phoneNumber'", "'colour', 'phoneNumber'", 'allows colour in users'],
  ['a missing key of a new document', "'lastEdit': null,", '', 'leaves lastEdit out of wishlists'],
  ['a field that no schema has', 'item.isExperience ==', 'item.isTrip ==', 'reads wishlists.items[].isTrip'],
  [
    'a missing option',
    "['high', 'medium', 'low']",
    "['high', 'low']",
    'allows high, low for wishlists.items[].priority',
  ],
  ['an unknown option', "kind == 'add'", "kind == 'append'", "compares wishlists.lastEdit.kind with 'append'"],
  ['a length', 'line(wishlist.title, 100)', 'line(wishlist.title, 90)', 'has most 90 for wishlists.title'],
  ['line breaks', 'lines(item.description, 500)', 'line(item.description, 500)', 'for wishlists.items[].description'],
  ['a length in bytes', 'displayName, 180)', 'displayName, 99)', 'has mostBytes 99 for transactions.displayName'],
  [
    'a least number',
    'whole(item.quantity, 1, 99)',
    'whole(item.quantity, 2, 99)',
    'has least 2 for wishlists.items[].quantity',
  ],
  ['a largest number', 'feePercent <= 20', 'feePercent <= 30', 'has most 30 for settings.feePercent'],
  ['the length of a list', 'items.size() <= 60', 'items.size() <= 50', 'has most 50 for wishlists.items'],
  ['a pattern', "'[a-z_]{1,60}'", "'[a-z]+'", 'has pattern [a-z]+ for userActions.action'],
])('reports %s that differs, with the line of the rule and the schema', (_, rule, changed, report) => {
  expect(rules.split(rule)).toHaveLength(2);
  const { mismatches } = compareRulesWithSchemas(rules.replace(rule, changed));
  expect(mismatches.join('\n')).toMatch(/^firestore\.rules:\d+ .*; the schema in src\/domain: /);
  expect(mismatches.join('\n')).toContain(report);
});

it('reports a bound that no rule has', () => {
  const { missing } = compareRulesWithSchemas(
    rules.replace('lines(item.description, 500)', 'text(item.description, 500)'),
  );
  expect(missing).toContain('wishlists.items[].description pattern');
  expect(missing).toContain('wishlists.items[].description seen');
});
