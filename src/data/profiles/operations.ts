/** Everything that can be done with profiles, to be loaded together. Photos are apart: few visits have one. */
export { ensureProfile } from './ensure-profile.ts';
export { readProfile } from './read-profile.ts';
export { touchLastActive } from './touch-last-active.ts';
export { updateProfile } from './update-profile.ts';
