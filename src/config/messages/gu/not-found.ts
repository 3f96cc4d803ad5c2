import type { Translation } from '../en.ts';

export default {
  'not-found.title': '404 - પેજ મળ્યું નહીં',
  'not-found.description': 'આ સરનામે કોઈ પેજ નથી.',
  'not-found.lead': 'લાગે છે, આ આમંત્રણ રસ્તો ભૂલી ગયું.',
  'not-found.hint':
    'કોઈએ તમને વિશલિસ્ટની લિંક મોકલી હોય, તો તેમના મેસેજમાંથી ફરી ખોલો: એકાદ અક્ષર રહી જાય, તો પણ અહીં આવી જવાય. કદાચ યુગલે પોતાનું પેજ હટાવી લીધું હોય.',
  'not-found.home': 'હોમ પેજ પર જાઓ',
  'not-found.ideas': 'ભેટના આઇડિયા જુઓ',
  'not-found.help': 'મદદ મેળવો',
} satisfies Translation<'not-found'>;
