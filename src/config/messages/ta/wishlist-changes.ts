import type { Translation } from '../en.ts';

export default {
  'toast.wishlist-created': 'பட்டியல் உருவானது!',
  'toast.wishlist-create-failed': 'பட்டியலை உருவாக்க முடியவில்லை',
  'toast.wishlist-updated': 'பட்டியல் சேமிக்கப்பட்டது!',
  'toast.wishlist-update-failed': 'பட்டியலைச் சேமிக்க முடியவில்லை',
  'toast.wishlist-deleted': 'பட்டியல் நீக்கப்பட்டது!',
  'toast.wishlist-delete-failed': 'பட்டியலை நீக்க முடியவில்லை',
  'toast.item-added': 'பரிசு சேர்க்கப்பட்டது!',
  'toast.item-add-failed': 'பரிசைச் சேர்க்க முடியவில்லை',
  'toast.item-updated': 'பரிசு சேமிக்கப்பட்டது!',
  'toast.item-update-failed': 'பரிசைச் சேமிக்க முடியவில்லை',
  'toast.item-deleted': 'பரிசு நீக்கப்பட்டது!',
  'toast.item-delete-failed': 'பரிசை நீக்க முடியவில்லை',
  'create-wishlist.not-logged-in': 'முதலில் உள்நுழைய வேண்டும்',
  'create-wishlist.log-in': 'பட்டியலை உருவாக்க உள்நுழையுங்கள்',
  'create-wishlist.failed': 'பட்டியலை உருவாக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
} satisfies Translation<'wishlist-changes'>;
