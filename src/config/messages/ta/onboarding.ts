import type { Translation } from '../en.ts';

export default {
  'onboarding.welcome.title': 'வருக! சுற்றிக் காட்டலாமா?',
  'onboarding.welcome.text': 'ஆறே படிகளில் ஒரு சிறு சுற்று. எப்போது வேண்டுமானாலும் விட்டுவிடலாம்.',
  'onboarding.create_wishlist.title': 'பரிசுப் பட்டியலிலிருந்து தொடங்குங்கள்',
  'onboarding.create_wishlist.text':
    'என்ன விழா, எப்போது என்று விருந்தினர்களுக்குச் சொல்லுங்கள். நீங்கள் எழுத எழுத வரைவு இந்தச் சாதனத்தில் சேமிக்கப்படும்; நிதானமாக எழுதுங்கள்.',
  'onboarding.add_items.title': 'விரும்புபவற்றைச் சேர்த்திடுங்கள்',
  'onboarding.add_items.text':
    'வீட்டுக்கான பொருட்கள், அனுபவங்கள், ஒரு நற்பணி. பரிசு யோசனைகள் பக்கத்தில், வழக்கமான விலைகளுடன் நிறையப் பரிந்துரைகள் உள்ளன.',
  'onboarding.share_wishlist.title': 'ஒரே செய்தியில் பகிருங்கள்',
  'onboarding.share_wishlist.text':
    'உங்கள் பட்டியல்கள் இங்கே தெரியும். “பகிர” என்பதைத் தட்டினால் WhatsApp, நகலெடுக்க ஒரு லிங்க், அழைப்பிதழுக்கு QR குறியீடு கிடைக்கும்.',
  'onboarding.track_contributions.title': 'வாழ்த்துகள் வருவதைப் பாருங்கள்',
  'onboarding.track_contributions.text': 'யாராவது பங்களித்த உடனே இந்த எண்கள் மாறும்; மணி ஐகானும் சொல்லும்.',
  'onboarding.complete.title': 'எல்லாம் தயார்',
  'onboarding.complete.text': 'இங்கிருந்து எப்போது வேண்டுமானாலும் மீண்டும் சுற்றிப் பார்க்கலாம்.',
  'onboarding.progress': 'படி {step} / {count}',
  'onboarding.previous': 'முந்தையது',
  'onboarding.next': 'அடுத்தது',
  'onboarding.finish': 'தொடங்க',
  'onboarding.skip': 'விட்டுவிட்டு நானே பார்க்கிறேன்',
  'onboarding.close': 'அறிமுகச் சுற்றை மூட',
} satisfies Translation<'onboarding'>;
