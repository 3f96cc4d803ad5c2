/** For every choice of a picture: a gift’s, a profile’s. */
export default {
  'picture.hint': 'Any photo works. We shrink it before uploading.',
  'picture.broken': 'We can’t use this file as a picture. Choose another one.',
  'picture.heic':
    'This is a HEIC photo, which this browser can’t open. Save or share it as JPEG, or take a screenshot of it, and choose that.',
  'picture.too-large': 'This picture is too large to open here. Choose a smaller copy of it, or a screenshot.',
} as const;
