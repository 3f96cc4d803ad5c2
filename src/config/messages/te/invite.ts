import type { Translation } from '../en.ts';

export default {
  'invite.greeting': 'మా ఇంటి శుభకార్యానికి మీరు కుటుంబ సమేతంగా విచ్చేసి ఆశీర్వదించవలసిందిగా సాదరంగా ఆహ్వానిస్తున్నాము.',
  'invite.closing': 'పూర్తి వివరాలు ఇక్కడ:',
  'invite.subject': 'ఆహ్వానం: {names}',
  'invite.language': 'ఆహ్వానం భాష',
  'invite.message': 'మీ ఆహ్వానం',
  'invite.edit': 'మాటలు మార్చండి',
  'invite.sms': 'SMS',
  'invite.email': 'ఈమెయిల్',
  'invite.copy': 'ఆహ్వానం కాపీ చేయండి',
  'invite.copied': 'ఆహ్వానం కాపీ అయింది!',
  'invite.copy-failed': 'కాపీ చేయలేకపోయాం. పై మాటలను ఎంచుకుని మీరే కాపీ చేయండి.',
  'invite.failed': 'మీ ఆహ్వానంలోని మాటలు లోడ్ కాలేదు.',
  'invite.text.title': 'పంచుకునే మాటలు',
  'invite.text.lead': 'WhatsApp, SMS లేదా ఈమెయిల్‌లో అతిథులు చదివేది ఇదే. మీ పేజీ లింక్ ఎప్పుడూ వెంటే వెళ్తుంది.',
  'invite.text.label': '{language}: మీ మాటలు',
  'invite.text.default': 'ఇవి మీ పేజీ నుంచి మేం కూర్చిన మాటలు. మీరు సొంతంగా రాసే వరకు పేజీతో పాటు మారుతాయి.',
  'invite.text.own': 'ఇవి మీ సొంత మాటలు.',
  'invite.text.reset': 'సూచించిన మాటలే ఉంచండి',
  'invite.text.save': 'మాటలు సేవ్ చేయండి',
  'invite.text.sms': { one: 'లింక్‌తో {count} SMS', other: 'లింక్‌తో {count} SMS' },
} satisfies Translation<'invite'>;
