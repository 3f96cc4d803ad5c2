import type { Translation } from '../en.ts';

export default {
  'no-gifts.title': 'பரிசுகள் விரைவில் வரும்',
  'no-gifts.text': 'பட்டியல் இன்னும் தயாராகவில்லை. ஆனால் உங்கள் வாழ்த்துகளை இப்போதே சொல்லலாம்.',
  'no-gifts.owner': 'முதல் பரிசைச் சேர்த்து, உங்கள் அன்புக்குரியவர்களுடன் இந்தப் பக்கத்தைப் பகிருங்கள்.',
  'no-gifts.add': 'பரிசு சேர்க்க',
} satisfies Translation<'no-gifts'>;
