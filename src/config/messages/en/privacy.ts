export const privacy = {
  'privacy.title': 'Privacy Policy',
  'privacy.description':
    'What {brand} collects of couples and guests, why, who sees it, how long it is kept, and your rights under the DPDP Act and the GDPR.',
  'privacy.updated': 'Last updated: December 2024',
  'privacy.lead':
    'A wedding is a private thing that many people share. This page says in plain words what {brand} knows of you, what it does with that, and how you can have it corrected or erased.',
  'privacy.contents': 'Contents',
  'privacy.short.title': 'In short',
  'privacy.short.1': 'We collect what a wishlist needs, and nothing to sell. There are no advertisements.',
  'privacy.short.2': 'Other guests never see your e-mail address.',
  'privacy.short.3': 'Who gives anonymously leaves neither name, e-mail address nor account on the contribution.',
  'privacy.short.4': 'You can ask for your data, have it corrected or have it erased, at any time.',

  'privacy.who.title': 'Who is responsible',
  'privacy.who.1':
    '{brand} ({address}) decides why and how your personal data are processed. We are the Data Fiduciary in the sense of India’s Digital Personal Data Protection Act, 2023 (“DPDP Act”) and, for people in the European Economic Area and the United Kingdom, the controller in the sense of the General Data Protection Regulation (“GDPR”).',
  'privacy.who.2':
    'This policy holds for the website at {domain} and for everything that can be done there: as a visitor, as a guest who contributes, and as a host who creates wishlists.',

  'privacy.collect.title': 'What we collect',
  'privacy.collect.lead': 'What you give us:',
  'privacy.collect.account':
    'Account: your name, e-mail address and password (which only our authentication provider stores, and only in a form that cannot be read back), or your name, e-mail address and picture from Google or Facebook if you sign in with them. You may add a photo, a phone number, a language and other preferences.',
  'privacy.collect.wishlist':
    'Wishlists: title, description, occasion, date, gifts, prices, links and pictures. Think before you name other people in them: guests will read it.',
  'privacy.collect.contribution':
    'Contributions: amount, gift, message, the name that you choose to show, and, if you wish, your e-mail address. An anonymous contribution holds only the amount, the gift and the message.',
  'privacy.collect.contact':
    'Messages to us: what you write in the contact form, in a report about a wishlist, or when you ask for our newsletter.',
  'privacy.collect.auto': 'What arises while you use {brand}:',
  'privacy.collect.statistics':
    'Statistics of a wishlist: how often it was viewed and shared, by which channel, from which website visitors came, and whether on a phone, a tablet or a computer. These are counts; they do not say who.',
  'privacy.collect.actions':
    'Events: that a wishlist was shared or a tour completed, with the type of your browser, and with your account only if you are signed in.',
  'privacy.collect.log':
    'A log of important events, such as a sign-up, a new wishlist, a contribution or a report, so that errors and abuse can be cleared up.',
  'privacy.collect.device':
    'On your own device we keep who was signed in last, your language and the gift ideas that you have picked, so that pages open without a flicker. We use no advertising cookies and no tracking across other websites.',
  'privacy.collect.payment':
    'At present contributions are recorded without a payment step, so that we hold no payment data at all. Once payment is offered it will be handled by payment gateways licensed in India, such as Razorpay, PayU and Cashfree. Card numbers, UPI PINs and bank passwords go to them directly and never reach us.',

  'privacy.use.title': 'What we use it for',
  'privacy.use.1':
    'To run the service that you asked for: to show wishlists, record contributions, notify hosts and keep your account safe. (Your consent, and the contract with you.)',
  'privacy.use.2':
    'To show hosts how their wishlist is doing, and to improve {brand}. (Our legitimate interest in a service that works.)',
  'privacy.use.3':
    'To answer you, and to send the newsletter if you asked for it. (Your consent. Every letter says how to end it.)',
  'privacy.use.4':
    'To prevent fraud, to act on reports, and to meet duties of tax, accounting and law. (Legal obligation, and our legitimate interest in safety.)',
  'privacy.use.5':
    'We do not sell personal data, do not rent guest lists, and make no decision about you by automated means alone.',

  'privacy.sharing.title': 'Who sees it',
  'privacy.sharing.1':
    'Guests of a wishlist see the gifts, the progress and, of those who did not give anonymously, the name, the amount and the message.',
  'privacy.sharing.2':
    'The hosts of a wishlist also see the e-mail address of a guest who entered one, so that they can say thank you.',
  'privacy.sharing.3':
    'A public wishlist may be listed and found by anybody. One for people with the link is shown to whoever has it. A private one is shown to its owner, and to our administrators only.',
  'privacy.sharing.4':
    'Google Cloud (Firebase) stores the data and runs sign-in for us, as a processor bound by contract. Payment gateways receive what a payment needs, once payment is offered.',
  'privacy.sharing.5':
    'A few trained administrators can see accounts, wishlists, reports and messages, in order to help and to protect. What they change is logged.',
  'privacy.sharing.6':
    'Courts and authorities receive data only where Indian law, or another law that binds us, obliges us. If the business is ever handed over, this policy goes with the data.',

  'privacy.security.title': 'How we protect it',
  'privacy.security.1':
    'Data are encrypted on the way and where they are stored. Each reading and each writing is checked on the server against rules that say who may do it; what must stay hidden is not sent to browsers in the first place.',
  'privacy.security.2':
    'No system is perfectly safe. If a breach puts your data at risk, we inform you and the Data Protection Board of India without delay, and other authorities where the law says so.',
  'privacy.security.3':
    'We keep an account for as long as you have it, and a wishlist until you delete it. Records of contributions are kept for up to eight years where tax and accounting law demand it. Messages to us are deleted after two years, statistics when nobody needs them any more.',

  'privacy.dpdp.title': 'Your rights in India (DPDP Act)',
  'privacy.dpdp.lead': 'As a Data Principal you may:',
  'privacy.dpdp.1': 'ask for a summary of the personal data that we process, and with whom we have shared them;',
  'privacy.dpdp.2': 'have them corrected, completed, updated or erased;',
  'privacy.dpdp.3':
    'withdraw your consent, as easily as you gave it; what was done before stays lawful, and some functions then end;',
  'privacy.dpdp.4':
    'have a grievance redressed: write to our Grievance Officer at {email}, and you receive an answer within 30 days;',
  'privacy.dpdp.5': 'nominate a person who exercises these rights for you in the event of death or incapacity.',
  'privacy.dpdp.end': 'If our answer does not satisfy you, you may complain to the Data Protection Board of India.',

  'privacy.gdpr.title': 'Your rights in Europe (GDPR)',
  'privacy.gdpr.lead': 'If you are in the European Economic Area or the United Kingdom, you may also:',
  'privacy.gdpr.1': 'get a copy of your data, in a common machine-readable form;',
  'privacy.gdpr.2': 'object to processing that rests on our legitimate interests, or have it restricted;',
  'privacy.gdpr.3': 'have your data erased (“the right to be forgotten”);',
  'privacy.gdpr.4': 'complain to the supervisory authority of the place where you live or work.',
  'privacy.gdpr.end':
    'Write to {email} from the address of your account. We answer within one month and ask for nothing but proof that it is you.',

  'privacy.transfers.title': 'Across borders',
  'privacy.transfers.1':
    'Families live everywhere, and so do servers. Our data are stored with Google Cloud and may be processed in India, the United States, the European Union and wherever Google runs the service.',
  'privacy.transfers.2':
    'From India we transfer personal data only to countries to which the Central Government has not restricted transfers. From Europe we rely on adequacy decisions or on the European Commission’s Standard Contractual Clauses.',

  'privacy.children.title': 'Children',
  'privacy.children.1':
    '{brand} is for people who are 18 or older. We do not knowingly collect personal data of anyone younger. If you think that a child has opened an account, tell us: we will close it and erase the data. When a family gives together, an adult should contribute.',

  'privacy.changes.title': 'When this policy changes',
  'privacy.changes.1':
    'We put the new text here with its date. If the change matters, we tell you beforehand, by e-mail or on the website, and ask for your consent again where the law asks for it.',

  'privacy.contact.title': 'How to reach us',
  'privacy.contact.1':
    'For questions, requests and grievances: the Grievance Officer, {brand}, {address}. It helps us if you write from the e-mail address of your account and say which right you want to use.',
  'privacy.contact.form': 'Use the contact form',
} as const;
