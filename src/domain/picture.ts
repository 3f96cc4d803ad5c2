export const LARGEST_PICTURE_BYTES = 5 * 1024 * 1024;

export type PictureProblem = 'not-a-picture' | 'too-large';

export function pictureProblem(file: { readonly type: string; readonly size: number }): PictureProblem | null {
  if (!/^image\/(png|jpeg|webp|gif|avif)$/.test(file.type)) return 'not-a-picture';
  return file.size > LARGEST_PICTURE_BYTES ? 'too-large' : null;
}
