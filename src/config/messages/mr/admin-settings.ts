import type { Translation } from '../en.ts';

export default {
  'admin-settings.title': 'प्लॅटफॉर्म सेटिंग्ज',
  'admin-settings.lead': 'आहेर सुरू किंवा बंद केला, की लगेच लागू होतं. नवं शुल्क किंवा घोषणा पाच मिनिटांत सगळ्या पेजेसवर दिसते.',
  'admin-settings.failed': 'सेटिंग्ज लोड करता आल्या नाहीत.',
  'admin-settings.changed': 'शेवटचा बदल: {when}, {name}.',
  'admin-settings.changed.nobody': 'शेवटचा बदल: {when}.',
  'admin-settings.never': 'अजून बदल झालेला नाही. या मूळ सेटिंग्ज आहेत.',

  'admin-settings.fee': 'व्यवहार शुल्क',
  'admin-settings.fee.label': 'शुल्क (%)',
  'admin-settings.fee.hint': '0 ते {most}, उदा. 7.5. होम पेज, आमच्याविषयी, शुल्क, संपर्क आणि सेवा अटी यांवर दिसतं.',
  'admin-settings.fee.example': '{given} च्या आहेरातून {fee} आमच्याकडे राहतात, आणि {rest} जोडप्याला मिळतात.',

  'admin-settings.announcement': 'घोषणा',
  'admin-settings.announcement.label': 'सगळ्यांसाठी संदेश',
  'admin-settings.announcement.note': 'ऐच्छिक',
  'admin-settings.announcement.hint':
    'पाहुणे उघडतात त्या विशलिस्ट पेजेस सोडून, प्रत्येक पेजवर सगळ्यात वर दिसते. ज्यांनी ती बंद केली, त्यांना ती बदलल्यावरच पुन्हा दिसते.',
  'admin-settings.announcement.left': 'उरलेली अक्षरं: {left}',
  'admin-settings.announcement.preview': 'अशी दिसेल',
  'admin-settings.announcement.none': 'घोषणा नाही',

  'admin-settings.giving': 'आहेर',
  'admin-settings.giving.label': 'पाहुणे आहेर देऊ शकतात',
  'admin-settings.giving.hint': 'हे बंद असताना पाहुणे विशलिस्ट उघडू आणि शेअर करू शकतात, पण आहेर देऊ शकत नाहीत.',
  'admin-settings.giving.off': 'सेव्ह केल्यावर, आहेर देऊ पाहणाऱ्या पाहुण्यांना दिसेल: “{sentence}”',
  'admin-settings.giving.is-off': 'आहेर बंद आहे. आहेर देऊ पाहणाऱ्या पाहुण्यांना दिसतं: “{sentence}”',
  'admin-settings.giving.confirm.title': 'आहेर बंद करायचा?',
  'admin-settings.giving.confirm.text':
    'तुम्ही पुन्हा सुरू करेपर्यंत पाहुण्यांना कोणत्याही विशलिस्टसाठी आहेर देता येणार नाही. जोडप्यांना विशलिस्टमध्ये बदल करता येतील.',
  'admin-settings.giving.confirm.guests': 'आहेर देऊ पाहणाऱ्यांनी लिहिलेलं तसंच राहतं, आणि त्यांना दिसतं:',
  'admin-settings.giving.confirm.later': 'तुम्ही सेव्ह केल्यावर हे लागू होईल.',
  'admin-settings.giving.confirm.keep': 'सुरू ठेवा',
  'admin-settings.giving.confirm.off': 'बंद करा',
  'admin-settings.maintenance': 'देखभाल',
  'admin-settings.maintenance.label': 'फक्त ॲडमिन बदल करू शकतात',
  'admin-settings.maintenance.hint':
    'सगळे साइट पाहू शकतात, पण पाहुणे आणि सदस्य आहेर देऊ शकत नाहीत, खातं उघडू शकत नाहीत, काही बदलू शकत नाहीत किंवा आम्हाला लिहू शकत नाहीत.',
  'admin-settings.maintenance.on': 'आहेरही बंद आहे. हे बंद केलं की तो परत सुरू होईल.',
  'admin-settings.maintenance.confirm.title': 'देखभाल सुरू करायची?',
  'admin-settings.maintenance.confirm.text':
    'तुम्ही हे बंद करेपर्यंत पाहुणे आणि सदस्य सगळं पाहू शकतील, पण त्यांनी केलेलं काहीही सेव्ह होणार नाही. पाहिल्याची मोजणी सुरू राहील, आणि वहीत हाताने लिहिणंही.',
  'admin-settings.maintenance.confirm.see': 'त्यांना दिसेल:',
  'admin-settings.maintenance.confirm.keep': 'आत्ता नको',
  'admin-settings.maintenance.confirm.start': 'देखभाल सुरू करा',
  'admin-settings.save': 'सेटिंग्ज सेव्ह करा',
  'admin-settings.saving': 'सेव्ह होत आहे…',
  'admin-settings.undo': 'मागे घ्या',
  'admin-settings.unsaved': 'अजून सेव्ह नाही',
  'admin-settings.unchanged': 'सगळे बदल सेव्ह झाले',
  'admin-settings.saved': 'सेटिंग्ज सेव्ह झाल्या',
  'admin-settings.save-failed': 'सेटिंग्ज सेव्ह करता आल्या नाहीत',

  'admin-settings.conflict': 'दुसऱ्या ॲडमिनने आधी सेव्ह केलं',
  'admin-settings.conflict.title': 'तुम्ही बदल करत असताना {name} यांनी वेगळ्या सेटिंग्ज सेव्ह केल्या ({when}).',
  'admin-settings.conflict.title.undated': 'तुम्ही बदल करत असताना {name} यांनी वेगळ्या सेटिंग्ज सेव्ह केल्या.',
  'admin-settings.conflict.somebody': 'दुसरे ॲडमिन',
  'admin-settings.conflict.text':
    'तुमचे बदल अजून सेव्ह झालेले नाहीत. फॉर्ममध्ये दोन्ही बदल दिसत आहेत: सेव्ह करा, किंवा तुमचे बदल सोडून द्या.',
  'admin-settings.conflict.theirs': 'आधी: {before}, आता: {after}',
  'admin-settings.conflict.mine': 'तुमच्याकडे: {mine}',
  'admin-settings.conflict.on': 'सुरू',
  'admin-settings.conflict.off': 'बंद',
  'admin-settings.conflict.none': 'काहीच नाही',
  'admin-settings.conflict.take-theirs': 'माझे बदल सोडून द्या',

  'admin-settings.leave.title': 'सेव्ह न करता जायचं?',
  'admin-settings.leave.text': 'सेटिंग्जमधले तुमचे बदल अजून सेव्ह झालेले नाहीत.',
  'admin-settings.leave.stay': 'इथेच राहा',
  'admin-settings.leave.leave': 'बाहेर पडा',
} satisfies Translation<'admin-settings'>;
