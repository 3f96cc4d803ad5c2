import type { Translation } from '../en.ts';

export default {
  'unsubscribe.title': 'वार्तापत्र बंद करा',
  'unsubscribe.text': 'बटण दाबलं, की आमची वार्तापत्रं आणि भेटींच्या नव्या कल्पनांचे ईमेल तुम्हाला येणार नाहीत.',
  'unsubscribe.confirm': 'वार्तापत्र बंद करा',
  'unsubscribe.busy': 'बंद करत आहोत…',
  'unsubscribe.failed': 'वार्तापत्र अजून बंद झालेलं नाही.',
  'unsubscribe.done': 'वार्तापत्र बंद केलं',
  'unsubscribe.done.text': 'तुमचा ईमेल आम्ही आमच्या वाचकांच्या यादीतून हटवला आहे.',
  'unsubscribe.home': 'होम पेजवर जा',
  'unsubscribe.damaged': 'ही लिंक अपूर्ण आहे',
  'unsubscribe.damaged.text':
    'आमच्या ईमेलमधली लिंक पुन्हा उघडा, किंवा ती पूर्ण कॉपी करा. तरीही जमलं नाही, तर आम्हाला लिहा; आम्ही वार्तापत्र बंद करू.',
  'unsubscribe.contact': 'आम्हाला लिहा',
} satisfies Translation<'unsubscribe'>;
