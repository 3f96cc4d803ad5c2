export default {
  'terms.title': 'Terms of Service',
  'terms.description':
    'The rules of {brand}: accounts, fees, conduct, content, disclaimers, termination and governing law.',
  'terms.updated': 'Last updated: December 2024',
  'terms.lead':
    'These terms are the agreement between you and {brand}. We’ve kept them short and readable, and they’re just as binding as longer ones.',
  'terms.contents': 'Contents',

  'terms.1.title': 'Acceptance of these terms',
  'terms.1.1':
    'By creating an account, creating a wishlist or contributing to one, you agree to these terms and to our Privacy Policy. If you don’t agree, please don’t use {brand}.',
  'terms.1.2':
    'You must be at least 18 years old and able to enter into a binding contract under the Indian Contract Act, 1872. If you use {brand} on behalf of someone else, for example as a parent or a wedding planner, you confirm that you have their permission.',

  'terms.2.title': 'What the platform is',
  'terms.2.1':
    '{brand} lets hosts publish a wishlist of gifts, experiences and donations for a wedding or another occasion, and lets guests contribute money towards them or towards a general fund. We are a platform: we don’t sell goods or organise events, and we aren’t a party to what hosts and guests arrange between themselves.',
  'terms.2.2':
    'If hosts add a UPI address, guests send their gift straight from their bank to the hosts’ bank. We never hold that money, charge no fee on it, and can neither confirm nor reverse such a payment. Hosts mark what they have received. All other contributions are recorded without a payment step.',
  'terms.2.3':
    'A contribution is a gift. It gives you no claim to goods, repayment or an invitation. Hosts may use what they receive as they see fit; we ask them to use it for the gift they named.',

  'terms.3.title': 'Your account',
  'terms.3.1':
    'Give your real name and an email address you check. Keep your password to yourself. You are responsible for what happens in your account until you tell us that someone else has access to it.',
  'terms.3.2':
    'One person, one account. You can ask us to close yours at any time. Guests can view wishlists and contribute without an account, under their name or anonymously.',

  'terms.4.title': 'Fees and refunds',
  'terms.4.1':
    'We charge a transaction fee of {fee}% on contributions. It is deducted from the contribution and is non-refundable.',
  'terms.4.2':
    'Each wishlist has a one-time creation fee of $5, charged when it is published. It is waived for the first 6 months.',
  'terms.4.3':
    'Contributions are final. We refund them only for technical errors or unauthorized transactions, and only if you ask within 48 hours of the contribution. Write to {email} with the reference you were shown.',
  'terms.4.4':
    'Fees include any taxes we must collect, unless we say otherwise. Hosts are responsible for taxes on what they receive. Indian income tax law has special rules for wedding gifts; a tax adviser can explain them.',

  'terms.5.title': 'How we treat each other',
  'terms.5.1': 'You agree not to:',
  'terms.5.2':
    'create a wishlist for an occasion that doesn’t exist, or in the name of people who haven’t agreed to it;',
  'terms.5.3': 'use {brand} for fraud, money laundering, dowry or anything else that is against the law;',
  'terms.5.4': 'publish anything offensive, hateful, obscene or false, or anything that belongs to someone else;',
  'terms.5.5': 'pressure guests into giving, or publish their private data;',
  'terms.5.6': 'disrupt the service: break into it, overload it, scrape it or harvest its users’ data.',
  'terms.5.7':
    'Giving, taking or demanding dowry is a crime under the Dowry Prohibition Act, 1961. Wishlists are for voluntary gifts only. You can report any wishlist from its page, and we look into every report.',

  'terms.6.title': 'Intellectual property',
  'terms.6.1':
    'What you write and upload stays yours. You allow us to store it and show it, free of charge, to the people you publish it for, for as long as it is published.',
  'terms.6.2':
    'The name, design, artwork and software of {brand} belong to us or to our licensors. You may use them only to use the service.',
  'terms.6.3':
    'If something on {brand} infringes your rights, write to {email} and tell us where it is and why. We act on well-founded complaints within 36 hours.',

  'terms.7.title': 'Privacy',
  'terms.7.1':
    'Our Privacy Policy explains how we handle personal data. It follows India’s Digital Personal Data Protection Act, 2023, and, for people in Europe, the GDPR. As a host you receive your guests’ data: use it to thank them, and for nothing they haven’t agreed to.',

  'terms.8.title': 'Disclaimers and limits of liability',
  'terms.8.1':
    'We aim for 99.9% uptime but can’t promise it. {brand} is provided “as is” and “as available”. To the extent permitted by law, we give no warranty beyond these terms, and none for what hosts publish, for gifts bought elsewhere or for third-party services.',
  'terms.8.2':
    'To the extent permitted by law, we are not liable for indirect damage, lost profits or lost data, and our total liability to you is limited to the fees you paid us in the 12 months before the event.',
  'terms.8.3':
    'Nothing in these terms limits liability for fraud, for wilful misconduct, or for anything that can’t be limited under Indian consumer law. You agree to indemnify us against claims from others that arise because you broke these terms.',

  'terms.9.title': 'Ending the agreement',
  'terms.9.1':
    'You can stop at any time: delete your wishlists and ask us to close your account. We keep the records the law requires, as described in the Privacy Policy.',
  'terms.9.2':
    'We may take down a wishlist or suspend an account that breaks these terms, endangers others or is under investigation. Where we can, we’ll tell you why and let you respond. Sections 4, 6, 8 and 10 continue to apply afterwards.',

  'terms.10.title': 'Governing law',
  'terms.10.1':
    'These terms are governed by the laws of India. The courts in Mumbai, Maharashtra, have exclusive jurisdiction, unless consumer law gives you the right to another court.',
  'terms.10.2':
    'Before anyone goes to court, let’s talk: write to {email}, and give us both 30 days to settle the matter.',

  'terms.11.title': 'Changes to these terms',
  'terms.11.1':
    'When we change these terms, we publish the new text here, with its date. If a change affects you, such as a new fee, we’ll announce it at least 30 days before it takes effect. If you continue to use {brand} after that, you accept the change.',
  'terms.11.2':
    'If one clause turns out to be invalid, the rest still apply. These terms, together with the Privacy Policy and our Pricing page, are the entire agreement between us.',

  'terms.12.title': 'Contact',
  'terms.12.1':
    'Send questions about these terms, notices and complaints to our Grievance Officer at {brand}, {address}, by email to {email} or by phone at {phone}.',
  'terms.12.contact': 'Use the contact form',
  'terms.12.privacy': 'Privacy Policy',
  'terms.12.pricing': 'Pricing',
} as const;
