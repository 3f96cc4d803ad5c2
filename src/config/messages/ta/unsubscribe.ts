import type { Translation } from '../en.ts';

export default {
  'unsubscribe.title': 'செய்திமடலை நிறுத்த',
  'unsubscribe.text':
    'கீழே உள்ள பொத்தானைத் தட்டினால், எங்களிடமிருந்து செய்திமடலும் பரிசு யோசனைகள் பற்றிய தகவல்களும் இனி உங்களுக்கு வராது.',
  'unsubscribe.confirm': 'செய்திமடலை நிறுத்த',
  'unsubscribe.busy': 'நிறுத்துகிறோம்…',
  'unsubscribe.failed': 'செய்திமடல் இன்னும் நிறுத்தப்படவில்லை.',
  'unsubscribe.done': 'செய்திமடல் நிறுத்தப்பட்டது',
  'unsubscribe.done.text': 'எங்கள் மின்னஞ்சல் பட்டியலிலிருந்து உங்கள் முகவரியை நீக்கிவிட்டோம்.',
  'unsubscribe.home': 'முகப்புக்குச் செல்ல',
  'unsubscribe.damaged': 'இந்த லிங்க் முழுமையாக இல்லை',
  'unsubscribe.damaged.text':
    'எங்கள் மின்னஞ்சலில் உள்ள லிங்க்கை மீண்டும் திறந்து பாருங்கள், அல்லது முழு லிங்க்கையும் நகலெடுங்கள். அப்படியும் முடியாவிட்டால் எங்களுக்கு எழுதுங்கள்; நாங்களே நிறுத்திவிடுகிறோம்.',
  'unsubscribe.contact': 'தொடர்பு கொள்ள',
} satisfies Translation<'unsubscribe'>;
