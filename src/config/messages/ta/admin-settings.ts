import type { Translation } from '../en.ts';

export default {
  'admin-settings.title': 'தள அமைப்புகள்',
  'admin-settings.lead':
    'பங்களிப்புகளை ஆன் அல்லது ஆஃப் செய்தால் உடனே நடைமுறைக்கு வரும். புதிய கட்டணமோ பொது அறிவிப்போ ஐந்து நிமிடங்களுக்குள் எல்லாப் பக்கங்களிலும் தெரியும்.',
  'admin-settings.failed': 'அமைப்புகளைக் கொண்டுவர முடியவில்லை.',
  'admin-settings.changed': 'கடைசி மாற்றம்: {name}, {when}.',
  'admin-settings.changed.nobody': 'கடைசி மாற்றம்: {when}.',
  'admin-settings.never': 'இன்னும் மாற்றங்கள் இல்லை. இவை இயல்பான அமைப்புகள்.',

  'admin-settings.fee': 'பரிவர்த்தனைக் கட்டணம்',
  'admin-settings.fee.label': 'கட்டணம் (%)',
  'admin-settings.fee.hint':
    '0 முதல் {most} வரை; எடுத்துக்காட்டாக 7.5. முகப்பு, அறிமுகம், கட்டணம், தொடர்பு, சேவை விதிமுறைகள் ஆகிய பக்கங்களில் தெரியும்.',
  'admin-settings.fee.example': '{given} பங்களிப்பில் நம் கட்டணம் {fee}; மணமக்களுக்குச் சேர்வது {rest}.',

  'admin-settings.announcement': 'பொது அறிவிப்பு',
  'admin-settings.announcement.label': 'எல்லோருக்கும் ஒரு செய்தி',
  'admin-settings.announcement.note': 'விரும்பினால்',
  'admin-settings.announcement.hint':
    'விருந்தினர்கள் திறக்கும் பட்டியல் பக்கங்களைத் தவிர, ஒவ்வொரு பக்கத்தின் மேலும் தெரியும். மூடியவர்களுக்கு, அது மாறினால் மட்டுமே மீண்டும் தெரியும்.',
  'admin-settings.announcement.left': 'இன்னும் {left} எழுத்துகள் எழுதலாம்',
  'admin-settings.announcement.preview': 'முன்னோட்டம்',
  'admin-settings.announcement.none': 'பொது அறிவிப்பு இல்லை',

  'admin-settings.giving': 'பங்களிப்புகள்',
  'admin-settings.giving.label': 'விருந்தினர்கள் பங்களிக்கலாம்',
  'admin-settings.giving.hint': 'இது ஆஃப் ஆக இருந்தாலும் விருந்தினர்கள் பட்டியல்களைத் திறக்கலாம், பகிரலாம்; பங்களிக்க முடியாது.',
  'admin-settings.giving.off': 'சேமித்ததும், பங்களிக்க முயலும் விருந்தினர்களுக்கு இது தெரியும்: “{sentence}”',
  'admin-settings.giving.is-off': 'பங்களிப்புகள் ஆஃப் ஆக உள்ளன. பங்களிக்க முயலும் விருந்தினர்களுக்கு இது தெரியும்: “{sentence}”',
  'admin-settings.giving.confirm.title': 'பங்களிப்புகளை ஆஃப் செய்யவா?',
  'admin-settings.giving.confirm.text':
    'மீண்டும் ஆன் செய்யும் வரை எந்தப் பட்டியலுக்கும் விருந்தினர்கள் பங்களிக்க முடியாது. மணமக்கள் தங்கள் பட்டியல்களைத் திருத்தலாம்.',
  'admin-settings.giving.confirm.guests': 'முயலும் விருந்தினர்கள் எழுதியது அப்படியே இருக்கும்; அவர்களுக்கு இது தெரியும்:',
  'admin-settings.giving.confirm.later': 'நீங்கள் சேமிக்கும்போது இது நடைமுறைக்கு வரும்.',
  'admin-settings.giving.confirm.keep': 'ஆனிலேயே இருக்கட்டும்',
  'admin-settings.giving.confirm.off': 'ஆஃப் செய்ய',
  'admin-settings.maintenance': 'பராமரிப்பு',
  'admin-settings.maintenance.label': 'நிர்வாகிகள் மட்டுமே மாற்றங்கள் செய்யலாம்',
  'admin-settings.maintenance.hint':
    'எல்லோரும் தளத்தைப் பார்க்கலாம்; ஆனால் விருந்தினர்களும் உறுப்பினர்களும் பங்களிக்கவோ, கணக்கு தொடங்கவோ, எதையும் மாற்றவோ, எங்களுக்கு எழுதவோ முடியாது.',
  'admin-settings.maintenance.on': 'பங்களிப்புகளும் ஆஃப் ஆக உள்ளன. இதை ஆஃப் செய்ததும் அவை மீண்டும் ஆன் ஆகும்.',
  'admin-settings.maintenance.confirm.title': 'பராமரிப்பைத் தொடங்கவா?',
  'admin-settings.maintenance.confirm.text':
    'நீங்கள் இதை ஆஃப் செய்யும் வரை விருந்தினர்களும் உறுப்பினர்களும் எல்லாவற்றையும் பார்க்கலாம், ஆனால் அவர்கள் செய்வது எதுவும் சேமிக்கப்படாது. பார்வைகளின் எண்ணிக்கை தொடரும்; நோட்டில் கையால் எழுதுவதும் தொடரும்.',
  'admin-settings.maintenance.confirm.see': 'அவர்களுக்கு இது தெரியும்:',
  'admin-settings.maintenance.confirm.keep': 'இப்போது வேண்டாம்',
  'admin-settings.maintenance.confirm.start': 'பராமரிப்பைத் தொடங்க',
  'admin-settings.save': 'அமைப்புகளைச் சேமிக்க',
  'admin-settings.saving': 'சேமிக்கிறோம்…',
  'admin-settings.undo': 'பழையபடி மாற்ற',
  'admin-settings.unsaved': 'இன்னும் சேமிக்கவில்லை',
  'admin-settings.unchanged': 'எல்லா மாற்றங்களும் சேமிக்கப்பட்டன',
  'admin-settings.saved': 'அமைப்புகள் சேமிக்கப்பட்டன',
  'admin-settings.save-failed': 'அமைப்புகளைச் சேமிக்க முடியவில்லை',

  'admin-settings.conflict': 'வேறொரு நிர்வாகி முதலில் சேமித்துவிட்டார்',
  'admin-settings.conflict.title': 'நீங்கள் திருத்திக்கொண்டிருந்தபோது, {name} வேறு அமைப்புகளைச் சேமித்துள்ளார் ({when}).',
  'admin-settings.conflict.title.undated': 'நீங்கள் திருத்திக்கொண்டிருந்தபோது, {name} வேறு அமைப்புகளைச் சேமித்துள்ளார்.',
  'admin-settings.conflict.somebody': 'வேறொரு நிர்வாகி',
  'admin-settings.conflict.text':
    'உங்கள் மாற்றங்கள் இன்னும் சேமிக்கப்படவில்லை. படிவத்தில் இரண்டும் தெரிகின்றன: சேமியுங்கள், அல்லது உங்கள் மாற்றங்களைக் கைவிடுங்கள்.',
  'admin-settings.conflict.theirs': 'முன்பு: {before}. இப்போது: {after}',
  'admin-settings.conflict.mine': 'உங்களுடையது: {mine}',
  'admin-settings.conflict.on': 'ஆன்',
  'admin-settings.conflict.off': 'ஆஃப்',
  'admin-settings.conflict.none': 'எதுவும் இல்லை',
  'admin-settings.conflict.take-theirs': 'என் மாற்றங்களைக் கைவிட',

  'admin-settings.leave.title': 'சேமிக்காமல் வெளியேறவா?',
  'admin-settings.leave.text': 'அமைப்புகளில் நீங்கள் செய்த மாற்றங்கள் இன்னும் சேமிக்கப்படவில்லை.',
  'admin-settings.leave.stay': 'வேண்டாம்',
  'admin-settings.leave.leave': 'வெளியேற',
} satisfies Translation<'admin-settings'>;
