import type { Translation } from '../en.ts';

export default {
  'invite.greeting': 'आमच्या आनंदात सहभागी होण्यासाठी आपणां सर्वांना सस्नेह निमंत्रण.',
  'invite.closing': 'सगळी माहिती इथे आहे:',
  'invite.subject': 'निमंत्रण: {names}',
  'invite.language': 'निमंत्रणाची भाषा',
  'invite.message': 'तुमचं निमंत्रण',
  'invite.edit': 'शब्द बदला',
  'invite.sms': 'SMS',
  'invite.email': 'ईमेल',
  'invite.copy': 'निमंत्रण कॉपी करा',
  'invite.copied': 'निमंत्रण कॉपी झालं!',
  'invite.copy-failed': 'कॉपी करता आलं नाही. वरचा मजकूर निवडून स्वतः कॉपी करा.',
  'invite.failed': 'तुमच्या निमंत्रणाचे शब्द लोड झाले नाहीत.',
  'invite.text.title': 'शेअर करण्याचे शब्द',
  'invite.text.lead': 'WhatsApp, SMS किंवा ईमेलवर पाहुणे हेच वाचतील. तुमच्या पेजची लिंक नेहमी सोबत जाते.',
  'invite.text.label': '{language} मधले तुमचे शब्द',
  'invite.text.default': 'हे शब्द तुमच्या पेजवरून तयार झाले आहेत. तुम्ही स्वतःचे लिहीपर्यंत पेजसोबत बदलत राहतील.',
  'invite.text.own': 'हे तुमचे स्वतःचे शब्द आहेत.',
  'invite.text.reset': 'सुचवलेले शब्द ठेवा',
  'invite.text.save': 'शब्द सेव्ह करा',
  'invite.text.sms': { one: 'लिंकसह {count} SMS', other: 'लिंकसह {count} SMS' },
} satisfies Translation<'invite'>;
