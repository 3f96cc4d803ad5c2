import { type Check, type Difference } from '../check.ts';
import { listAt, textAt } from '../google-apis.ts';

const ROLE = 'roles/firebaserules.firestoreServiceAgent';

export const storage: Check = {
  title: 'Storage: role and pictures',
  run: async ({ project, number, google, environment, brand }) => {
    const bucket = environment.firebase.storageBucket;
    const [policy, stored] = await Promise.all([
      google.ask('resourceManager', `/v1/projects/${project}:getIamPolicy`, {}),
      google.find('storage', `/storage/v1/b/${bucket}?fields=cors`),
    ]);
    if (stored === null)
      return {
        differences: [{ what: `There is no bucket ${bucket}.`, remedy: 'Correct VITE_FIREBASE_STORAGE_BUCKET.' }],
      };

    const agent = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
    const hasRole = listAt(policy, 'bindings').some(
      (binding) => textAt(binding, 'role') === ROLE && listAt(binding, 'members').includes(`serviceAccount:${agent}`),
    );
    const allowsPictures = listAt(stored, 'cors').some((rule) => {
      const origins = listAt(rule, 'origin');
      return (
        (origins.includes(`https://${brand.domain}`) || origins.includes('*')) && listAt(rule, 'method').includes('GET')
      );
    });
    const differences: Difference[] = [];
    if (!hasRole)
      differences.push({
        what: 'Every upload is denied: the Storage rules may not read Firestore.',
        remedy: `gcloud projects add-iam-policy-binding ${project} --member serviceAccount:${agent} --role ${ROLE}`,
      });
    if (!allowsPictures)
      differences.push({
        what: `Lists that are opened offline have no pictures: the bucket does not allow https://${brand.domain}.`,
        remedy: 'docs/deploying.md, The service worker',
      });
    return { differences };
  },
};
