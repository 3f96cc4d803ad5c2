export const terms = {
  'terms.title': 'Terms of Service',
  'terms.description':
    'The rules of {brand}: accounts, fees, conduct, content, disclaimers, termination and the law that applies.',
  'terms.updated': 'Last updated: December 2024',
  'terms.lead':
    'These terms are the agreement between you and {brand}. We wrote them to be read. What is in them holds as much as in longer ones.',
  'terms.contents': 'Contents',

  'terms.1.title': 'Acceptance of these terms',
  'terms.1.1':
    'By opening an account, creating a wishlist or contributing to one, you agree to these terms and to our Privacy Policy. If you do not agree, please do not use {brand}.',
  'terms.1.2':
    'You must be at least 18 years old and able to enter into a binding contract under the Indian Contract Act, 1872. If you use {brand} for somebody else, for example as a parent or a wedding planner, you confirm that you may do so.',

  'terms.2.title': 'What the platform is',
  'terms.2.1':
    '{brand} lets hosts publish a list of gifts, experiences and donations for a wedding or another occasion, and lets guests contribute money towards them or towards a general fund. We are a platform: we sell no goods, organise no events, and are not a party to what hosts and guests arrange between themselves.',
  'terms.2.2':
    'At present contributions are recorded without a payment step. When payment is offered it will be carried out by payment gateways that are licensed in India, such as Razorpay, PayU and Cashfree, under their own terms, which you accept when you pay.',
  'terms.2.3':
    'A contribution is a gift. It creates no claim to goods, to repayment, or to an invitation. Hosts may use what they receive as they see fit; we ask them to use it for what they named.',

  'terms.3.title': 'Your account',
  'terms.3.1':
    'Give your true name and an e-mail address that you read. Keep your password to yourself. You are responsible for what is done with your account until you tell us that somebody else has access to it.',
  'terms.3.2':
    'One person, one account. You may close yours at any time. Guests may view wishlists and contribute anonymously without an account.',

  'terms.4.title': 'Fees and refunds',
  'terms.4.1':
    'We charge a transaction fee of {fee}% on contributions. It is taken from the contribution and is not refundable.',
  'terms.4.2':
    'For each wishlist there is a creation fee of $5, charged once, at publication. It is waived for the first 6 months.',
  'terms.4.3':
    'Contributions are final. A refund is given only for a technical error or an unauthorized transaction, and only if it is requested within 48 hours of the contribution. Write to {email} with the reference that was shown to you.',
  'terms.4.4':
    'Fees include the taxes that we must collect, unless we say otherwise. Hosts are responsible for taxes on what they receive; gifts on the occasion of a marriage are treated in their own way by Indian income tax law, and a tax adviser can tell you how.',

  'terms.5.title': 'How we treat each other',
  'terms.5.1': 'You agree not to:',
  'terms.5.2': 'create a wishlist for an occasion that does not exist, or in the name of people who did not agree;',
  'terms.5.3': 'use {brand} for fraud, money laundering, dowry, or anything else that the law forbids;',
  'terms.5.4': 'publish what is offensive, hateful, obscene or untrue, or what belongs to others;',
  'terms.5.5': 'put pressure on guests to give, or publish private data of guests;',
  'terms.5.6': 'disturb the service: break in, overload it, copy it by machine, or collect the data of its users.',
  'terms.5.7':
    'Demanding or giving dowry is a crime under the Dowry Prohibition Act, 1961. A wishlist is for voluntary presents only. Every page of a wishlist lets you report it, and we look at each report.',

  'terms.6.title': 'Intellectual property',
  'terms.6.1':
    'What you write and upload stays yours. You permit us to store and show it, free of charge, to those for whom you publish it, for as long as you do.',
  'terms.6.2':
    'The name, the design, the drawings and the software of {brand} belong to us or to those who license them to us. You may use them to use the service, and not otherwise.',
  'terms.6.3':
    'If something on {brand} infringes a right of yours, write to {email} and say where it is and why. We act within 36 hours of a complaint that is well founded.',

  'terms.7.title': 'Privacy',
  'terms.7.1':
    'How we treat personal data is said in our Privacy Policy. It follows India’s Digital Personal Data Protection Act, 2023, and, for people in Europe, the GDPR. As a host you receive data of your guests: use them to say thank you, and for nothing to which they did not agree.',

  'terms.8.title': 'Disclaimers and limits of liability',
  'terms.8.1':
    'We work for an uptime of 99.9%, and we cannot promise it. {brand} is provided “as is” and “as available”. To the extent that the law permits, we give no warranty beyond what these terms say, and none for what hosts write, for gifts bought elsewhere, or for services of third parties.',
  'terms.8.2':
    'To the extent that the law permits, we are not liable for indirect damage, for lost profit or for lost data, and our total liability to you is limited to the fees that you paid to us in the 12 months before the event.',
  'terms.8.3':
    'Nothing in these terms limits liability for fraud, for wilful misconduct, or for what cannot be limited under Indian consumer law. You hold us harmless from claims of others that arise because you broke these terms.',

  'terms.9.title': 'Ending the agreement',
  'terms.9.1':
    'You may stop at any time: delete your wishlists and ask us to close your account. Records that the law obliges us to keep stay, as the Privacy Policy describes.',
  'terms.9.2':
    'We may hide a wishlist or suspend an account that breaks these terms, endangers others or is the subject of an investigation. Where we can, we tell you why, and you may answer. Sections 4, 6, 8 and 10 hold on afterwards.',

  'terms.10.title': 'Governing law',
  'terms.10.1':
    'These terms are governed by the laws of India. The courts in Mumbai, Maharashtra, have exclusive jurisdiction, unless consumer law gives you another court.',
  'terms.10.2':
    'Before anyone goes to court, let us talk: write to {email}, and give both of us 30 days to settle the matter.',

  'terms.11.title': 'Changes to these terms',
  'terms.11.1':
    'When we change these terms, we put the new text here with its date. If a change matters to you, for example a fee, we announce it at least 30 days before it takes effect. Who goes on using {brand} after that agrees to the change.',
  'terms.11.2':
    'If one clause turns out to be invalid, the others hold. These terms, with the Privacy Policy and our Pricing page, are the whole agreement between us.',

  'terms.12.title': 'Contact',
  'terms.12.1':
    'Questions about these terms, notices and complaints reach our Grievance Officer at {brand}, {address}, by e-mail to {email} or by phone at {phone}.',
  'terms.12.contact': 'Use the contact form',
  'terms.12.privacy': 'Privacy Policy',
  'terms.12.pricing': 'Pricing',
} as const;
