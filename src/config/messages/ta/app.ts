import type { Translation } from '../en.ts';

export default {
  'app.loading': 'ஒரு நிமிடம்…',
  'app.dismiss': 'மூட',
  'app.part-failed': 'இந்தப் பகுதி வரவில்லை. இணைய இணைப்பைச் சரிபாருங்கள்.',
  'app.outdated': 'இந்தப் பக்கம் புதுப்பிக்கப்பட்டுள்ளது.',
  'app.crashed.title': 'இந்தப் பக்கத்தில் ஏதோ தவறாகிவிட்டது',
  'app.crashed.retry': 'பக்கத்தை மீண்டும் திறக்க',
  'app.lost.home': 'முகப்புக்குச் செல்ல',
  'environment.title': 'இந்தத் தளம் இன்னும் அமைக்கப்படவில்லை',
  'environment.remedy': 'இந்த மாறிகளை அமைத்துவிட்டு மீண்டும் உருவாக்குங்கள்:',
} satisfies Translation<'app'>;
