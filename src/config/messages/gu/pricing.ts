import type { Translation } from '../en.ts';

export default {
  'pricing.title': 'ફી',
  'pricing.description': 'ચાંદલા પર {fee}% ફી, પહેલા 6 મહિના વિશલિસ્ટ બનાવવાની કોઈ ફી નહીં, અને રૂપિયામાં ગણેલાં ઉદાહરણો.',
  'pricing.lead':
    'બે જ ફી, બંને આ પેજ પર, અને કશું છૂપું નહીં. UPI થી મોકલેલો ચાંદલો સીધો તમારી બૅંકમાં આવે છે અને તેના પર કોઈ ફી નથી. બીજા ચાંદલા હાલ ફક્ત નોંધાય છે: હજુ પૈસા પણ લેવાતા નથી અને ફી પણ લાગતી નથી.',

  'pricing.transaction.title': 'ટ્રાન્ઝૅક્શન ફી',
  'pricing.transaction.amount': '{fee}%',
  'pricing.transaction.of': 'દરેક ચાંદલા પર',
  'pricing.transaction.1': 'ચાંદલાની રકમમાંથી લેવાય છે, ઉપરથી ઉમેરાતી નથી: ₹1,101 આપનાર મહેમાન ₹1,101 જ ભરે છે.',
  'pricing.transaction.2': 'ભેટ, અનુભવ, દાન અને આશીર્વાદ નિધિ, સૌ માટે સરખી.',
  'pricing.transaction.3': 'ચાંદલો પૂરો થયા પછી આ ફી પાછી મળતી નથી.',

  'pricing.creation.title': 'વિશલિસ્ટ બનાવવાની ફી',
  'pricing.creation.amount': '$5',
  'pricing.creation.waived': 'પહેલા 6 મહિના માફ',
  'pricing.creation.now': 'મફત',
  'pricing.creation.1': 'દરેક વિશલિસ્ટ દીઠ એક જ વાર, તમે તેને પ્રકાશિત કરો ત્યારે.',
  'pricing.creation.2': 'પહેલા 6 મહિના સૌ માટે માફ. એ ગાળામાં બનાવેલી વિશલિસ્ટ પર પછી પણ ક્યારેય આ ફી લાગતી નથી.',
  'pricing.creation.3': 'ભેટ ઉમેરવી, યાદી બદલવી અને શેર કરવી હંમેશાં મફત.',

  'pricing.examples.title': 'યુગલને શું મળે છે',
  'pricing.examples.lead': '{fee}% ફી પ્રમાણે, છેલ્લા પૈસા સુધીનો હિસાબ.',
  'pricing.examples.caption': 'મહેમાનો શું આપે છે, અમારી ફી, અને યુગલ સુધી શું પહોંચે છે',
  'pricing.examples.gift': 'ઉદાહરણ',
  'pricing.examples.given': 'મહેમાન આપે',
  'pricing.examples.fee': 'અમારી ફી',
  'pricing.examples.reaches': 'યુગલને મળે',
  'pricing.examples.1': 'પડોશીનો ચાંદલો',
  'pricing.examples.2': 'ઑફિસના મિત્ર તરફથી, દરિયાકિનારે ડિનર માટે',
  'pricing.examples.3': 'માસી તરફથી, વૉશિંગ મશીન માટે',
  'pricing.examples.4': 'દાદા-દાદી તરફથી, પહેલા ઘર માટે',
  'pricing.examples.all': 'ચારેય મળીને',

  'pricing.refunds.title': 'રિફંડ',
  'pricing.refunds.text':
    'ચાંદલો ભેટ છે, તેથી સામાન્ય રીતે પાછો અપાતો નથી. ફક્ત ટેક્નિકલ ભૂલ કે પરવાનગી વગરના ટ્રાન્ઝૅક્શન માટે, અને તમે 48 કલાકમાં જણાવો તો જ રિફંડ અપાય છે. બીજા બધા કિસ્સામાં ટ્રાન્ઝૅક્શન ફી પાછી મળતી નથી.',
  'pricing.refunds.how': 'રિફંડ માટે જણાવો',

  'pricing.questions.title': 'સામાન્ય પ્રશ્નો',
  'pricing.questions.1.q': '{brand} વાપરવા મહેમાનોએ પૈસા આપવા પડે?',
  'pricing.questions.1.a': 'ના. મહેમાનો માટે {brand} મફત છે, અને તેમને એકાઉન્ટની પણ જરૂર નથી.',
  'pricing.questions.2.q': 'કોઈ ચાંદલો ન કરે, તો અમારે કંઈ ભરવાનું?',
  'pricing.questions.2.a': 'ના. ટ્રાન્ઝૅક્શન ફી ફક્ત થયેલા ચાંદલા પર જ લાગે છે.',
  'pricing.questions.3.q': 'દાન માટે ફી ઓછી છે?',
  'pricing.questions.3.a': 'હાલ નહીં. વિશલિસ્ટ પરની દરેક વસ્તુ માટે {fee}% છે.',
  'pricing.questions.4.q': 'ફી બદલાઈ શકે?',
  'pricing.questions.4.a': 'ક્યારેય બદલાશે, તો પહેલાં અહીં અને ઇમેઇલથી જણાવીશું. ચાંદલો જે દિવસે થાય, તે દિવસના દરે જ ફી લાગે છે.',
  'pricing.close.start': 'તમારી વિશલિસ્ટ બનાવો',
  'pricing.close.help': '{brand} કેવી રીતે ચાલે છે',
} satisfies Translation<'pricing'>;
