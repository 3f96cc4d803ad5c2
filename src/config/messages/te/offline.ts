import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
  'offline.as-of': 'ఇది {time} వరకు ఉన్న సమాచారం. ఇంటర్నెట్ సరిగ్గా పనిచేయగానే దానంతటదే అప్‌డేట్ అవుతుంది.',
  'offline.read-only': 'ధన్యవాదాల గుర్తులు తర్వాత పంపుతాం. ఇతర మార్పులకు ఇంటర్నెట్ కావాలి.',
  'offline.thanks-refused': {
    one: 'ఆఫ్‌లైన్‌లో పెట్టిన ఒక ధన్యవాదాల గుర్తు సేవ్ కాలేదు.',
    other: 'ఆఫ్‌లైన్‌లో పెట్టిన {count} ధన్యవాదాల గుర్తులు సేవ్ కాలేదు.',
  },
  'offline.refresh': 'రిఫ్రెష్ చేయండి',
} satisfies Translation<'offline'>;
