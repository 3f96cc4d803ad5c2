import { GAURI_ENGAGEMENT, GAURI_HOME, GAURI_KELVAN } from './gauri-others.ts';
import { GAURI_WEDDING } from './gauri-wedding.ts';
import { KAVYA_HOUSE } from './kavya-house.ts';
import { KAVYA_ENGAGEMENT, KAVYA_LIBRARY } from './kavya-others.ts';
import { KAVYA_WEDDING } from './kavya-wedding.ts';
import { SIMRAT_LOHRI, SIMRAT_PARENTS, VIKRANT_LIST } from './simrat-others.ts';
import { SIMRAT_WEDDING } from './simrat-wedding.ts';
import { type Story } from './story.ts';

export const STORIES: readonly Story[] = [
  ...[GAURI_WEDDING, GAURI_ENGAGEMENT, GAURI_HOME, GAURI_KELVAN],
  ...[KAVYA_WEDDING, KAVYA_HOUSE, KAVYA_ENGAGEMENT, KAVYA_LIBRARY],
  ...[SIMRAT_WEDDING, SIMRAT_PARENTS, SIMRAT_LOHRI, VIKRANT_LIST],
];
