import type { Translation } from '../en.ts';

export default {
  'invite.greeting': 'અમારા આનંદના અવસરે આપને સહપરિવાર પધારવા ભાવભર્યું આમંત્રણ.',
  'invite.closing': 'બધી માહિતી અહીં છે:',
  'invite.subject': 'આમંત્રણ: {names}',
  'invite.language': 'આમંત્રણની ભાષા',
  'invite.message': 'તમારું આમંત્રણ',
  'invite.edit': 'શબ્દો બદલો',
  'invite.sms': 'SMS',
  'invite.email': 'ઇમેઇલ',
  'invite.copy': 'આમંત્રણ કૉપિ કરો',
  'invite.copied': 'આમંત્રણ કૉપિ થઈ ગયું!',
  'invite.copy-failed': 'કૉપિ થઈ શક્યું નહીં. ઉપરનું લખાણ પસંદ કરીને જાતે કૉપિ કરો.',
  'invite.failed': 'તમારા આમંત્રણના શબ્દો લોડ થઈ શક્યા નહીં.',
  'invite.text.title': 'શેર કરવાના શબ્દો',
  'invite.text.lead': 'WhatsApp, SMS કે ઇમેઇલ પર મહેમાનો આ જ વાંચશે. તમારા પેજની લિંક હંમેશાં સાથે જાય છે.',
  'invite.text.label': '{language}માં તમારા શબ્દો',
  'invite.text.default': 'આ શબ્દો તમારા પેજ પરથી બન્યા છે. તમે પોતાના ન લખો ત્યાં સુધી પેજ સાથે બદલાતા રહેશે.',
  'invite.text.own': 'આ તમારા પોતાના શબ્દો છે.',
  'invite.text.reset': 'સૂચવેલા શબ્દો રાખો',
  'invite.text.save': 'શબ્દો સેવ કરો',
  'invite.text.sms': { one: 'લિંક સાથે {count} SMS', other: 'લિંક સાથે {count} SMS' },
} satisfies Translation<'invite'>;
