import { where } from 'firebase/firestore';
import { commits, gets, lists } from '../support/rules-test.ts';
import { dayFromToday, now, uuid, type Writes } from '../support/fields.ts';
import { ADMINS, KEEPERS, NOT_BANNED, owner, SIGNED_IN } from '../support/people.ts';
import { affiliateLink, shareId, STORED } from '../support/stored-documents.ts';
import { firstClick, share, shareEvent, view } from '../support/visits.ts';
import { linkOnly, todayOf, wedding } from '../support/wishlists.ts';
import { newAnalytics } from './wishlists.ts';
import { NOBODY, type Permissions } from './table.ts';

const OWNER_AND_ADMINS = [owner, ...ADMINS];
const HOSTS_AND_ADMINS = [...KEEPERS, ...ADMINS];
const analytics = `analytics/${wedding.id}`;
const today = todayOf(wedding.id);

const changed = (path: string, changes: object): Writes => ({ [path]: { ...STORED[path], ...changes } });

export const COUNTER_PERMISSIONS: Permissions = {
  analytics: {
    get: [
      { to: "the owner's", by: HOSTS_AND_ADMINS, act: () => gets(analytics) },
      { to: 'one that does not exist', by: ADMINS, act: () => gets(`analytics/${uuid(4711)}`) },
    ],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('analytics') },
      { to: 'their own', by: SIGNED_IN, act: ({ uid }) => lists('analytics', where('ownerId', '==', uid)) },
      { to: "the owner's", by: OWNER_AND_ADMINS, act: () => lists('analytics', where('ownerId', '==', 'owner')) },
    ],
    create: [{ to: 'one without its wishlist', by: NOBODY, act: () => commits(newAnalytics()) }],
    update: [
      { to: 'by a view', by: NOT_BANNED, act: () => commits(view()) },
      { to: 'by a view of a returning visitor', by: NOT_BANNED, act: () => commits(view({ isFirst: false })) },
      { to: 'by a share', by: NOT_BANNED, act: (by) => commits(share(wedding, 'qr', by)) },
    ],
    delete: [{ to: "the owner's", by: NOBODY, act: () => commits({ [analytics]: null }) }],
  },

  dailyStats: {
    get: [{ to: "the owner's", by: HOSTS_AND_ADMINS, act: () => gets(today) }],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('dailyStats') },
      {
        to: "the last days of the owner's wishlist",
        by: HOSTS_AND_ADMINS,
        act: () =>
          lists(
            'dailyStats',
            where('ownerId', '==', 'owner'),
            where('wishlistId', '==', wedding.id),
            where('date', '>=', dayFromToday(-30)),
          ),
      },
      {
        to: 'the days of one wishlist',
        by: HOSTS_AND_ADMINS,
        act: () => lists('dailyStats', where('wishlistId', '==', wedding.id)),
      },
    ],
    create: [
      { to: 'the first view of a day', by: NOT_BANNED, act: () => commits(view({ of: linkOnly })) },
      { to: 'the first share of a day', by: NOT_BANNED, act: (by) => commits(share(linkOnly, 'copy', by)) },
    ],
    update: [
      { to: 'by a view', by: NOT_BANNED, act: () => commits(view()) },
      { to: 'by a share', by: NOT_BANNED, act: (by) => commits(share(wedding, 'twitter', by)) },
    ],
    delete: [{ to: "the owner's", by: NOBODY, act: () => commits({ [today]: null }) }],
  },

  affiliateLinks: {
    get: [{ to: 'one', by: ADMINS, act: () => gets(affiliateLink) }],
    list: [{ to: 'all', by: ADMINS, act: () => lists('affiliateLinks') }],
    create: [{ to: 'the first click', by: NOT_BANNED, act: () => commits(firstClick()) }],
    update: [
      {
        to: 'another click',
        by: NOT_BANNED,
        act: () => commits({ [affiliateLink]: { itemIndex: 2, clicks: 5, lastClickedAt: now() } }),
      },
    ],
    delete: [{ to: 'one', by: NOBODY, act: () => commits({ [affiliateLink]: null }) }],
  },

  shareEvents: {
    get: [{ to: 'one', by: ADMINS, act: () => gets(`shareEvents/${shareId}`) }],
    list: [{ to: 'all', by: ADMINS, act: () => lists('shareEvents') }],
    create: [
      { to: 'their own', by: NOT_BANNED, act: (by) => commits(shareEvent({}, wedding, 'whatsapp', by)) },
      {
        to: 'one in the name of the owner',
        by: [owner],
        act: () => commits(shareEvent({}, wedding, 'whatsapp', owner)),
      },
    ],
    update: [
      {
        to: 'the channel',
        by: NOBODY,
        act: () => commits(changed(`shareEvents/${shareId}`, { platform: 'copy', timestamp: now() })),
      },
    ],
    delete: [{ to: 'one', by: NOBODY, act: () => commits({ [`shareEvents/${shareId}`]: null }) }],
  },
};
