/** A file that begins as one of an iPhone's camera, to choose in a file input. Chromium cannot open it. */
export const HEIC_PHOTO = {
  name: 'IMG_1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]),
};
