import type { Translation } from '../en.ts';

export default {
  'moderation.bar': 'நிர்வாகி செயல்கள்',
  'moderation.bar.owner': 'உரிமையாளர்',
  'moderation.bar.closed-by.admin': 'நிர்வாகி மறைத்துள்ளார்',
  'moderation.bar.closed-by.ban': 'மறைந்துள்ளது: உரிமையாளர் தடையில் உள்ளார்',
  'moderation.bar.closed-by.owner': 'உரிமையாளர் மறைத்துள்ளார்',
  'moderation.reason': 'காரணம்',
  'moderation.reason.left': { one: 'இன்னும் {count} எழுத்து எழுதலாம்', other: 'இன்னும் {count} எழுத்துகள் எழுதலாம்' },
  'moderation.reason.missing': 'காரணத்தை உள்ளிடுங்கள்',
  'moderation.notes': 'நிர்வாகிகளின் குறிப்புகள்',
  'moderation.notes.close': 'மூட',
  'moderation.notes.hint': 'நிர்வாகிகள் மட்டுமே படிக்க முடியும்.',
  'moderation.notes.failed': 'குறிப்புகளைக் கொண்டுவர முடியவில்லை.',
  'moderation.notes.none': 'இன்னும் குறிப்புகள் இல்லை.',
  'moderation.notes.new': 'குறிப்பு சேர்க்க',
  'moderation.notes.add': 'குறிப்பைச் சேமிக்க',
  'moderation.notes.adding': 'சேமிக்கிறோம்…',
  'moderation.notes.missing': 'குறிப்பை உள்ளிடுங்கள்',
  'moderation.notes.add-failed': 'குறிப்பைச் சேமிக்க முடியவில்லை',
  'moderation.notes.delete': 'குறிப்பை நீக்க',
  'moderation.notes.delete-failed': 'குறிப்பை நீக்க முடியவில்லை',
} satisfies Translation<'moderation'>;
