export default {
  'privacy.title': 'Privacy Policy',
  'privacy.description':
    'What {brand} collects about couples and guests, why, who sees it, how long we keep it, and your rights under the DPDP Act and the GDPR.',
  'privacy.updated': 'Last updated: December 2024',
  'privacy.lead':
    'A wedding is private, even when many people share it. This page explains in plain words what {brand} knows about you, what we do with it, and how you can have it corrected or erased.',
  'privacy.contents': 'Contents',
  'privacy.short.title': 'In short',
  'privacy.short.1': 'We collect what a wishlist needs, and nothing to sell. There are no ads.',
  'privacy.short.2': 'Other guests never see your email address.',
  'privacy.short.3': 'If you give anonymously, the contribution holds no name, email address or account.',
  'privacy.short.4': 'You can ask for your data, have it corrected or have it erased at any time.',

  'privacy.who.title': 'Who is responsible',
  'privacy.who.1':
    '{brand} ({address}) decides why and how your personal data is processed. We are the Data Fiduciary under India’s Digital Personal Data Protection Act, 2023 (“DPDP Act”) and, for people in the European Economic Area and the United Kingdom, the controller under the General Data Protection Regulation (“GDPR”).',
  'privacy.who.2':
    'This policy covers the website at {domain} and everything you can do there: as a visitor, as a guest who contributes, and as a host who creates wishlists.',

  'privacy.collect.title': 'What we collect',
  'privacy.collect.lead': 'What you give us:',
  'privacy.collect.account':
    'Account: your name, email address and password (stored only by our authentication provider, in a form nobody can read back), or your name, email address and photo from Google or Facebook if you sign in with them. You can add a photo, a phone number, a language and other preferences.',
  'privacy.collect.wishlist':
    'Wishlists: title, description, occasion, date, gifts, prices, links and pictures. Think before you name other people: guests will read it.',
  'privacy.collect.contribution':
    'Contributions: the amount, the gift, your message, the name you choose to show and, if you like, your email address or phone number. If you give under your name without an account, your browser also gets a random guest ID. An anonymous contribution holds only the amount, the gift and the message.',
  'privacy.collect.contact':
    'Messages to us: what you write in the contact form or in a report about a wishlist, and your email address when you sign up for our newsletter.',
  'privacy.collect.auto': 'What we collect while you use {brand}:',
  'privacy.collect.statistics':
    'Wishlist statistics: how often a wishlist was viewed and shared, through which channel, which websites visitors came from, and whether they used a phone, a tablet or a computer. These are counts and don’t identify anyone.',
  'privacy.collect.actions':
    'Events: that a wishlist was shared or a tour completed, with your browser type and the page or the referring website, and with your account only if you’re signed in.',
  'privacy.collect.log':
    'A log of important events, such as a sign-up, a new wishlist, a contribution or a report, so that we can look into errors and abuse.',
  'privacy.collect.device':
    'On your own device, we keep your sign-in, unsent drafts, which wishlists you’ve opened and the gift ideas you’ve picked. The gifts you give from it stay listed there until you remove them. If a gift is interrupted, its amount stays for a day, without your name or message. We use no advertising cookies and don’t track you across other websites. While you stay signed in, your profile, your dashboard with the newest notifications, and your registers with guests’ names, contact details and gifts are kept here for up to 30 days so that they open without a connection; signing out deletes them. Thank-you marks made offline stay until they’re sent, for up to 30 days; they hold only IDs.',
  'privacy.collect.payment':
    'We take no payments and never ask for card or bank account numbers. If hosts add a UPI address, we keep it with the name on the account, and everyone who can open their wishlist can read both. A gift by UPI goes from bank to bank: we store its amount and status, and the UTR if you type it. Your bank shows the hosts your name, even if you give anonymously here.',

  'privacy.use.title': 'What we use it for',
  'privacy.use.1':
    'To run the service you asked for: to show wishlists, record contributions, notify hosts and keep your account safe. (Your consent, and our contract with you.)',
  'privacy.use.2':
    'To show hosts how their wishlist is doing, and to improve {brand}. (Our legitimate interest in a service that works.)',
  'privacy.use.3':
    'To reply to you, and to send the newsletter if you signed up for it. (Your consent. Every newsletter will tell you how to unsubscribe.)',
  'privacy.use.4':
    'To prevent fraud, act on reports, and meet our tax, accounting and legal duties. (Legal obligation, and our legitimate interest in safety.)',
  'privacy.use.5':
    'We don’t sell personal data, don’t rent out guest lists, and don’t make decisions about you by automated means alone.',

  'privacy.sharing.title': 'Who sees it',
  'privacy.sharing.1':
    'Guests of a wishlist see its gifts and progress and, unless someone gave anonymously, that person’s name and message. They see the amount only if the hosts choose to show it. The data behind the page contains it either way, because our rules check each gift against it, so someone with technical skills could read it.',
  'privacy.sharing.2':
    'The hosts of a wishlist also see a guest’s email address if the guest entered one, so that they can say thank you.',
  'privacy.sharing.3':
    'A public wishlist may be listed and found by anyone. A link-only wishlist is shown to anyone who has its link. A private wishlist is shown only to its owner, its hosts and our administrators.',
  'privacy.sharing.4':
    'Google Cloud (Firebase) stores the data and runs sign-in for us, as a processor bound by contract. Once we offer payments, payment gateways will receive what a payment needs.',
  'privacy.sharing.5':
    'A few of our administrators can see accounts, wishlists, reports and messages, so that they can help and protect people. The changes they make are logged.',
  'privacy.sharing.6':
    'Courts and authorities receive data only where Indian law, or another law that applies to us, requires it. If our business is ever taken over, this policy continues to apply to your data.',

  'privacy.security.title': 'How we protect it',
  'privacy.security.1':
    'Data is encrypted in transit and at rest. The server checks every read and write against rules that say who may do what, and data you aren’t allowed to see is never sent to your browser.',
  'privacy.security.2':
    'No system is perfectly safe. If a breach puts your data at risk, we’ll inform you and the Data Protection Board of India without delay, and other authorities where the law requires it.',
  'privacy.security.3':
    'We keep your account for as long as you have it, and a wishlist until you delete it. We keep records of contributions for up to eight years where tax and accounting law requires it. We keep messages and statistics only for as long as we need them. You can delete your account on your profile page: that deletes your profile, wishlists, pictures, register entries and notifications, and removes your name, email address and account from the gifts you’ve given. The blessings you wrote stay with the couples.',

  'privacy.dpdp.title': 'Your rights in India (DPDP Act)',
  'privacy.dpdp.lead': 'As a Data Principal you may:',
  'privacy.dpdp.1': 'ask for a summary of the personal data we process, and of who we’ve shared it with;',
  'privacy.dpdp.2': 'have it corrected, completed, updated or erased;',
  'privacy.dpdp.3':
    'withdraw your consent as easily as you gave it (what was done before remains lawful, and some features will stop working);',
  'privacy.dpdp.4':
    'raise a grievance: write to our Grievance Officer at {email}, and you’ll receive an answer within 30 days;',
  'privacy.dpdp.5': 'nominate someone to exercise these rights for you in case of death or incapacity.',
  'privacy.dpdp.end':
    'If you aren’t satisfied with our answer, you can complain to the Data Protection Board of India.',

  'privacy.gdpr.title': 'Your rights in Europe (GDPR)',
  'privacy.gdpr.lead': 'If you are in the European Economic Area or the United Kingdom, you may also:',
  'privacy.gdpr.1': 'get a copy of your data in a common, machine-readable format (on your profile page);',
  'privacy.gdpr.2': 'object to processing based on our legitimate interests, or have it restricted;',
  'privacy.gdpr.3': 'have your data erased (“the right to be forgotten”);',
  'privacy.gdpr.4': 'complain to the data protection authority where you live or work.',
  'privacy.gdpr.end':
    'Write to {email} from your account’s email address. We’ll reply within one month, and ask only for proof that it’s you.',

  'privacy.transfers.title': 'Across borders',
  'privacy.transfers.1':
    'Families live all over the world, and so do servers. Our data is stored with Google Cloud and may be processed in India, the United States, the European Union and anywhere else Google runs the service.',
  'privacy.transfers.2':
    'From India, we transfer personal data only to countries the Central Government has not restricted. From Europe, we rely on adequacy decisions or on the European Commission’s Standard Contractual Clauses.',

  'privacy.children.title': 'Children',
  'privacy.children.1':
    '{brand} is for people aged 18 or older. We don’t knowingly collect personal data from anyone younger. If you think a child has created an account, tell us: we’ll close it and erase the data. When a family gives together, an adult should make the contribution.',

  'privacy.changes.title': 'When this policy changes',
  'privacy.changes.1':
    'We publish the new text here, with its date. If a change matters, we’ll tell you in advance by email or on this website, and ask for your consent again where the law requires it.',

  'privacy.contact.title': 'How to contact us',
  'privacy.contact.1':
    'For questions, requests and grievances: the Grievance Officer, {brand}, {address}. It helps if you write from your account’s email address and say which right you want to use.',
  'privacy.contact.form': 'Use the contact form',
} as const;
