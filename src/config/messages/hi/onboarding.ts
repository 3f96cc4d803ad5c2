import type { Translation } from '../en.ts';

export default {
  'onboarding.welcome.title': 'स्वागत है! आइए, आपको सब दिखा दें',
  'onboarding.welcome.text': 'छह चरणों का छोटा-सा टूर। इसे कभी भी छोड़ा जा सकता है।',
  'onboarding.create_wishlist.title': 'विशलिस्ट से शुरू करें',
  'onboarding.create_wishlist.text':
    'मेहमानों को बताएँ कि क्या मौका है और कब। ड्राफ़्ट इसी डिवाइस पर सेव होता रहता है, इसलिए आराम से लिखें।',
  'onboarding.add_items.title': 'मनपसंद तोहफ़े जोड़ें',
  'onboarding.add_items.text': 'घर की चीज़ें, अनुभव, कोई नेक काम। “तोहफ़ों के आइडिया” में आम कीमतों के साथ ढेरों सुझाव हैं।',
  'onboarding.share_wishlist.title': 'एक ही मैसेज में शेयर करें',
  'onboarding.share_wishlist.text':
    'आपकी विशलिस्ट यहाँ दिखती हैं। WhatsApp, लिंक या न्योते पर छापने के QR कोड के लिए “शेयर करें” पर टैप करें।',
  'onboarding.track_contributions.title': 'आशीर्वाद आते देखें',
  'onboarding.track_contributions.text': 'शगुन आते ही ये आँकड़े बदल जाते हैं, और घंटी आपको बता देती है।',
  'onboarding.complete.title': 'बस, सब तैयार है',
  'onboarding.complete.text': 'यह टूर यहाँ से कभी भी दोबारा देखा जा सकता है।',
  'onboarding.progress': 'चरण {step}/{count}',
  'onboarding.previous': 'पिछला',
  'onboarding.next': 'अगला',
  'onboarding.finish': 'शुरू करें',
  'onboarding.skip': 'टूर छोड़ें, खुद देखें',
  'onboarding.close': 'टूर बंद करें',
} satisfies Translation<'onboarding'>;
