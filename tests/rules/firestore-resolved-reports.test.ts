import {
  membersReport,
  moderation,
  reportNotificationPath,
  resolveMembersReport,
  resolveReport,
} from './support/admin-actions.ts';
import { setUpRulesTest, type Attempt, writing } from './support/rules-test.ts';
import { type Fields, inHours, LONG_AGO, only, uuid, withChange, without, type Writes } from './support/fields.ts';
import { adminById, owner, stranger } from './support/people.ts';
import { reportId } from './support/stored-documents.ts';
import { deactivatedByOwner } from './support/wishlists.ts';

const rules = setUpRulesTest('resolved-reports');

const REPORT = `reports/${reportId}`;
const MEMBERS_REPORT = { [REPORT]: membersReport() };

const by = (writes: Writes, given?: Writes): Attempt => writing(adminById, writes, given);

rules.allows('an admin who', {
  'resolves an anonymous report': () => by(resolveReport()),
  'resolves the report of a member, with a notification': () => by(resolveMembersReport(), MEMBERS_REPORT),
});

const resolving = (changes: Fields): Attempt => by(withChange(resolveReport(), REPORT, changes));

rules.denies('a change of a report', {
  'to open': () => resolving({ status: 'open' }),
  'to an unknown status': () => resolving({ status: 'ignored' }),
  'of the reason': () => resolving({ reason: 'other' }),
  'of the text': () => resolving({ message: 'Nothing' }),
  'of the reporter': () => resolving({ reporterId: 'stranger' }),
  'of the reported wishlist': () => resolving({ wishlistId: deactivatedByOwner.id }),
  'of the creation time': () => resolving({ createdAt: inHours(-1) }),
});

const toTheReporter = (changes: Fields): Attempt =>
  by(withChange(resolveMembersReport(), reportNotificationPath, changes), MEMBERS_REPORT);

rules.denies('the notification of a resolved report', {
  'that is missing': () => by(without(resolveMembersReport(), reportNotificationPath), MEMBERS_REPORT),
  'without the resolution': () => by(only(resolveMembersReport(), reportNotificationPath), MEMBERS_REPORT),
  'of an earlier resolution': () =>
    by(only(resolveMembersReport(), reportNotificationPath), {
      [REPORT]: {
        ...membersReport(),
        status: 'resolved',
        moderation: { ...moderation('report_resolved'), at: LONG_AGO },
      },
    }),
  'to another user': () => toTheReporter({ userId: owner.uid }),
  'of another type': () => toTheReporter({ type: 'reminder' }),
  'with another title': () => toTheReporter({ title: 'News' }),
  'with other words': () => toTheReporter({ message: 'Click here' }),
  'with another outcome': () => toTheReporter({ 'data.outcome': 'Nothing' }),
  'about another report': () => toTheReporter({ 'data.reportId': uuid(8103) }),
  'with a link': () => toTheReporter({ actionUrl: '/admin' }),
  'that is read already': () => toTheReporter({ isRead: true }),
  'with an old time': () => toTheReporter({ createdAt: LONG_AGO }),
  'with an unknown key': () => toTheReporter({ extra: 1 }),
  'under another id': () => {
    const { [reportNotificationPath]: notification = null, ...rest } = resolveMembersReport();
    return by({ ...rest, [`notifications/${uuid(8104)}`]: notification }, MEMBERS_REPORT);
  },
  'under two ids': () => {
    const writes = resolveMembersReport();
    return by({ ...writes, [`notifications/${uuid(8104)}`]: writes[reportNotificationPath] ?? null }, MEMBERS_REPORT);
  },
  'by a stranger': () => writing(stranger, resolveMembersReport(), MEMBERS_REPORT),
});
