import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
  'offline.refresh': 'రిఫ్రెష్ చేయండి',
} satisfies Translation<'offline'>;
