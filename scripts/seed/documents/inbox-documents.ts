import { ANONYMOUS, systemLogId } from '../../../src/domain/ids.ts';
import { type Moderation } from '../../../src/domain/common-fields.ts';
import {
  storedMessage,
  storedReport,
  announcing,
  storedSettings,
  storedSubscriber,
} from '../../../src/domain/testing/documents.ts';
import { type Clock } from '../clock.ts';
import { uuidOf } from '../ids.ts';
import { DEMO_PEOPLE } from '../people/demo-people.ts';
import { type Documents, merged } from '../stored.ts';
import { MESSAGES, REPORTS, SUBSCRIBERS } from '../stories/inbox.ts';
import { logEntry } from './log-entry.ts';

const SETTINGS_CHANGED_DAYS_AGO = 14;
const WRITTEN_AT_MINUTES = 500;
const HANDLED_AT_MINUTES = 720;

/** Documents for the admin pages: reports, messages, subscribers and settings. */
export function inboxDocuments(clock: Clock): Documents {
  return {
    ...settings(clock),
    ...merged(...REPORTS.map((report, index) => reportDocuments(report, index, clock))),
    ...merged(...MESSAGES.map((message, index) => messageDocuments(message, index, clock))),
    ...Object.fromEntries(
      SUBSCRIBERS.map(({ email, source, daysAgo }) => [
        `subscribers/${uuidOf('subscriber', email)}`,
        storedSubscriber({ email, source }, clock.at(daysAgo, WRITTEN_AT_MINUTES)),
      ]),
    ),
  };
}

function reportDocuments(report: (typeof REPORTS)[number], index: number, clock: Clock): Documents {
  const id = uuidOf('report', index);
  const wishlistId = uuidOf('wishlist', report.wishlist);
  const reporterId = report.by === null ? ANONYMOUS : DEMO_PEOPLE[report.by].id;
  const createdAt = clock.at(report.daysAgo, WRITTEN_AT_MINUTES);
  const handled =
    report.resolvedDaysAgo === null
      ? null
      : handling(
          'report_resolved',
          id,
          `Report resolved: ${report.reason}`,
          clock.at(report.resolvedDaysAgo, HANDLED_AT_MINUTES),
          'We spoke to the hosts, and everything is in order.',
        );
  return {
    [`reports/${id}`]: storedReport(
      {
        wishlistId,
        reason: report.reason,
        message: report.message,
        reporterId,
        status: handled ? 'resolved' : 'open',
        moderation: handled?.moderation ?? null,
      },
      createdAt,
    ),
    ...logEntry(`report_submitted_${id}`, {
      type: 'report_submitted',
      description: `Wishlist reported: ${report.reason}`,
      timestamp: createdAt,
      actorId: reporterId,
      targetId: wishlistId,
    }),
    ...handled?.log,
  };
}

function messageDocuments(message: (typeof MESSAGES)[number], index: number, clock: Clock): Documents {
  const { daysAgo, by, status, ...words } = message;
  const id = uuidOf('message', index);
  const handled =
    status === 'new'
      ? null
      : handling(
          `support_${status}`,
          id,
          `Message ${status}: ${words.subject}`,
          clock.at(daysAgo - 1, HANDLED_AT_MINUTES),
        );
  return {
    [`supportMessages/${id}`]: storedMessage(
      {
        ...words,
        userId: by === null ? ANONYMOUS : DEMO_PEOPLE[by].id,
        status,
        moderation: handled?.moderation ?? null,
      },
      clock.at(daysAgo, WRITTEN_AT_MINUTES),
    ),
    ...handled?.log,
  };
}

function settings(clock: Clock): Documents {
  const { moderation, log } = handling(
    'settings_changed',
    'platform',
    'Platform settings changed: announcement',
    clock.at(SETTINGS_CHANGED_DAYS_AGO, HANDLED_AT_MINUTES),
  );
  return {
    'settings/platform': storedSettings(
      {
        announcements: [
          announcing('The wedding season has begun. A joyful start to every couple!', {
            texts: {
              en: 'The wedding season has begun. A joyful start to every couple!',
              hi: 'शादियों का मौसम शुरू हो गया है। हर जोड़े को ढेर सारी शुभकामनाएँ!',
            },
            startsAt: moderation.at,
            endsAt: clock.at(-60, HANDLED_AT_MINUTES),
          }),
        ],
        moderation,
      },
      moderation.at,
    ),
    ...log,
  };
}

/** An admin action is written together with a log entry, which the changed document refers to. */
function handling(
  action: string,
  targetId: string,
  description: string,
  at: Date,
  reason = '',
): { moderation: Moderation; log: Documents } {
  const by = DEMO_PEOPLE.admin.id;
  const logId = systemLogId(uuidOf('log', action, targetId));
  return {
    moderation: { logId, action, by, at, reason },
    log: logEntry(logId, { type: action, description, timestamp: at, actorId: by, targetId }),
  };
}
