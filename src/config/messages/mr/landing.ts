import type { Translation } from '../en.ts';

export default {
  'landing.title': '{brand} · भारतीय लग्नांसाठी भेटींची विशलिस्ट',
  'landing.description':
    'लग्नासाठी एक विशलिस्ट तयार करा, WhatsApp वर शेअर करा, आणि घरच्यांना-मित्रांना मनापासून वाटेल तो आहेर देऊ द्या: ₹501 ते ₹51,000, प्रत्येक आहेर आशीर्वादासह.',

  'landing.hero.above': 'दोन्ही घरांच्या आशीर्वादाने',
  'landing.hero.title': 'भेटींची यादी, आमंत्रणाइतकीच आपुलकीची',
  'landing.hero.lead':
    'नव्या संसाराला खरंच उपयोगी पडेल ते लिहा: फ्रिज, हनिमून, शंभर मुलांचं जेवण. एकच लिंक शेअर करा, आणि प्रत्येक जण मनापासून वाटेल तो आहेर देईल.',
  'landing.hero.start': 'विशलिस्ट तयार करा',
  'landing.hero.sign-in': 'साइन इन करा',
  'landing.hero.story': 'आमची गोष्ट वाचा',
  'landing.hero.note': 'सुरुवात मोफत. पाहुण्यांना खातं लागत नाही.',

  'landing.sample.label': 'उदाहरण: {couple} यांची विशलिस्ट, पाहुण्यांना फोनवर दिसते तशी',
  'landing.sample.couple': 'अनन्या आणि कबीर',
  'landing.sample.occasion': 'लग्न · 5 डिसेंबर 2026 · उदयपूर',
  'landing.sample.welcome': 'तुमचे आशीर्वाद हीच आमच्यासाठी मोठी भेट. तरीही काही द्यावंसं वाटलं, तर ही आमची छोटी छोटी स्वप्नं.',
  'landing.sample.progress': '₹3,00,000 पैकी ₹1,86,000',
  'landing.sample.guests': '64 पाहुणे',
  'landing.sample.gift.1': 'तलावातल्या महालात एक रात्र',
  'landing.sample.gift.1.amount': '₹20,000 पैकी ₹12,500',
  'landing.sample.gift.1.left': 'अजून ₹7,500',
  'landing.sample.gift.2': 'शंभर मुलांचं जेवण',
  'landing.sample.gift.2.state': 'भेट पूर्ण',
  'landing.sample.contribute': 'आहेर द्या',
  'landing.sample.toast': 'मावशींकडून आशीर्वाद आणि ₹1,101 चा आहेर',

  'landing.figures.title': '{brand} आकड्यांत',
  'landing.figures.couples': '50 हजार+',
  'landing.figures.couples.what': 'जोडपी',
  'landing.figures.funded': '₹2.5 कोटी+',
  'landing.figures.funded.what': 'आहेर',
  'landing.figures.uptime': '99.9%',
  'landing.figures.uptime.what': 'वेळ सेवा सुरू',
  'landing.figures.rating': '4.9',
  'landing.figures.rating.what': '5 पैकी, जोडप्यांच्या मते',

  'landing.steps.title': 'तीन पायऱ्या, एक संध्याकाळ',
  'landing.steps.lead': 'आहेराचं पाकीट निवडायला जेवढा वेळ लागतो, त्याहूनही कमी.',
  'landing.steps.1.title': 'यादी तयार करा',
  'landing.steps.1.text': 'भेटी, अनुभव आणि देणग्या किमतीसह जोडा. आमच्या भेटींच्या कल्पनांपासून सुरुवात करा किंवा तयार यादी पेस्ट करा.',
  'landing.steps.2.title': 'एक लिंक शेअर करा',
  'landing.steps.2.text':
    'आमंत्रणासोबत WhatsApp वर पाठवा किंवा पत्रिकेवर QR कोड छापा. लिंक कोणत्याही आधुनिक ब्राउझरमध्ये उघडते: ना ॲप, ना खातं.',
  'landing.steps.3.title': 'आशीर्वाद स्वीकारा',
  'landing.steps.3.text': 'प्रत्येक आहेर आणि संदेश येताक्षणी पाहा, आणि आजीपासून कॉलेजच्या ग्रुपपर्यंत सगळ्यांचे आभार माना.',

  'landing.reasons.title': 'आपल्या आहेराच्या रीतीला साजेसं',
  'landing.reasons.together.title': 'छोट्या छोट्या आहेरांतून एक मोठी भेट',
  'landing.reasons.together.text':
    'दहा भावंडं मिळून वॉशिंग मशीनची भेट पूर्ण करू शकतात. कुणी पैसे गोळा करायला नको, की कुणी किती दिले हे विचारायला नको.',
  'landing.reasons.ai.title': 'AI ने सुचवलेल्या भेटी',
  'landing.reasons.ai.text': 'आमचं AI तुम्हा दोघांना, तुमच्या घराला आणि पाहुण्यांच्या बजेटला साजेशा भेटी सुचवतं.',
  'landing.reasons.extra.title': 'वरचा एक रुपया',
  'landing.reasons.extra.text': '₹101, ₹501, ₹1,101: आहेरावर शुभशकुनाचा एक रुपया असतोच. अशा रकमा एका टॅपवर.',
  'landing.reasons.tact.title': 'आमंत्रण, बिल नव्हे',
  'landing.reasons.tact.text': 'पाहुणे कोणतीही रक्कम देऊ शकतात, नाव सांगून किंवा न सांगता. ना तुलना, ना आठवण करून देणारे मेसेज.',

  'landing.voices.title': 'जोडप्यांचे अनुभव, त्यांच्याच शब्दांत',
  'landing.voices.1.words':
    'अकरा डिनर सेटऐवजी आम्हाला एक सुंदर हनिमून मिळाला. पहिले ₹501 माझ्या आजीने दिले, स्वतः, स्वतःच्या फोनवरून.',
  'landing.voices.1.who': 'प्रिया आणि राहुल',
  'landing.voices.1.where': 'लग्न: जयपूर',
  'landing.voices.2.words':
    'आमचं अर्धं कुटुंब परदेशात आहे. त्यांनाही सगळ्यांसोबत आहेर देता आला, आणि त्यांचे संदेश वाचून आजही डोळे भरून येतात.',
  'landing.voices.2.who': 'मीरा आणि अर्जुन',
  'landing.voices.2.where': 'लग्न: कोची',
  'landing.voices.3.words':
    'चार मुलींच्या शाळेची फी हीच भेट म्हणून लिहिली; लोकांना काय वाटेल, अशी धाकधूक होती. हळद उतरायच्या आत ती पूर्णही झाली.',
  'landing.voices.3.who': 'सना आणि इम्रान',
  'landing.voices.3.where': 'लग्न: लखनौ',

  'landing.fee.title': 'एकच साधं शुल्क',
  'landing.fee.text':
    'प्रत्येक आहेरावरच्या {fee}% शुल्कावर हा प्लॅटफॉर्म चालतो. सबस्क्रिप्शन नाही, आणि सध्या विशलिस्ट तयार करणं मोफत आहे.',
  'landing.fee.link': 'रुपयांत उदाहरणं पाहा',

  'landing.close.title': 'यादी सुरू करायची?',
  'landing.close.text': 'आज एका भेटीपासून सुरुवात करा. हवं ते जोडा, बदला, आणि दोघं तयार असाल तेव्हा शेअर करा.',
  'landing.close.start': 'विशलिस्ट तयार करा',
  'landing.close.sign-in': 'माझं आधीच खातं आहे',
} satisfies Translation<'landing'>;
