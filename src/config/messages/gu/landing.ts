import type { Translation } from '../en.ts';

export default {
  'landing.title': '{brand} · ભારતીય લગ્નો માટે ભેટની વિશલિસ્ટ',
  'landing.description':
    'લગ્નની એક વિશલિસ્ટ બનાવો, WhatsApp પર શેર કરો, અને સગાં-સંબંધી તથા મિત્રો મન થાય તેટલો ચાંદલો કરે: ₹501 થી ₹51,000, દરેક ચાંદલો આશીર્વાદ સાથે.',

  'landing.hero.above': 'બંને પરિવારોના આશીર્વાદ સાથે',
  'landing.hero.title': 'ભેટની યાદી, કંકોતરી જેવી જ લાગણીભરી',
  'landing.hero.lead':
    'નવો સંસાર શરૂ કરવામાં ખરેખર કામ લાગે તે લખો: ફ્રિજ, હનિમૂન, સો બાળકોનું ભોજન. એક લિંક શેર કરો, અને દરેક જણ મન થાય તેટલો ચાંદલો કરે.',
  'landing.hero.start': 'તમારી વિશલિસ્ટ બનાવો',
  'landing.hero.sign-in': 'સાઇન ઇન કરો',
  'landing.hero.story': 'અમારી વાત વાંચો',
  'landing.hero.note': 'શરૂઆત મફત. મહેમાનોને એકાઉન્ટની જરૂર નથી.',

  'landing.sample.label': 'ઉદાહરણ: {couple} ની વિશલિસ્ટ, મહેમાનોને ફોન પર દેખાય છે તેવી',
  'landing.sample.couple': 'અનન્યા અને કબીર',
  'landing.sample.occasion': 'લગ્ન · 5 ડિસેમ્બર 2026 · ઉદયપુર',
  'landing.sample.welcome':
    'તમારા આશીર્વાદ એ જ અમારી સૌથી મોટી ભેટ. તોય કંઈ આપવાનું મન થાય, તો આ રહ્યાં અમારાં નાનાં-મોટાં સપનાં.',
  'landing.sample.progress': '₹3,00,000 માંથી ₹1,86,000',
  'landing.sample.guests': '64 મહેમાનો',
  'landing.sample.gift.1': 'તળાવ વચ્ચેના મહેલમાં એક રાત',
  'landing.sample.gift.1.amount': '₹20,000 માંથી ₹12,500',
  'landing.sample.gift.1.left': 'હજુ ₹7,500',
  'landing.sample.gift.2': 'સો બાળકોનું ભોજન',
  'landing.sample.gift.2.state': 'ભેટ પૂર્ણ',
  'landing.sample.contribute': 'ચાંદલો કરો',
  'landing.sample.toast': 'માસી તરફથી આશીર્વાદ અને ₹1,101 નો ચાંદલો',

  'landing.figures.title': '{brand} આંકડામાં',
  'landing.figures.couples': '50 હજાર+',
  'landing.figures.couples.what': 'યુગલો',
  'landing.figures.funded': '₹2.5 કરોડ+',
  'landing.figures.funded.what': 'ચાંદલો',
  'landing.figures.uptime': '99.9%',
  'landing.figures.uptime.what': 'સમય સેવા ચાલુ',
  'landing.figures.rating': '4.9',
  'landing.figures.rating.what': '5 માંથી, યુગલોના મતે',

  'landing.steps.title': 'ત્રણ પગલાં, એક સાંજ',
  'landing.steps.lead': 'ચાંદલાનું કવર પસંદ કરતાં લાગે, એનાથીય ઓછો સમય.',
  'landing.steps.1.title': 'યાદી બનાવો',
  'landing.steps.1.text': 'ભેટ, અનુભવો અને દાન, કિંમત સાથે ઉમેરો. અમારા ભેટના આઇડિયાથી શરૂ કરો, અથવા તૈયાર યાદી પેસ્ટ કરો.',
  'landing.steps.2.title': 'એક લિંક શેર કરો',
  'landing.steps.2.text':
    'આમંત્રણ સાથે WhatsApp પર મોકલો, અથવા કંકોતરીમાં QR કોડ છપાવો. કોઈ પણ આધુનિક બ્રાઉઝરમાં ખૂલે: ન ઍપ જોઈએ, ન એકાઉન્ટ.',
  'landing.steps.3.title': 'આશીર્વાદ મેળવો',
  'landing.steps.3.text': 'દરેક ચાંદલો અને સંદેશ આવે તે જ ઘડીએ જુઓ, અને દાદીથી લઈને કૉલેજના ગ્રુપ સુધી સૌનો આભાર માનો.',

  'landing.reasons.title': 'આપણી પરંપરાને શોભે એવું',
  'landing.reasons.together.title': 'નાના નાના ચાંદલા, એક મોટી ભેટ',
  'landing.reasons.together.text':
    'દસ ભાઈ-બહેન મળીને વૉશિંગ મશીનની ભેટ પૂર્ણ કરી શકે. ન કોઈએ પૈસા ઉઘરાવવાના, ન પૂછવાનું કે કોણે કેટલા આપ્યા.',
  'landing.reasons.ai.title': 'AI નાં સૂચનો',
  'landing.reasons.ai.text': 'અમારું AI તમને બંનેને, તમારા ઘરને અને મહેમાનોના બજેટને અનુકૂળ ભેટ સૂચવે છે.',
  'landing.reasons.extra.title': 'ઉપરનો એક રૂપિયો',
  'landing.reasons.extra.text': '₹101, ₹501, ₹1,101: ચાંદલામાં ઉપરનો એક રૂપિયો શુકનનો. યોગ્ય રકમ એક જ ટૅપમાં.',
  'landing.reasons.tact.title': 'આમંત્રણ છે, બિલ નહીં',
  'landing.reasons.tact.text': 'મહેમાનો મનગમતી રકમ આપે, નામ સાથે કે નામ વગર. ન કોઈ સરખામણી, ન કોઈ યાદ અપાવતા મેસેજ.',

  'landing.voices.title': 'અનુભવી યુગલોની વાત',
  'landing.voices.1.words': 'અગિયાર ડિનર સેટને બદલે અમને એક સુંદર હનિમૂન મળ્યું. પહેલા ₹501 મારાં દાદીએ જાતે આપ્યા, પોતાના જ ફોનથી.',
  'landing.voices.1.who': 'પ્રિયા અને રાહુલ',
  'landing.voices.1.where': 'લગ્ન: જયપુર',
  'landing.voices.2.words':
    'અમારો અડધો પરિવાર વિદેશમાં છે. તેઓ પણ સૌની સાથે ચાંદલો કરી શક્યાં, અને તેમના સંદેશ વાંચીને આજેય આંખ ભીની થઈ જાય છે.',
  'landing.voices.2.who': 'મીરા અને અર્જુન',
  'landing.voices.2.where': 'લગ્ન: કોચી',
  'landing.voices.3.words':
    'અમે ભેટમાં ચાર દીકરીઓની શાળાની ફી લખી, અને થયું કે લોકોને અજુગતું લાગશે. પીઠીની વિધિ પૂરી થાય એ પહેલાં તો એ ભેટ પૂર્ણ થઈ ગઈ.',
  'landing.voices.3.who': 'સના અને ઇમરાન',
  'landing.voices.3.where': 'લગ્ન: લખનૌ',

  'landing.fee.title': 'એક જ સાદી ફી',
  'landing.fee.text': 'દરેક ચાંદલા પર {fee}% ફીથી આ પ્લૅટફૉર્મ ચાલે છે. કોઈ સબ્સ્ક્રિપ્શન નથી, અને હાલ વિશલિસ્ટ બનાવવી મફત છે.',
  'landing.fee.link': 'રૂપિયામાં ઉદાહરણો જુઓ',

  'landing.close.title': 'યાદી શરૂ કરીએ?',
  'landing.close.text': 'આજે રાત્રે એક ભેટથી શરૂઆત કરો. ઉમેરો, બદલો, અને બંને તૈયાર હો ત્યારે શેર કરો.',
  'landing.close.start': 'તમારી વિશલિસ્ટ બનાવો',
  'landing.close.sign-in': 'મારું એકાઉન્ટ છે',
} satisfies Translation<'landing'>;
