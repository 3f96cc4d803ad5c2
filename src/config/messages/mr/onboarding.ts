import type { Translation } from '../en.ts';

export default {
  'onboarding.welcome.title': 'स्वागत! थोडी ओळख करून देऊ?',
  'onboarding.welcome.text': 'सहा पायऱ्यांत झटपट ओळख. हवं तेव्हा सोडून देता येईल.',
  'onboarding.create_wishlist.title': 'विशलिस्टपासून सुरुवात',
  'onboarding.create_wishlist.text':
    'सोहळा कशाचा आणि कधी, ते पाहुण्यांना सांगा. तुम्ही लिहाल तसा मसुदा या डिव्हाइसवर सेव्ह होतो, त्यामुळे निवांत लिहा.',
  'onboarding.add_items.title': 'आवडीच्या भेटी जोडा',
  'onboarding.add_items.text': 'घरासाठी वस्तू, अनुभव, एखादं चांगलं काम. “भेटींच्या कल्पना” मध्ये सर्वसाधारण किमतींसह भरपूर पर्याय आहेत.',
  'onboarding.share_wishlist.title': 'एका मेसेजमध्ये शेअर करा',
  'onboarding.share_wishlist.text':
    'तुमच्या विशलिस्ट इथे दिसतात. WhatsApp, कॉपी करायची लिंक किंवा पत्रिकेसाठी QR कोड हवा असेल, तर “शेअर करा” वर टॅप करा.',
  'onboarding.track_contributions.title': 'आशीर्वाद येताना पाहा',
  'onboarding.track_contributions.text': 'आहेर आला, की त्याच क्षणी हे आकडे बदलतात, आणि घंटी तुम्हाला कळवते.',
  'onboarding.complete.title': 'झालं, सगळं तयार',
  'onboarding.complete.text': 'ही ओळख इथूनच पुन्हा कधीही पाहता येईल.',
  'onboarding.progress': 'पायरी {step} ({count} पैकी)',
  'onboarding.previous': 'मागे',
  'onboarding.next': 'पुढे',
  'onboarding.finish': 'सुरुवात करा',
  'onboarding.skip': 'ओळख नको, माझं मी पाहीन',
  'onboarding.close': 'ओळख बंद करा',
} satisfies Translation<'onboarding'>;
