import type { Translation } from '../en.ts';

export default {
  'unsubscribe.title': 'न्यूज़लेटर बंद करें',
  'unsubscribe.text': 'बटन दबाते ही हमारे न्यूज़लेटर और तोहफ़ों के नए आइडिया वाले ईमेल आपको आने बंद हो जाएँगे।',
  'unsubscribe.confirm': 'न्यूज़लेटर बंद करें',
  'unsubscribe.busy': 'बंद कर रहे हैं…',
  'unsubscribe.failed': 'न्यूज़लेटर अभी बंद नहीं हुआ है।',
  'unsubscribe.done': 'न्यूज़लेटर बंद हो गया',
  'unsubscribe.done.text': 'हमने आपका ईमेल पता अपनी मेलिंग लिस्ट से डिलीट कर दिया है।',
  'unsubscribe.home': 'होम पर जाएँ',
  'unsubscribe.damaged': 'यह लिंक अधूरा है',
  'unsubscribe.damaged.text':
    'हमारे ईमेल में दिया लिंक फिर से खोलें, या उसे पूरा कॉपी करें। फिर भी काम न बने, तो हमें लिखें; हम न्यूज़लेटर बंद कर देंगे।',
  'unsubscribe.contact': 'हमसे संपर्क करें',
} satisfies Translation<'unsubscribe'>;
