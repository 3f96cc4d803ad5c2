import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
  'offline.as-of': 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. ఇది {time} వరకు ఉన్న సమాచారం. ఇంటర్నెట్ రాగానే దానంతటదే అప్‌డేట్ అవుతుంది.',
  'offline.refresh': 'రిఫ్రెష్ చేయండి',
} satisfies Translation<'offline'>;
