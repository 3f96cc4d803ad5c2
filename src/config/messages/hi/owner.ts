import type { Translation } from '../en.ts';

export default {
  'owner.bar': 'आपका पेज',
  'owner.open': 'यह आपका पेज है, जैसा मेहमानों को दिखता है।',
  'owner.paused': 'शगुन रुका हुआ है: मेहमान पेज देख सकते हैं, पर शगुन नहीं दे सकते।',
  'owner.private': 'यह निजी है: सिर्फ़ आपको दिखता है।',
  'owner.deactivated': 'यह बंद है, इसलिए मेहमानों को नहीं दिखता। इसे कभी भी फिर चालू किया जा सकता है।',
  'owner.draft': 'यह ड्राफ़्ट है, इसलिए मेहमानों को अभी नहीं दिखता।',
  'owner.after': 'मेहमान आपका धन्यवाद पढ़ते हैं।',
  'owner.archived': 'यह सहेजकर रखा है, इसलिए मेहमानों को अब नहीं दिखता।',
  'owner.by-admin': 'एक एडमिन ने इसे बंद किया है। इसे सिर्फ़ एडमिन ही फिर चालू कर सकते हैं।',
  'owner.by-admin.contact': 'हमसे संपर्क करें',
  'owner.analytics': 'आँकड़े देखें',
  'owner.edit': 'बदलें',
  'owner.more': 'विकल्प',
  'owner.pause': 'शगुन रोकें',
  'owner.thanks': 'धन्यवाद पेज लिखें',
  'owner.thanks.change': 'धन्यवाद पेज बदलें',
  'owner.resume': 'शगुन फिर शुरू करें',
  'owner.delete': 'डिलीट करें',
} satisfies Translation<'owner'>;
