import type { Translation } from '../en.ts';

export default {
  'list.refresh': 'புதுப்பிக்க',
  'list.page': 'பக்கம் {page}',
  'list.newer': 'புதியவை',
  'list.older': 'பழையவை',
  'list.unreadable': 'இப்போது படிக்க முடியாத பதிவுகள்: {count}',
  'list.duplicate': 'நகலெடுக்க',
  'list.duplicate.title': '{title} (நகல்)',
  'export.busy': 'இதுவரை {count} வரிகள்…',
  'export.stop': 'நிறுத்த',
  'export.failed': 'கோப்பை உருவாக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  'export.unreadable': 'படிக்க முடியாததால் கோப்பில் இல்லாத பதிவுகள்: {count}',
} satisfies Translation<'lists'>;
