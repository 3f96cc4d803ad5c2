import type { Translation } from '../en.ts';

export default {
  'footer.promise': 'एकच विशलिस्ट, एका मेसेजमध्ये शेअर. पाहुणे मनापासून वाटेल तो आहेर देतात, आणि प्रत्येक आहेरासोबत येतो आशीर्वाद.',
  'footer.explore': 'पाहण्यासारखं',
  'footer.good-to-know': 'उपयोगी माहिती',
  'footer.reach-us': 'आमच्याशी बोला',
  'footer.place': 'मुंबई, भारत',
  'footer.social': 'आम्हाला फॉलो करा',
  'footer.made': 'मुंबईत प्रेमाने बनवलेलं, जगभरातल्या कुटुंबांसाठी.',
  'footer.newsletter.title': 'लग्नसराईचं वार्तापत्र',
  'footer.newsletter.lead': 'भेटींच्या कल्पना आणि लग्नाच्या तयारीच्या टिप्स, साधारण महिन्यातून एकदा. नको असेल, तेव्हा बंद करा.',
  'footer.newsletter.email': 'तुमचा ईमेल',
  'footer.newsletter.subscribe': 'नाव नोंदवा',
  'footer.newsletter.busy': 'नोंदवत आहोत…',
  'footer.newsletter.done': 'धन्यवाद! पुढचं वार्तापत्र {email} वर येईल.',
  'footer.newsletter.again': 'दुसरा ईमेल नोंदवा',
} satisfies Translation<'footer'>;
