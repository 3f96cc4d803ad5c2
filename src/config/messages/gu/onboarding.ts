import type { Translation } from '../en.ts';

export default {
  'onboarding.welcome.title': 'સ્વાગત છે! થોડો પરિચય આપીએ?',
  'onboarding.welcome.text': 'છ પગલાંમાં ઝડપી પરિચય. ગમે ત્યારે છોડી શકાય.',
  'onboarding.create_wishlist.title': 'વિશલિસ્ટથી શરૂઆત',
  'onboarding.create_wishlist.text':
    'કયો પ્રસંગ છે અને ક્યારે, તે મહેમાનોને જણાવો. તમે લખો તેમ ડ્રાફ્ટ આ ડિવાઇસ પર સચવાય છે, એટલે નિરાંતે લખો.',
  'onboarding.add_items.title': 'મનગમતી ભેટ ઉમેરો',
  'onboarding.add_items.text': 'ઘરની વસ્તુઓ, અનુભવો, કોઈ સત્કાર્ય. “ભેટના આઇડિયા” માં સામાન્ય કિંમત સાથે ઘણાં સૂચનો છે.',
  'onboarding.share_wishlist.title': 'એક મેસેજમાં શેર કરો',
  'onboarding.share_wishlist.text':
    'તમારી વિશલિસ્ટ અહીં દેખાય છે. WhatsApp, કૉપિ કરવાની લિંક કે કંકોતરી માટે QR કોડ જોઈએ, તો “શેર કરો” ટૅપ કરો.',
  'onboarding.track_contributions.title': 'આશીર્વાદ આવતા જુઓ',
  'onboarding.track_contributions.text': 'કોઈ ચાંદલો કરે કે તરત આ આંકડા બદલાય છે, અને ઘંટડી તમને જણાવે છે.',
  'onboarding.complete.title': 'બસ, બધું તૈયાર છે',
  'onboarding.complete.text': 'આ પરિચય અહીંથી ગમે ત્યારે ફરી જોઈ શકાશે.',
  'onboarding.progress': 'પગલું {step} ({count} માંથી)',
  'onboarding.previous': 'પાછળ',
  'onboarding.next': 'આગળ',
  'onboarding.finish': 'શરૂ કરો',
  'onboarding.skip': 'પરિચય નથી જોઈતો, જાતે જોઈ લઈશ',
  'onboarding.close': 'પરિચય બંધ કરો',
} satisfies Translation<'onboarding'>;
