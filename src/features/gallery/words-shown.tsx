import { TextLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';

/** Headings and text, in the scripts of the product's languages. */
export function WordsShown() {
  return (
    <Section title="Words">
      <div className="gallery-columns">
        <Card title="Meenakshi weds Karthik" level="h3">
          <p>
            A wishlist is an invitation, never a bill. Amounts are written ₹1,00,000 and dates 5 December 2026.{' '}
            <TextLink href="#words">How it works</TextLink>
          </p>
          <p className="mt-2 text-sm text-faded">Small print, for what may be passed over.</p>
        </Card>
        <div lang="hi">
          <Card title="अनन्या और रोहन का विवाह" level="h3">
            <p>आपका आशीर्वाद ही हमारे लिए सबसे बड़ा उपहार है। हमारे नए घर के लिए कुछ विचार यहाँ हैं।</p>
            <p className="mt-2 text-sm text-faded">₹12,500 मिल चुके हैं · ₹7,500 बाकी</p>
          </Card>
        </div>
        <div lang="ta">
          <Card title="மீனாட்சி – கார்த்திக் திருமணம்" level="h3">
            <p>உங்கள் ஆசீர்வாதமே எங்களுக்குப் பெரிய பரிசு. எங்கள் புதிய இல்லத்திற்கான சில யோசனைகள் இங்கே.</p>
            <p className="mt-2 text-sm text-faded">₹12,500 கிடைத்தது · ₹7,500 மீதம்</p>
          </Card>
        </div>
      </div>
    </Section>
  );
}
