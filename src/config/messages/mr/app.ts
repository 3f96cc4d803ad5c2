import type { Translation } from '../en.ts';

export default {
  'app.loading': 'एक क्षण…',
  'app.dismiss': 'बंद करा',
  'app.part-failed': 'हे लोड करता आलं नाही. इंटरनेट तपासा.',
  'app.outdated': 'हे पेज अपडेट झालं आहे.',
  'app.crashed.title': 'या पेजवर काहीतरी बिघडलं',
  'app.crashed.retry': 'पेज पुन्हा लोड करा',
  'app.lost.home': 'होम पेजवर जा',
  'environment.title': 'ही साइट अजून सेट केलेली नाही',
  'environment.remedy': 'ही व्हेरिएबल्स सेट करा आणि पुन्हा बिल्ड करा:',
} satisfies Translation<'app'>;
