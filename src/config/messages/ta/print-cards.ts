import type { Translation } from '../en.ts';

export default {
  'print-cards.title': 'அட்டைகளை அச்சிட',
  'print-cards.lead': 'உங்கள் பெயர்களும் உங்கள் பக்கத்தைத் திறக்கும் QR குறியீடும். வெள்ளைத் தாளிலோ மெல்லிய அட்டையிலோ.',
  'print-cards.what': 'எதை அச்சிட வேண்டும்',
  'print-cards.cards': 'வழங்கும் அட்டைகள்',
  'print-cards.stand': 'மேசை அட்டை',
  'print-cards.cards.about': 'ஒரு A4 தாளில் நான்கு அட்டைகள் (A6). குறிகளில் வெட்டுங்கள்.',
  'print-cards.stand.about': 'ஒரு A4 தாளை நடுவில் மடித்தால் மேசையில் நிற்கும்; இருபுறமும் படிக்கலாம்.',
  'print-cards.print': 'அச்சிட',
  'print-cards.hint': 'அச்சு சாளரத்தில் A4, 100%, ஓரம் இல்லாமல் எனத் தேர்ந்தெடுங்கள்.',
  'print-cards.missing': 'இந்தப் பட்டியல் உங்கள் பட்டியல்களில் இல்லை.',
  'print-cards.failed': 'உங்கள் பட்டியலை ஏற்ற முடியவில்லை.',
  'print-cards.private': 'விருந்தினர் இப்போது இந்தப் பக்கத்தைத் திறக்க முடியாது. அட்டைகளை வழங்கும் முன் அதை மாற்றுங்கள்.',
  'print-cards.to-dashboard': 'டாஷ்போர்டுக்குச் செல்ல',
} satisfies Translation<'print-cards'>;
