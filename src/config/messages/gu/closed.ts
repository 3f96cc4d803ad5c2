import type { Translation } from '../en.ts';

export default {
  'closed.text': 'યજમાને આ પેજ બંધ કર્યું હશે, અથવા લિંક અધૂરી હશે.',
  'closed.home': 'હોમ પેજ પર જાઓ',
  'closed.help': 'મદદ મેળવો',
} satisfies Translation<'closed'>;
