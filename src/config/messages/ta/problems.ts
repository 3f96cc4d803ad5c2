import type { Translation } from '../en.ts';

export default {
  // Contributions
  'problem.must-sign-in-or-be-anonymous': 'பங்களிக்க உள்நுழையுங்கள், அல்லது பெயர் வெளியிடாமல் பங்களியுங்கள்',
  'problem.must-sign-in': 'பங்களிக்கும் முன் உள்நுழையுமாறு விழா வீட்டார் கேட்டுக்கொள்கிறார்கள்',
  'problem.giving-paused': 'பங்களிப்பு இப்போதைக்கு நிறுத்தி வைக்கப்பட்டுள்ளது. பிறகு மீண்டும் வாருங்கள்.',
  'problem.wishlist-not-found': 'பரிசுப் பட்டியல் கிடைக்கவில்லை',
  'problem.item-not-found': 'பரிசு கிடைக்கவில்லை',
  'problem.already-funded': 'இந்தப் பரிசு ஏற்கெனவே நிறைவடைந்துவிட்டது',
  'problem.below-minimum': 'குறைந்தபட்சப் பங்களிப்பு ₹{min}',
  'problem.above-maximum': 'அதிகபட்சப் பங்களிப்பு ₹{max}',
  'problem.only-left': 'இந்தப் பரிசு நிறைவடைய ₹{left} மட்டுமே போதும்',
  'problem.invalid-amount': 'சரியான தொகையை உள்ளிடுங்கள்',
  'problem.switched-off': 'பங்களிப்புகள் தற்போது நிறுத்தி வைக்கப்பட்டுள்ளன. பிறகு மீண்டும் வாருங்கள்.',
  // Whole forms
  'problem.fields-missing': 'எல்லா இடங்களையும் நிரப்புங்கள்',
  'problem.wishlist-incomplete': 'தேவையான எல்லா இடங்களையும் நிரப்பி, குறைந்தது ஒரு பரிசையாவது சேர்க்கவும்',
  'problem.item-incomplete': 'இந்தப் பரிசுக்குத் தேவையான எல்லா இடங்களையும் நிரப்புங்கள்',
  // Accounts
  'problem.passwords-differ': 'இரண்டு கடவுச்சொற்களும் ஒன்றாக இல்லை',
  'problem.password-too-short': 'கடவுச்சொல்லில் குறைந்தது {least} எழுத்துகள் இருக்க வேண்டும்',
  'problem.terms-not-accepted': 'சேவை விதிமுறைகளையும் தனியுரிமைக் கொள்கையையும் ஏற்றுக்கொள்ளுங்கள்',
  // Single fields
  'problem.too-long': '{most} எழுத்துகளுக்குள் எழுதுங்கள்',
  'problem.too-many-bytes': 'இது சற்று நீளமாக உள்ளது. சுருக்கி எழுதுங்கள்.',
  'problem.not-a-link': 'https:// என்று தொடங்கும் முழு இணைய முகவரியை உள்ளிடுங்கள்',
  'problem.not-a-picture': 'படத்தின் முழு இணைய முகவரியை உள்ளிடுங்கள்; அது https:// என்று தொடங்க வேண்டும்',
  'problem.not-a-phone-number': 'சரியான தொலைபேசி எண்ணை உள்ளிடுங்கள்',
  'problem.not-a-contact': 'மின்னஞ்சல் முகவரியையோ தொலைபேசி எண்ணையோ உள்ளிடுங்கள்',
  'problem.not-a-day': 'சரியான தேதியை உள்ளிடுங்கள்',
  'problem.not-an-amount': 'தொகையை ரூபாயில் உள்ளிடுங்கள்',
  'problem.not-whole': 'பைசா இல்லாமல் முழு ரூபாயில் உள்ளிடுங்கள்',
  'problem.out-of-range': '{least} முதல் {most} வரையிலான ஒரு முழு எண்ணை உள்ளிடுங்கள்',
  'problem.not-a-fee': '0 முதல் {most} வரையிலான ஒரு சதவீதத்தை உள்ளிடுங்கள்; புள்ளிக்குப் பிறகு இரண்டு இலக்கங்கள் வரை',
  'problem.price-too-high': 'ஒரு பரிசின் விலை ₹{most} வரை இருக்கலாம்',
  'problem.above-price': 'இந்தத் தொகை பரிசின் விலையைவிட (₹{price}) அதிகமாக இருக்கக் கூடாது',
  'problem.minimum-above-maximum': 'குறைந்தபட்சத் தொகை அதிகபட்சத் தொகையைவிட அதிகமாக இருக்கக் கூடாது',
  // Wishlists and their items
  'problem.created-earlier': 'இதன் முந்தைய பதிப்பு ஏற்கெனவே உங்கள் டாஷ்போர்டில் உள்ளது.',
  'problem.no-items': 'குறைந்தது ஒரு பரிசையாவது சேர்க்கவும்',
  'problem.too-many-items': 'ஒரு பட்டியலில் {most} பரிசுகள் வரை சேர்க்கலாம்',
  'problem.too-many-removed': 'இந்தப் பட்டியலிலிருந்து {most} பரிசுகளை அகற்றிவிட்டீர்கள்; இனி அகற்ற முடியாது',
  'problem.price-below-contributed':
    'விருந்தினர்கள் ஏற்கெனவே ₹{contributed} கொடுத்துள்ளதால், விலையை அதற்குக் கீழ் குறைக்க முடியாது',
  'problem.not-a-reordering': 'நீங்கள் திறந்த பிறகு பட்டியல் மாறியுள்ளது. மீண்டும் முயலுங்கள்.',
  'problem.deactivated-by-admin': 'நிர்வாகி ஒருவர் இந்தப் பட்டியலை மறைத்துள்ளார். நிர்வாகி மட்டுமே அதை மீண்டும் காட்ட முடியும்.',
} satisfies Translation<'problems'>;
