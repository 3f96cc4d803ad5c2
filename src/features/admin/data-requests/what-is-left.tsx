import type { DataSubject } from '../../../domain/data-request.ts';
import type { UserId } from '../../../domain/ids.ts';
import { useSession } from '../../../session/session.tsx';

interface WhatIsLeftProps {
  readonly subject: DataSubject;
  /** When the deletion of the account began; null without an account. */
  readonly since: Date | null;
}

/** Says what only the person or someone with access to the project can delete, and never that it was done. */
export function WhatIsLeft({ subject: { id }, since }: WhatIsLeftProps) {
  const { say, format, connection } = useSession();
  const { projectId, storageBucket } = connection.environment.firebase;
  return (
    <section aria-label={say('admin-users.data.rest')} className="grid gap-2 text-sm">
      <h4 className="text-base font-semibold">{say('admin-users.data.rest')}</h4>
      {since && id && (
        <>
          <p>{say('admin-users.data.rest.begun', { date: format.moment(since) })}</p>
          <p>{say('admin-users.data.rest.sign-in')}</p>
          <p>{say('admin-users.data.rest.commands')}</p>
          <pre
            tabIndex={0}
            translate="no"
            className="overflow-x-auto rounded-xl border border-line bg-paper px-4 py-3 text-xs select-all"
          >
            {commandsFor(id, projectId, storageBucket).join('\n')}
          </pre>
        </>
      )}
      <p>{say('admin-users.data.rest.log')}</p>
    </section>
  );
}

/** docs/operations.md explains them. */
function commandsFor(id: UserId, project: string, bucket: string): readonly string[] {
  return [
    `curl -X POST "https://identitytoolkit.googleapis.com/v1/projects/${project}/accounts:delete" \\`,
    `  -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: ${project}" \\`,
    `  -H "Content-Type: application/json" -d '{"localId":"${id}"}'`,
    `gcloud storage rm --recursive gs://${bucket}/profiles/${id} gs://${bucket}/items/${id}`,
    `npx firebase firestore:delete onboarding/${id} --project ${project} --force`,
  ];
}
