import type { Translation } from '../en.ts';

export default {
  'not-found.title': '404 - पेज नहीं मिला',
  'not-found.description': 'इस पते पर कोई पेज नहीं है।',
  'not-found.lead': 'लगता है यह न्योता रास्ता भटक गया।',
  'not-found.hint':
    'अगर किसी ने आपको विशलिस्ट का लिंक भेजा है, तो उसे उनके मैसेज से फिर खोलें: एक अक्षर भी छूट जाए तो यही पेज खुलता है। यह भी हो सकता है कि जोड़े ने अपना पेज हटा दिया हो।',
  'not-found.home': 'होम पर जाएँ',
  'not-found.ideas': 'तोहफ़ों के आइडिया देखें',
  'not-found.help': 'मदद लें',
} satisfies Translation<'not-found'>;
