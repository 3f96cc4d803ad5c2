import { orderBy, where } from 'firebase/firestore';
import { adminEntry, answerMessage, changeSettings, note, resolveReport } from '../support/admin-actions.ts';
import { commits, counts, gets, lists } from '../support/rules-test.ts';
import { now, uuid, type Writes } from '../support/fields.ts';
import { ADMINS, EVERYONE, NOT_BANNED } from '../support/people.ts';
import { report, subscriber, supportMessage, userAction } from '../support/public-forms.ts';
import {
  actionId,
  earlierLog,
  earlierNote,
  messageId,
  reportId,
  SETTINGS,
  STORED,
  subscriberId,
} from '../support/stored-documents.ts';
import { wedding } from '../support/wishlists.ts';
import { NOBODY, type Permissions, type Row } from './table.ts';

const changed = (path: string, changes: object): Writes => ({ [path]: { ...STORED[path], ...changes } });

/** Documents that anyone sends and only admins read. */
const readByAdmins = (
  collection: string,
  id: string,
): { readonly get: readonly Row[]; readonly list: readonly Row[] } => ({
  get: [
    { to: 'one', by: ADMINS, act: () => gets(`${collection}/${id}`) },
    { to: 'one that does not exist', by: ADMINS, act: () => gets(`${collection}/${uuid(4711)}`) },
  ],
  list: [{ to: 'all', by: ADMINS, act: () => lists(collection) }],
});

/** The queries of the admin pages. */
const listedByStatus = (collection: string, status: string): readonly Row[] => [
  {
    to: `those that are ${status}, newest first`,
    by: ADMINS,
    act: () => lists(collection, where('status', '==', status), orderBy('createdAt', 'desc')),
  },
  {
    to: `the number that are ${status}`,
    by: ADMINS,
    act: () => counts(collection, where('status', '==', status)),
  },
];

const neverDeleted = (path: string): readonly Row[] => [
  { to: 'one', by: NOBODY, act: () => commits({ [path]: null }) },
];

export const RECORD_PERMISSIONS: Permissions = {
  userActions: {
    ...readByAdmins('userActions', actionId),
    create: [{ to: 'their own', by: NOT_BANNED, act: (by) => commits(userAction(by)) }],
    update: [
      {
        to: 'the action',
        by: NOBODY,
        act: () => commits(changed(`userActions/${actionId}`, { action: 'nothing', createdAt: now() })),
      },
    ],
    delete: neverDeleted(`userActions/${actionId}`),
  },

  supportMessages: {
    ...readByAdmins('supportMessages', messageId),
    list: [...readByAdmins('supportMessages', messageId).list, ...listedByStatus('supportMessages', 'new')],
    create: [{ to: 'their own', by: NOT_BANNED, act: (by) => commits(supportMessage(by)) }],
    update: [
      { to: 'to mark it as answered', by: ADMINS, act: (by) => commits(answerMessage(by)) },
      { to: 'to mark it as read', by: ADMINS, act: (by) => commits(answerMessage(by, 'read')) },
      {
        to: 'to mark it as new again',
        by: ADMINS,
        act: (by) => commits(answerMessage(by, 'new')),
        given: { [`supportMessages/${messageId}`]: { ...STORED[`supportMessages/${messageId}`], status: 'read' } },
      },
      {
        to: 'its text',
        by: NOBODY,
        act: () => commits(changed(`supportMessages/${messageId}`, { message: 'Something else' })),
      },
    ],
    delete: neverDeleted(`supportMessages/${messageId}`),
  },

  subscribers: {
    ...readByAdmins('subscribers', subscriberId),
    create: [{ to: 'one', by: NOT_BANNED, act: () => commits(subscriber()) }],
    update: [
      {
        to: 'the address',
        by: NOBODY,
        act: () => commits(changed(`subscribers/${subscriberId}`, { email: 'other@mail.test', createdAt: now() })),
      },
    ],
    delete: [
      { to: 'one by its random id', by: EVERYONE, act: () => commits({ [`subscribers/${subscriberId}`]: null }) },
    ],
  },

  reports: {
    ...readByAdmins('reports', reportId),
    list: [
      ...readByAdmins('reports', reportId).list,
      ...listedByStatus('reports', 'open'),
      ...listedByStatus('reports', 'resolved'),
    ],
    create: [{ to: 'their own', by: NOT_BANNED, act: (by) => commits(report(by)) }],
    update: [
      { to: 'to mark it as resolved', by: ADMINS, act: (by) => commits(resolveReport(by)) },
      { to: 'the reason', by: NOBODY, act: () => commits(changed(`reports/${reportId}`, { reason: 'other' })) },
    ],
    delete: neverDeleted(`reports/${reportId}`),
  },

  adminNotes: {
    ...readByAdmins('adminNotes', earlierNote),
    list: [
      ...readByAdmins('adminNotes', earlierNote).list,
      {
        to: 'those about one user, newest first',
        by: ADMINS,
        act: () => lists('adminNotes', where('targetId', '==', 'owner'), orderBy('createdAt', 'desc')),
      },
    ],
    create: [{ to: 'one', by: ADMINS, act: (by) => commits(note(by)) }],
    update: [
      { to: 'the text', by: NOBODY, act: () => commits(changed(`adminNotes/${earlierNote}`, { text: 'Nothing' })) },
    ],
    delete: [{ to: 'one', by: ADMINS, act: () => commits({ [`adminNotes/${earlierNote}`]: null }) }],
  },

  settings: {
    get: [
      { to: 'the platform settings', by: EVERYONE, act: () => gets('settings/platform') },
      { to: 'another document', by: NOBODY, act: () => gets('settings/secrets') },
    ],
    list: [{ to: 'all', by: NOBODY, act: () => lists('settings') }],
    create: [
      { to: 'the platform settings', by: ADMINS, act: (by) => commits(changeSettings(by)) },
      {
        to: 'another document',
        by: NOBODY,
        act: (by) => commits({ 'settings/secrets': changeSettings(by)['settings/platform'] ?? null }),
      },
    ],
    update: [
      {
        to: 'the platform settings',
        by: ADMINS,
        act: (by) => commits(changeSettings(by)),
        given: { 'settings/platform': SETTINGS },
      },
    ],
    delete: [
      {
        to: 'the platform settings',
        by: NOBODY,
        act: () => commits({ 'settings/platform': null }),
        given: { 'settings/platform': SETTINGS },
      },
    ],
  },

  systemLogs: {
    get: [
      { to: 'one', by: ADMINS, act: () => gets(earlierLog) },
      { to: 'one that does not exist', by: ADMINS, act: () => gets(`systemLogs/${uuid(4711)}`) },
    ],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('systemLogs') },
      {
        to: 'those about one wishlist',
        by: ADMINS,
        act: () => lists('systemLogs', where('targetId', '==', wedding.id)),
      },
    ],
    create: [
      {
        to: 'one without its event',
        by: NOBODY,
        act: (by) => commits({ [`systemLogs/${uuid(70)}`]: adminEntry('user_banned', 'stranger', by) }),
      },
    ],
    update: [
      {
        to: 'the description',
        by: NOBODY,
        act: () => commits(changed(earlierLog, { description: 'Nothing happened' })),
      },
    ],
    delete: neverDeleted(earlierLog),
  },

  unknown: {
    get: [{ to: 'a document of an unknown collection', by: NOBODY, act: () => gets('unknown/one') }],
    list: [{ to: 'all', by: NOBODY, act: () => lists('unknown') }],
    create: [{ to: 'one', by: NOBODY, act: () => commits({ 'unknown/two': { text: 'Hello' } }) }],
    update: [{ to: 'one', by: NOBODY, act: () => commits({ 'unknown/one': { text: 'Hello' } }) }],
    delete: neverDeleted('unknown/one'),
  },
};
