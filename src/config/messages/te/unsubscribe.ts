import type { Translation } from '../en.ts';

export default {
  'unsubscribe.title': 'న్యూస్‌లెటర్ ఆపండి',
  'unsubscribe.text': 'కింది బటన్ నొక్కితే, మా నుంచి న్యూస్‌లెటర్లు, కానుకల ఐడియాల కబుర్లు మీకు ఇక రావు.',
  'unsubscribe.confirm': 'న్యూస్‌లెటర్ ఆపండి',
  'unsubscribe.busy': 'ఆపుతున్నాం…',
  'unsubscribe.failed': 'న్యూస్‌లెటర్ ఇంకా ఆగలేదు.',
  'unsubscribe.done': 'న్యూస్‌లెటర్ ఆపేశాం',
  'unsubscribe.done.text': 'మీ ఈమెయిల్ అడ్రస్‌ను మా మెయిలింగ్ లిస్టు నుంచి డిలీట్ చేశాం.',
  'unsubscribe.home': 'హోమ్‌కు వెళ్లండి',
  'unsubscribe.damaged': 'ఈ లింక్ పూర్తిగా లేదు',
  'unsubscribe.damaged.text':
    'మా ఈమెయిల్‌లోని లింక్‌ను మళ్లీ తెరవండి, లేదా లింక్ మొత్తాన్ని కాపీ చేయండి. అయినా ఫలితం లేకపోతే మాకు రాయండి, మేమే న్యూస్‌లెటర్ ఆపేస్తాం.',
  'unsubscribe.contact': 'మమ్మల్ని సంప్రదించండి',
} satisfies Translation<'unsubscribe'>;
