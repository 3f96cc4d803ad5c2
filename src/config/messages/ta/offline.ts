import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'புதிய பதிப்பு தயார்.',
  'offline.as-of': 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள். இது {time} வரையிலான தகவல். இணையம் வந்ததும் தானாகவே புதுப்பிக்கப்படும்.',
  'offline.refresh': 'புதுப்பிக்க',
} satisfies Translation<'offline'>;
