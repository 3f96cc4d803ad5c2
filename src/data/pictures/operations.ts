/** The operations for a new picture. Separate, because few visits need them and Storage is a library of its own. */
export { discardPictures } from './discard-pictures.ts';
export { uploadPicture } from './upload-picture.ts';
