import type { Translation } from '../en.ts';

export default {
  'invite.greeting': 'हमारी खुशी में शामिल होने के लिए आप सपरिवार सादर आमंत्रित हैं।',
  'invite.closing': 'सारी जानकारी यहाँ है:',
  'invite.subject': 'निमंत्रण: {names}',
  'invite.language': 'निमंत्रण की भाषा',
  'invite.message': 'आपका निमंत्रण',
  'invite.edit': 'शब्द बदलें',
  'invite.sms': 'SMS',
  'invite.email': 'ईमेल',
  'invite.copy': 'निमंत्रण कॉपी करें',
  'invite.copied': 'निमंत्रण कॉपी हो गया!',
  'invite.copy-failed': 'कॉपी नहीं हो पाया। ऊपर का टेक्स्ट चुनकर खुद कॉपी करें।',
  'invite.failed': 'आपके निमंत्रण के शब्द लोड नहीं हो पाए।',
  'invite.text.title': 'शेयर करने के शब्द',
  'invite.text.lead': 'WhatsApp, SMS या ईमेल पर मेहमान यही पढ़ेंगे। आपके पेज का लिंक हमेशा साथ जाता है।',
  'invite.text.label': '{language} में आपके शब्द',
  'invite.text.default': 'ये शब्द आपके पेज से बने हैं। जब तक आप अपने शब्द नहीं लिखते, पेज के साथ बदलते रहेंगे।',
  'invite.text.own': 'ये आपके अपने शब्द हैं।',
  'invite.text.reset': 'सुझाए गए शब्द रखें',
  'invite.text.save': 'शब्द सेव करें',
  'invite.text.sms': { one: 'लिंक के साथ {count} SMS', other: 'लिंक के साथ {count} SMS' },
} satisfies Translation<'invite'>;
