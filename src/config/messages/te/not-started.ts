import type { Translation } from '../en.ts';

export default {
  'not-started.text':
    'ఈ పేజీ తెరుచుకోలేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి. అప్పటికీ తెరుచుకోకపోతే మీ బ్రౌజర్‌ను అప్‌డేట్ చేయండి, లేదా మరో బ్రౌజర్‌లో తెరవండి.',
  'not-started.retry': 'పేజీని మళ్లీ లోడ్ చేయండి',
  'not-started.no-script': 'ఈ పేజీకి జావాస్క్రిప్ట్ అవసరం. మీ బ్రౌజర్‌లో దాన్ని ఆన్ చేసి పేజీని మళ్లీ లోడ్ చేయండి.',
} satisfies Translation<'not-started'>;
