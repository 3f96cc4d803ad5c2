import { type Check, consoleAt, differencesOf } from '../check.ts';
import { textAt } from '../google-apis.ts';

export const database: Check = {
  title: 'Firestore database and backups',
  run: async ({ project, google }) => {
    const path = `/v1/projects/${project}/databases/(default)`;
    const stored = await google.find('firestore', path);
    if (stored === null) {
      const remedy = `Create it in native mode: ${consoleAt(project, 'firestore')}`;
      return { differences: [{ what: 'There is no database.', remedy }] };
    }
    const schedules = await google.list('firestore', `${path}/backupSchedules`, 'backupSchedules');
    const update = `npx firebase firestore:databases:update "(default)" --project ${project}`;
    return {
      differences: differencesOf(
        [
          textAt(stored, 'type') !== 'FIRESTORE_NATIVE',
          `The database is ${textAt(stored, 'type')}.`,
          'The application needs native mode. An empty database can be changed in the Google Cloud console.',
        ],
        [
          textAt(stored, 'deleteProtectionState') !== 'DELETE_PROTECTION_ENABLED',
          'The database can be deleted with one command.',
          `${update} --delete-protection ENABLED`,
        ],
        [
          textAt(stored, 'pointInTimeRecoveryEnablement') !== 'POINT_IN_TIME_RECOVERY_ENABLED',
          'The data of a minute ago cannot be read: point-in-time recovery is off.',
          `${update} --point-in-time-recovery ENABLED`,
        ],
        [
          schedules.length === 0,
          'Nothing makes backups.',
          `npx firebase firestore:backups:schedules:create --project ${project} --database "(default)" --recurrence DAILY --retention 14d`,
        ],
      ),
    };
  },
};
