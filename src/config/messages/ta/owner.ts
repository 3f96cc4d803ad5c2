import type { Translation } from '../en.ts';

export default {
  'owner.bar': 'உங்கள் பக்கம்',
  'owner.open': 'விருந்தினர்களுக்கு இப்படித் தெரியும்.',
  'owner.paused': 'பங்களிப்பு நிறுத்தப்பட்டுள்ளது; விருந்தினர்கள் பார்க்க மட்டும் முடியும்.',
  'owner.private': 'இதை நீங்கள் மட்டுமே பார்க்கலாம்.',
  'owner.inactive': 'பக்கம் மறைக்கப்பட்டுள்ளது; விரும்பும்போது மீண்டும் காட்டலாம்.',
  'owner.by-admin': 'நிர்வாகி ஒருவர் இதை மறைத்துள்ளார். நிர்வாகி மட்டுமே மீண்டும் காட்ட முடியும்.',
  'owner.by-admin.contact': 'தொடர்பு கொள்ள',
  'owner.analytics': 'புள்ளிவிவரம்',
  'owner.edit': 'திருத்த',
  'owner.more': 'மேலும்',
  'owner.pause': 'பங்களிப்பை நிறுத்த',
  'owner.resume': 'மீண்டும் தொடங்க',
  'owner.deactivate': 'மறைக்க',
  'owner.reactivate': 'மீண்டும் காட்ட',
  'owner.delete': 'நீக்க',
} satisfies Translation<'owner'>;
