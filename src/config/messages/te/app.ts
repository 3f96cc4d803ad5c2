import type { Translation } from '../en.ts';

export default {
  'app.loading': 'ఒక్క క్షణం…',
  'app.dismiss': 'మూసివేయండి',
  'app.part-failed': 'ఇది లోడ్ కాలేదు. మీ ఇంటర్నెట్ చూసుకోండి.',
  'app.outdated': 'ఈ పేజీ అప్‌డేట్ అయింది.',
  'app.crashed.title': 'ఈ పేజీలో ఏదో పొరపాటు జరిగింది',
  'app.crashed.retry': 'పేజీని మళ్లీ లోడ్ చేయండి',
  'app.lost.home': 'హోమ్‌కు వెళ్లండి',
  'environment.title': 'ఈ సైట్ ఇంకా సెటప్ కాలేదు',
  'environment.remedy': 'ఈ వేరియబుల్స్ సెట్ చేసి మళ్లీ బిల్డ్ చేయండి:',
} satisfies Translation<'app'>;
