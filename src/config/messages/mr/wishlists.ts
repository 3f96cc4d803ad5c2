import type { Translation } from '../en.ts';

export default {
  'wishlist.not-found': 'विशलिस्ट सापडली नाही',
  'toast.contribution-failed': 'आहेर नोंदवता आला नाही',
  'toast.link-copied': 'लिंक कॉपी झाली!',
  'share.text': '{title} - ही विशलिस्ट नक्की पाहा आणि हा खास दिवस आणखी अविस्मरणीय करायला साथ द्या!',
} satisfies Translation<'wishlists'>;
