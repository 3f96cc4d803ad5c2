import type { Translation } from '../en.ts';

export default {
  'onboarding.welcome.title': 'స్వాగతం! ఒకసారి చూపించమంటారా?',
  'onboarding.welcome.text': 'ఆరు దశల్లో చిన్న పరిచయం. ఎప్పుడైనా ఆపేయవచ్చు.',
  'onboarding.create_wishlist.title': 'విష్‌లిస్టుతో మొదలుపెట్టండి',
  'onboarding.create_wishlist.text':
    'మీ వేడుక ఏమిటో, ఎప్పుడో అతిథులకు చెప్పండి. మీరు రాస్తుండగానే డ్రాఫ్ట్ ఈ ఫోన్ లేదా కంప్యూటర్‌లో సేవ్ అవుతుంది. తొందరేమీ లేదు.',
  'onboarding.add_items.title': 'మీరు కోరుకునేవి చేర్చండి',
  'onboarding.add_items.text': 'ఇంటికి వస్తువులు, అనుభూతులు, సేవా కార్యక్రమాలు. “కానుకల ఐడియాలు”లో మామూలు ధరలతో ఎన్నో సూచనలు ఉన్నాయి.',
  'onboarding.share_wishlist.title': 'ఒక్క మెసేజ్‌తో షేర్ చేయండి',
  'onboarding.share_wishlist.text':
    'మీ విష్‌లిస్టులు ఇక్కడ కనిపిస్తాయి. WhatsAppలో పంపడానికి, లింక్ కాపీ చేయడానికి, లేదా శుభలేఖకు QR కోడ్ కోసం “షేర్ చేయండి” నొక్కండి.',
  'onboarding.track_contributions.title': 'ఆశీస్సులు అందుకోండి',
  'onboarding.track_contributions.text': 'ఎవరైనా చదివించిన క్షణమే ఈ అంకెలు మారతాయి, గంట గుర్తు మీకు తెలియజేస్తుంది.',
  'onboarding.complete.title': 'అంతా సిద్ధం',
  'onboarding.complete.text': 'ఈ పరిచయాన్ని ఇక్కడి నుంచే ఎప్పుడైనా మళ్లీ చూడవచ్చు.',
  'onboarding.progress': '{count} దశల్లో {step}వది',
  'onboarding.previous': 'వెనక్కి',
  'onboarding.next': 'తర్వాత',
  'onboarding.finish': 'మొదలుపెట్టండి',
  'onboarding.skip': 'పరిచయం వద్దు, నేనే చూసుకుంటాను',
  'onboarding.close': 'పరిచయాన్ని మూసివేయండి',
} satisfies Translation<'onboarding'>;
