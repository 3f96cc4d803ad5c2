import type { Translation } from '../en.ts';

export default {
  'footer.promise': 'ఒకే విష్‌లిస్టు, ఒకే మెసేజ్. అతిథులు తమకు నచ్చినంత చదివిస్తారు; ప్రతి కానుకతో పాటు ఆశీస్సులూ అందుతాయి.',
  'footer.explore': 'చూడండి',
  'footer.good-to-know': 'తెలుసుకోండి',
  'footer.reach-us': 'సంప్రదింపు వివరాలు',
  'footer.place': 'ముంబై, భారత్',
  'footer.social': 'మమ్మల్ని ఫాలో అవ్వండి',
  'footer.made': 'అన్నిచోట్లా ఉన్న మన కుటుంబాల కోసం, ముంబైలో ప్రేమతో తయారుచేశాం.',
  'footer.newsletter.title': 'పెళ్లిళ్ల సీజన్ న్యూస్‌లెటర్',
  'footer.newsletter.lead': 'కానుకల ఐడియాలు, పెళ్లి పనుల చిట్కాలు, సుమారు నెలకోసారి. ఎప్పుడైనా ఆపేయవచ్చు.',
  'footer.newsletter.email': 'మీ ఈమెయిల్ అడ్రస్',
  'footer.newsletter.subscribe': 'సబ్‌స్క్రయిబ్ చేయండి',
  'footer.newsletter.busy': 'సబ్‌స్క్రయిబ్ అవుతోంది…',
  'footer.newsletter.done': 'ధన్యవాదాలు! తర్వాతి న్యూస్‌లెటర్ {email}కు వస్తుంది.',
  'footer.newsletter.again': 'మరో అడ్రస్ చేర్చండి',
} satisfies Translation<'footer'>;
