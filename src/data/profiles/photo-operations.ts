/** The operations for a new photo. Separate, because few visits need them and Storage is a library of its own. */
export { discardPictures } from './discard-pictures.ts';
export { shrinkPhoto } from './shrink-photo.ts';
export { uploadProfilePhoto } from './upload-profile-photo.ts';
