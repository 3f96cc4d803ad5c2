/** What the register says if a filter matches nothing. */
export const NOTHING_FOUND = {
  all: 'analytics.register.none-here',
  unthanked: 'analytics.register.all-thanked',
  'by-hand': 'analytics.register.none-here',
  bride: 'analytics.register.none-here',
  groom: 'analytics.register.none-here',
  promised: 'analytics.register.none-here',
  sent: 'analytics.register.none-here',
  received: 'analytics.register.none-here',
  'set-aside': 'analytics.register.none-set-aside',
} as const;
