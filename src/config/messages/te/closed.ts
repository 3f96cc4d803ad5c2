import type { Translation } from '../en.ts';

export default {
  'closed.text': 'ఆహ్వానించినవారు ఈ పేజీని తీసేసి ఉండవచ్చు, లేదా లింక్ పూర్తిగా ఉండకపోవచ్చు.',
  'closed.home': 'హోమ్‌కు వెళ్లండి',
  'closed.help': 'సహాయం పొందండి',
} satisfies Translation<'closed'>;
