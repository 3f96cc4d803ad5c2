/** What a new photo needs, apart from the rest: few visits have one, and Storage is a library of its own. */
export { discardPictures } from './discard-pictures.ts';
export { shrinkPhoto } from './shrink-photo.ts';
export { uploadProfilePhoto } from './upload-profile-photo.ts';
