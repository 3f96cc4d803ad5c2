import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'புதிய பதிப்பு தயார்.',
  'offline.as-of': 'இது {time} வரையிலான தகவல். இணையம் சரியாகக் கிடைத்ததும் தானாகவே புதுப்பிக்கப்படும்.',
  'offline.read-only': 'நன்றிக் குறிப்புகள் பிறகு அனுப்பப்படும். மற்ற மாற்றங்களுக்கு இணையம் தேவை.',
  'offline.thanks-refused': {
    one: 'ஆஃப்லைனில் செய்த ஒரு நன்றிக் குறிப்பைச் சேமிக்க முடியவில்லை.',
    other: 'ஆஃப்லைனில் செய்த {count} நன்றிக் குறிப்புகளைச் சேமிக்க முடியவில்லை.',
  },
  'offline.refresh': 'புதுப்பிக்க',
} satisfies Translation<'offline'>;
