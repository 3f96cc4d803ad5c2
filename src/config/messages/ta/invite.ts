import type { Translation } from '../en.ts';

export default {
  'invite.greeting': 'எங்கள் இல்ல விழாவுக்குத் தங்கள் குடும்பத்துடன் வருகை தந்து வாழ்த்த அன்புடன் அழைக்கிறோம்.',
  'invite.closing': 'முழு விவரங்களும் இங்கே:',
  'invite.subject': 'அழைப்பிதழ்: {names}',
  'invite.language': 'அழைப்பிதழின் மொழி',
  'invite.message': 'உங்கள் அழைப்பிதழ்',
  'invite.edit': 'வாசகத்தை மாற்ற',
  'invite.sms': 'SMS',
  'invite.email': 'மின்னஞ்சல்',
  'invite.copy': 'அழைப்பிதழை நகலெடுக்க',
  'invite.copied': 'அழைப்பிதழ் நகலெடுக்கப்பட்டது!',
  'invite.copy-failed': 'நகலெடுக்க முடியவில்லை. மேலே உள்ள வாசகத்தைத் தேர்ந்தெடுத்து நகலெடுங்கள்.',
  'invite.failed': 'உங்கள் அழைப்பிதழின் வாசகத்தை ஏற்ற முடியவில்லை.',
  'invite.text.title': 'பகிரும் வாசகம்',
  'invite.text.lead': 'WhatsApp, SMS, மின்னஞ்சலில் விருந்தினர் படிப்பது இதுதான். உங்கள் பக்கத்தின் லிங்க் எப்போதும் உடன் செல்லும்.',
  'invite.text.label': '{language}: உங்கள் வாசகம்',
  'invite.text.default': 'இது உங்கள் பக்கத்திலிருந்து நாங்கள் அமைத்த வாசகம். நீங்கள் சொந்தமாக எழுதும் வரை பக்கத்துடன் மாறும்.',
  'invite.text.own': 'இது உங்கள் சொந்த வாசகம்.',
  'invite.text.reset': 'பரிந்துரைத்த வாசகத்தை வைக்க',
  'invite.text.save': 'வாசகத்தைச் சேமிக்க',
  'invite.text.sms': { one: 'லிங்குடன் {count} SMS', other: 'லிங்குடன் {count} SMS' },
} satisfies Translation<'invite'>;
