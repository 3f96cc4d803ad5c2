import type { Translation } from '../en.ts';

export default {
  'achievement.first-wishlist': 'முதல் பட்டியல்',
  'achievement.social-butterfly': 'எல்லோருக்கும் பிரியமானவர்',
  'achievement.dream-achiever': 'கனவை எட்டியவர்',
  'time.just-now': 'இப்போதுதான்',

  'comparison.more': 'முந்தைய காலத்தைவிட {percent}% அதிகம்',
  'comparison.less': 'முந்தைய காலத்தைவிட {percent}% குறைவு',
  'comparison.same': 'முந்தைய காலத்தைப் போலவே',
  'comparison.none-before': 'முந்தைய காலத்தில் எதுவும் இல்லை',
  'comparison.none': 'முந்தைய காலத்திலும் எதுவும் இல்லை',
} satisfies Translation<'figures'>;
