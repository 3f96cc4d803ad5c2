import type { Translation } from '../en.ts';

export default {
  'picture.hint': 'कोई भी फ़ोटो चलेगी। अपलोड से पहले हम उसे छोटा कर देते हैं।',
  'picture.broken': 'यह फ़ाइल फ़ोटो के तौर पर इस्तेमाल नहीं हो सकती। कोई दूसरी चुनें।',
  'picture.heic': 'यह HEIC फ़ोटो है, जिसे यह ब्राउज़र नहीं खोल सकता। इसे JPEG में सेव या शेयर करें, या इसका स्क्रीनशॉट लेकर वह चुनें।',
  'picture.too-large': 'यह फ़ोटो यहाँ खोलने के लिए बहुत बड़ी है। इसकी कोई छोटी कॉपी या स्क्रीनशॉट चुनें।',
} satisfies Translation<'pictures'>;
