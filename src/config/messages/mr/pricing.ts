import type { Translation } from '../en.ts';

export default {
  'pricing.title': 'शुल्क',
  'pricing.description': 'आहेरावर {fee}% शुल्क, पहिले 6 महिने विशलिस्ट तयार करण्याचं शुल्क नाही, आणि रुपयांत मांडलेली उदाहरणं.',
  'pricing.lead':
    'दोनच शुल्कं, दोन्ही याच पेजवर, आणि छुपं काहीच नाही. UPI ने पाठवलेला आहेर थेट तुमच्या बँकेत येतो आणि त्यावर शुल्क नाही. इतर आहेर सध्या फक्त नोंदवले जातात: अजून पैसेही घेतले जात नाहीत आणि शुल्कही नाही.',

  'pricing.transaction.title': 'व्यवहार शुल्क',
  'pricing.transaction.amount': '{fee}%',
  'pricing.transaction.of': 'प्रत्येक आहेरावर',
  'pricing.transaction.1': 'आहेराच्या रकमेतूनच घेतलं जातं, वर आकारलं जात नाही: ₹1,101 देणारे पाहुणे ₹1,101 च भरतात.',
  'pricing.transaction.2': 'भेटी, अनुभव, देणग्या आणि आहेराचं पाकीट, सगळ्यांसाठी सारखंच.',
  'pricing.transaction.3': 'आहेर दिल्यावर हे शुल्क परत मिळत नाही.',

  'pricing.creation.title': 'विशलिस्ट तयार करण्याचं शुल्क',
  'pricing.creation.amount': '$5',
  'pricing.creation.waived': 'पहिले 6 महिने माफ',
  'pricing.creation.now': 'मोफत',
  'pricing.creation.1': 'एका विशलिस्टसाठी एकदाच, ती प्रकाशित करताना.',
  'pricing.creation.2': 'पहिले 6 महिने सगळ्यांना माफ. या काळात तयार केलेल्या विशलिस्टसाठी नंतरही कधी शुल्क आकारलं जाणार नाही.',
  'pricing.creation.3': 'भेटी जोडणं, यादी बदलणं आणि शेअर करणं नेहमीच मोफत.',

  'pricing.examples.title': 'जोडप्याला किती मिळतं',
  'pricing.examples.lead': '{fee}% शुल्क धरून, अगदी पैशापर्यंत केलेला हिशेब.',
  'pricing.examples.caption': 'पाहुणे किती देतात, आमचं शुल्क, आणि जोडप्याला मिळणारी रक्कम',
  'pricing.examples.gift': 'उदाहरण',
  'pricing.examples.given': 'पाहुण्यांचा आहेर',
  'pricing.examples.fee': 'आमचं शुल्क',
  'pricing.examples.reaches': 'जोडप्याला मिळतात',
  'pricing.examples.1': 'शेजाऱ्यांचा आहेर',
  'pricing.examples.2': 'ऑफिसमधल्या सहकाऱ्याकडून, समुद्रकाठच्या जेवणासाठी',
  'pricing.examples.3': 'मावशींकडून, वॉशिंग मशीनसाठी',
  'pricing.examples.4': 'आजी-आजोबांकडून, पहिल्या घरासाठी',
  'pricing.examples.all': 'चारही मिळून',

  'pricing.refunds.title': 'रिफंड',
  'pricing.refunds.text':
    'आहेर ही भेट असते, त्यामुळे ती सहसा परत होत नाही. फक्त तांत्रिक चूक किंवा अनधिकृत व्यवहार झाला असेल, आणि तुम्ही 48 तासांच्या आत कळवलं, तरच पैसे परत केले जातात. इतर सगळ्या बाबतींत व्यवहार शुल्क परत मिळत नाही.',
  'pricing.refunds.how': 'रिफंड मागा',

  'pricing.questions.title': 'नेहमीचे प्रश्न',
  'pricing.questions.1.q': '{brand} वापरण्यासाठी पाहुण्यांना पैसे द्यावे लागतात का?',
  'pricing.questions.1.a': 'नाही. पाहुण्यांसाठी {brand} मोफत आहे, आणि त्यांना खातंही लागत नाही.',
  'pricing.questions.2.q': 'कुणीच आहेर दिला नाही, तर आम्हाला काही भरावं लागतं का?',
  'pricing.questions.2.a': 'नाही. व्यवहार शुल्क फक्त आलेल्या आहेरावर असतं.',
  'pricing.questions.3.q': 'देणग्यांसाठी शुल्क कमी आहे का?',
  'pricing.questions.3.a': 'सध्या नाही. विशलिस्टवरच्या प्रत्येक गोष्टीसाठी ते {fee}% आहे.',
  'pricing.questions.4.q': 'शुल्क बदलू शकतं का?',
  'pricing.questions.4.a': 'बदललं, तर आधी इथे आणि ईमेलने कळवू. आहेर ज्या दिवशी दिला, त्या दिवशीच्या दरानेच शुल्क लागतं.',
  'pricing.close.start': 'विशलिस्ट तयार करा',
  'pricing.close.help': '{brand} कसं चालतं',
} satisfies Translation<'pricing'>;
