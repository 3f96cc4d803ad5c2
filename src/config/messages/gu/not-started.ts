import type { Translation } from '../en.ts';

export default {
  'not-started.text':
    'આ પેજ શરૂ થઈ શક્યું નહીં. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો. તો પણ ન ખૂલે, તો બ્રાઉઝર અપડેટ કરો અથવા બીજા બ્રાઉઝરમાં ખોલો.',
  'not-started.retry': 'પેજ ફરી લોડ કરો',
  'not-started.no-script': 'આ પેજ માટે જાવાસ્ક્રિપ્ટ જરૂરી છે. બ્રાઉઝરમાં તેને ચાલુ કરીને પેજ ફરી લોડ કરો.',
} satisfies Translation<'not-started'>;
