import type { Translation } from '../en.ts';

export default {
  'list.refresh': 'રિફ્રેશ કરો',
  'list.page': 'પાનું {page}',
  'list.newer': 'નવાં',
  'list.older': 'જૂનાં',
  'list.unreadable': 'હાલ વાંચી ન શકાતી નોંધ: {count}',
  'list.duplicate': 'કૉપિ બનાવો',
  'list.duplicate.title': '{title} (કૉપિ)',
  'export.busy': 'અત્યાર સુધી {count} હરોળ…',
  'export.stop': 'અટકાવો',
  'export.failed': 'ફાઇલ બની શકી નહીં. ફરી પ્રયત્ન કરો.',
  'export.unreadable': 'વાંચી ન શકાઈ એટલે ફાઇલમાં ન આવી હોય એવી નોંધ: {count}',
} satisfies Translation<'lists'>;
