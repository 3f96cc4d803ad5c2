import { dashboard, editor } from './couple.ts';
import { firstVisit, firstVisitOn2G, giving, nextVisit, longList } from './guest.ts';
import { type Journey } from './journey.ts';

export const JOURNEYS: readonly Journey[] = [
  firstVisit,
  firstVisitOn2G,
  nextVisit,
  giving,
  longList,
  dashboard,
  editor,
];
