import { type Check, consoleAt, type Difference } from '../check.ts';
import { textAt } from '../google-apis.ts';

const VARIABLES = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
} as const;

export const webApp: Check = {
  title: 'Web app and .env.production.local',
  run: async ({ project, google, environment }) => {
    const { firebase } = environment;
    const config = await google.find('firebase', `/v1beta1/projects/${project}/webApps/${firebase.appId}/config`);
    const place = consoleAt(project, 'settings/general');
    if (config === null)
      return {
        differences: [
          { what: `The project has no web app ${firebase.appId}.`, remedy: `Correct VITE_FIREBASE_APP_ID: ${place}` },
        ],
      };
    return {
      differences: Object.entries(VARIABLES).flatMap(([key, variable]): Difference[] => {
        const theirs = textAt(config, key);
        if (theirs === firebase[key as keyof typeof VARIABLES]) return [];
        return [
          {
            what: `${variable} is not the ${key} of the web app.`,
            remedy: `Set it to "${theirs}" in .env.production.local and deploy.`,
          },
        ];
      }),
    };
  },
};
