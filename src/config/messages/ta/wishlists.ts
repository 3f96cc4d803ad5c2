import type { Translation } from '../en.ts';

export default {
  'wishlist.not-found': 'பரிசுப் பட்டியல் கிடைக்கவில்லை',
  'toast.contribution-failed': 'பங்களிப்பைப் பதிவு செய்ய முடியவில்லை',
  'toast.link-copied': 'லிங்க் நகலெடுக்கப்பட்டது!',
  'share.text': '{title}: இந்தப் பரிசுப் பட்டியலைப் பாருங்கள் - அவர்களின் பொன்னாளை மேலும் இனிமையாக்குங்கள்!',
} satisfies Translation<'wishlists'>;
