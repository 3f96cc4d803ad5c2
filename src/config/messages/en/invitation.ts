import type { CeremonyKind } from '../../../domain/wishlist.ts';

const ceremonies = {
  'ceremony.engagement': 'Engagement',
  'ceremony.haldi': 'Haldi',
  'ceremony.mehndi': 'Mehndi',
  'ceremony.sangeet': 'Sangeet',
  'ceremony.nikah': 'Nikah',
  'ceremony.anand_karaj': 'Anand Karaj',
  'ceremony.muhurtham': 'Muhurtham',
  'ceremony.wedding': 'Wedding',
  'ceremony.reception': 'Reception',
  'ceremony.custom': 'Another event',
} as const satisfies Record<`ceremony.${CeremonyKind}`, string>;

/** The couple's story and the events, on the guest's page and in the editor. */
export default {
  ...ceremonies,
  'invitation.events': 'The celebrations',
  'invitation.story': 'Our story',
  'invitation.map': 'See on a map',
  'invitation.map.of': 'See on a map: {name}',
  'invitation.dress': 'What to wear: {dress}',
  'invitation.calendar': 'Add to calendar',
  'invitation.calendar.of': 'Add to calendar: {name}',
  'invitation.calendar.all': 'Add all to calendar',
  'invitation.begins-in': '{name} begins in',
  'invitation.today': '{name} is today',
  'invitation.tomorrow': '{name} is tomorrow',
  'invitation.days': { one: 'day', other: 'days' },
  'invitation.hours': { one: 'hour', other: 'hours' },
  'invitation.minutes': { one: 'minute', other: 'minutes' },
} as const;
