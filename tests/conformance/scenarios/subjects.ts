import type { Scenario } from '../client/scenario.ts';
import { aggregation } from './aggregation.ts';
import { collectionGroups } from './collection-groups.ts';
import { cursors } from './cursors.ts';
import { documents } from './documents.ts';
import { filters } from './filters.ts';
import { limits } from './limits.ts';
import { listeningScenarios } from './listening.ts';
import { ordering } from './ordering.ts';
import { resuming } from './resuming.ts';
import { transactions } from './transactions.ts';
import { signedIn } from './signed-in.ts';
import { values } from './values.ts';

/** All scenarios by subject. Subject and name identify a scenario. */
export const SUBJECTS: Readonly<Record<string, readonly Scenario[]>> = {
  values,
  documents,
  ordering,
  filters,
  cursors,
  'collection groups': collectionGroups,
  aggregation,
  transactions,
  limits,
  authentication: signedIn,
  listening: listeningScenarios,
  'reconnecting after time offline': resuming,
};
