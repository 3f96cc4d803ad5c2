import type { Translation } from '../en.ts';

export default {
  'picture.hint': 'कोणताही फोटो चालेल. अपलोड करण्याआधी तो लहान केला जातो.',
  'picture.broken': 'ही फाइल चित्र म्हणून वापरता येत नाही. दुसरी निवडा.',
  'picture.heic':
    'हा HEIC फोटो आहे. तो या ब्राउझरमध्ये उघडत नाही. तो JPEG म्हणून सेव्ह किंवा शेअर करा, किंवा त्याचा स्क्रीनशॉट घेऊन तो निवडा.',
  'picture.too-large': 'हे चित्र इथे उघडण्यासाठी फार मोठं आहे. त्याची लहान प्रत किंवा स्क्रीनशॉट निवडा.',
} satisfies Translation<'pictures'>;
