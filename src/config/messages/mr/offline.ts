import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'नवी आवृत्ती तयार आहे.',
  'offline.as-of': 'ही {time} पर्यंतची माहिती आहे. इंटरनेट नीट चालू झालं की ती आपोआप अपडेट होईल.',
  'offline.read-only': 'आभाराच्या नोंदी नंतर पाठवल्या जातील. इतर बदलांसाठी इंटरनेट लागेल.',
  'offline.thanks-refused': {
    one: 'ऑफलाइन केलेली आभाराची एक नोंद सेव्ह करता आली नाही.',
    other: 'ऑफलाइन केलेल्या आभाराच्या {count} नोंदी सेव्ह करता आल्या नाहीत.',
  },
  'offline.maintenance':
    'आम्ही सध्या साइटची देखभाल करत आहोत. तुम्ही सगळं पाहू शकता, पण आत्ता बदल सेव्ह होणार नाहीत. कृपया थोड्या वेळाने परत या.',
  'offline.maintenance.admin': 'देखभाल सुरू आहे: फक्त ॲडमिन बदल करू शकतात.',
  'offline.refresh': 'रिफ्रेश करा',
} satisfies Translation<'offline'>;
