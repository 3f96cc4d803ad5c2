import type { Translation } from '../en.ts';

export default {
  'footer.promise':
    'ஒரே பரிசுப் பட்டியல், ஒரே செய்தியில் எல்லோருக்கும். விருந்தினர்கள் விரும்பியதைத் தருகிறார்கள்; ஒவ்வொரு பரிசும் ஒரு வாழ்த்துடன் வருகிறது.',
  'footer.explore': 'பக்கங்கள்',
  'footer.good-to-know': 'மேலும் அறிய',
  'footer.reach-us': 'எங்களை அணுக',
  'footer.place': 'மும்பை, இந்தியா',
  'footer.social': 'எங்களைப் பின்தொடர',
  'footer.made': 'எல்லா ஊர்க் குடும்பங்களுக்கும், மும்பையிலிருந்து அன்புடன்.',
  'footer.newsletter.title': 'திருமண சீசன் செய்திமடல்',
  'footer.newsletter.lead':
    'பரிசு யோசனைகளும் திட்டமிடல் குறிப்புகளும், மாதத்துக்கு ஒரு முறை அளவில். எப்போது வேண்டுமானாலும் நிறுத்தலாம்.',
  'footer.newsletter.email': 'உங்கள் மின்னஞ்சல்',
  'footer.newsletter.subscribe': 'பதிவு செய்ய',
  'footer.newsletter.busy': 'பதிவு செய்கிறோம்…',
  'footer.newsletter.done': 'நன்றி! அடுத்த செய்திமடல் {email} முகவரிக்கு வரும்.',
  'footer.newsletter.again': 'இன்னொரு முகவரியைச் சேர்க்க',
} satisfies Translation<'footer'>;
