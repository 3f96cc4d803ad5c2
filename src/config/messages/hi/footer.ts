import type { Translation } from '../en.ts';

export default {
  'footer.promise': 'एक विशलिस्ट, एक ही मैसेज में शेयर। मेहमान अपने मन से शगुन देते हैं, और हर तोहफ़े के साथ आता है आशीर्वाद।',
  'footer.explore': 'और देखें',
  'footer.good-to-know': 'काम की बातें',
  'footer.reach-us': 'हमसे संपर्क',
  'footer.place': 'मुंबई, भारत',
  'footer.social': 'हमें फ़ॉलो करें',
  'footer.made': 'मुंबई में प्यार से बना, हर जगह के परिवारों के लिए।',
  'footer.newsletter.title': 'शादियों के मौसम का न्यूज़लेटर',
  'footer.newsletter.lead': 'तोहफ़ों के आइडिया और तैयारी की टिप्स, महीने में करीब एक बार। जब चाहें, बंद कर दें।',
  'footer.newsletter.email': 'आपका ईमेल पता',
  'footer.newsletter.subscribe': 'सब्सक्राइब करें',
  'footer.newsletter.busy': 'सब्सक्राइब हो रहा है…',
  'footer.newsletter.done': 'धन्यवाद! अगला न्यूज़लेटर {email} पर आएगा।',
  'footer.newsletter.again': 'एक और ईमेल पता जोड़ें',
} satisfies Translation<'footer'>;
