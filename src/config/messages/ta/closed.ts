import type { Translation } from '../en.ts';

export default {
  'closed.text': 'விழா வீட்டார் இந்தப் பக்கத்தை மறைத்திருக்கலாம், அல்லது லிங்க் முழுமையாக இல்லாமல் இருக்கலாம்.',
  'closed.home': 'முகப்புக்குச் செல்ல',
  'closed.help': 'உதவி பெற',
} satisfies Translation<'closed'>;
