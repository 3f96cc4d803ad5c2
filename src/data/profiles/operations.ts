/** All profile operations, loaded together. Photos are separate, because few visits need them. */
export { ensureProfile } from './ensure-profile.ts';
export { lastKnownProfile } from './kept-profile.ts';
export { readProfile } from './read-profile.ts';
export { touchLastActive } from './touch-last-active.ts';
export { updateProfile } from './update-profile.ts';
