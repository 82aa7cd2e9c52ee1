import { servicesContent } from './services-content.ts';

/**
 * Every claim and text of the public pages, for an operator to edit. Name, address, phone, hours
 * and branches come from `config/bank.ts`. Figures that differ between pages (30+ and 100+
 * branches) are given so by the specification, each in its own place.
 */
export const siteContent = {
  claim: 'Providing secure and innovative banking solutions since 2005.',
  copyright: (name: string) => `© 2025 ${name}. All rights reserved.`,
  footerServices: [
    { name: 'Personal Banking', to: 'personal' },
    { name: 'Business Banking', to: 'business' },
    { name: 'Loans', to: 'loans' },
    { name: 'Investments', to: 'wealth' },
    { name: 'Insurance', to: 'insurance' },
  ],
  policies: ['Terms of Service', 'Privacy Policy', 'Cookie Policy'],
  cardBrands: ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'],
  /** A mark becomes a link as soon as it has an address. */
  social: [
    { name: 'LinkedIn', mark: 'in', address: '' },
    { name: 'Facebook', mark: 'f', address: '' },
    { name: 'X', mark: 'x', address: '' },
    { name: 'YouTube', mark: 'yt', address: '' },
  ],

  home: {
    title: 'Banking Made Simple, Secure, and Smart',
    description:
      'Accounts, transfers, bills and cards in one clear view. A New York bank since 2005.',
    since: 'New York, since 2005',
    lead:
      'Accounts, transfers, bills and cards in one clear view. You always know where your money ' +
      'stands, and what happens next.',
    featuresTitle: 'Banking without surprises',
    featuresLead: 'Every fee and date before you confirm. Four things we look after every day.',
    features: [
      {
        icon: 'shield',
        title: 'Secure by habit',
        text:
          'Every transfer asks for your four-digit PIN, and every session ends when you say so. ' +
          'Deposits are insured up to $250,000.',
      },
      {
        icon: 'send',
        title: 'Money that moves in a day',
        text:
          'Local transfers are processed within 24 hours. Send abroad in USD, EUR, GBP, AUD, ' +
          'CAD or INR.',
      },
      {
        icon: 'card',
        title: 'Two cards, one view',
        text: 'Show or hide your card numbers any time.',
      },
      {
        icon: 'statement',
        title: 'Statements without the wait',
        text: 'Ask for an E-Statement and it is in your inbox in about 10 minutes.',
      },
    ],
    services: [
      {
        id: 'personal',
        title: 'Personal Banking',
        text: 'Checking and savings accounts, with balances, bills and cards on one screen.',
      },
      {
        id: 'business',
        title: 'Business Banking',
        text: 'Accounts and transfers built for day-to-day business.',
      },
      {
        id: 'loans',
        title: 'Loans & Mortgages',
        text: 'Personal, home, auto and education loans, with every figure shown before you apply.',
      },
    ],
    counters: [
      { before: '', value: 20, after: '+', label: 'years of banking' },
      { before: '', value: 500, after: 'K', label: 'customers' },
      { before: '', value: 30, after: '+', label: 'branches' },
      { before: '$', value: 50, after: 'M', label: 'in assets' },
    ],
    testimonials: [
      {
        quote: 'I moved my rent, my savings and my sister’s tuition here. It took one lunch break.',
        name: 'Helena Brandt',
        detail: 'Customer since 2014',
      },
      {
        quote:
          'The transfer screen tells me what will happen before it happens. That is all I ever ' +
          'wanted from a bank.',
        name: 'Kofi Mensah',
        detail: 'Business Banking',
      },
      {
        quote:
          'My mother, who is 74, paid her first bill online with Larkmoor. She called me to say ' +
          'it was “pleasant”.',
        name: 'Ruth Alvarez',
        detail: 'Customer since 2009',
      },
    ],
    joinTitle: 'Ready when you are',
    joinLead: 'Pick a username, give us your email, choose a password. That is the whole form.',
  },

  services: servicesContent,
  about: {
    title: 'About Us',
    description:
      'The story of the bank since 2005, what it values, who leads it and how deposits are ' +
      'protected.',
    heading: 'A quiet bank, since 2005',
    lead: 'Founded on Moor Slip by people who had spent too long explaining other banks’ statements.',
    storyTitle: 'Our story',
    story: [
      'We opened in 2005 with one counter, eleven customers and a rule that still hangs by the ' +
        'door: if a customer has to ask what a line means, the line is wrong.',
      'The name comes from the bird. A lark climbs straight up from the moor, singing, where ' +
        'everyone can see it. That is how we think a payment should travel: in the open, from ' +
        'the first second to the last.',
      'Today more than 500,000 customers bank with us online and in 100+ branches. The counter ' +
        'on Moor Slip is still there. So is the rule.',
    ],
    milestones: [
      { year: '2005', text: 'One counter on Moor Slip' },
      { year: '2009', text: 'First branch outside Manhattan' },
      { year: '2014', text: 'Online banking for everyone' },
      { year: '2019', text: 'International transfers in six currencies' },
      { year: '2025', text: '500,000 customers, 100+ branches' },
    ],
    figures: [
      { value: '2005', label: 'the year we opened' },
      { value: '500,000', label: 'customers' },
      { value: '100+', label: 'branches' },
    ],
    valuesTitle: 'What we hold ourselves to',
    values: [
      {
        title: 'Clarity',
        text:
          'Every amount, fee and date is on the screen before you confirm, in words a tired ' +
          'person understands.',
      },
      {
        title: 'Care',
        text: 'We treat a $12 question like a $12,000 one. Both are somebody’s money.',
      },
      {
        title: 'Steadiness',
        text: 'We would rather be right tomorrow than first today. Our books balance every second.',
      },
      {
        title: 'Openness',
        text:
          'When something goes wrong we say what happened, whether money moved, and what comes ' +
          'next.',
      },
    ],
    leadersTitle: 'Leadership team',
    leaders: [
      {
        name: 'Marian Oduya',
        role: 'Chief Executive Officer',
        text: 'Opened the first counter and still works it one morning a month.',
      },
      {
        name: 'Daniel Feld',
        role: 'Chief Financial Officer',
        text: 'Reads the balance sheet aloud to check that it makes sense.',
      },
      {
        name: 'Priya Raman',
        role: 'Chief Technology Officer',
        text: 'Built the ledger, and the alarms that never had to ring.',
      },
      {
        name: 'Tomás Herrera',
        role: 'Head of Customer Care',
        text: 'Answers the hardest letters by hand.',
      },
    ],
    securityTitle: 'Security and compliance',
    securityLead: 'Deposits insured up to $250,000',
    security: [
      {
        icon: 'shield',
        title: 'Insured deposits',
        text: 'Each depositor’s money is insured up to $250,000.',
      },
      {
        icon: 'lock',
        title: 'Secure log-in',
        text:
          'Passwords are stored only as one-way hashes, and a payment to others needs your ' +
          'security PIN as well.',
      },
      {
        icon: 'scales',
        title: 'Books that balance',
        text: 'Every transaction is recorded twice and can’t be altered.',
      },
      {
        icon: 'check',
        title: 'Checked from outside',
        text:
          'Accounts are audited every year, and staff actions leave a trail that staff cannot ' +
          'change.',
      },
    ],
  },

  contact: {
    title: 'Contact',
    description: 'Phone, email, hours, a message form that a person reads, and every branch.',
    heading: 'Talk to a person',
    lead: 'Call, write or come by. We answer messages within one business day.',
    detailsTitle: 'Contact details',
    hoursTitle: 'Hours',
    formTitle: 'Send us a message',
    formLead: 'Never write a password, PIN or card number here. We will not ask for one.',
    consent: 'I agree that the bank stores what I write here in order to answer me.',
    branchesTitle: 'Featured branches',
    locatorTitle: 'Find a branch',
    locatorLead: 'Search by city or ZIP code, or see who is open now.',
    questionsTitle: 'Before you write',
    questions: [
      {
        question: 'When can I reach support by phone?',
        answer:
          'Mon-Fri 8:00 AM - 8:00 PM and Sat 9:00 AM - 3:00 PM. These are the hours of our ' +
          'phone support; branches and this office keep their own.',
      },
      {
        question: 'I forgot my password. What now?',
        answer:
          'Use the link on the login page. We email you a link that works once, for 15 minutes. ' +
          'Support can help if you cannot read your email.',
      },
      {
        question: 'I don’t recognize a payment.',
        answer: 'Call us at once. We’ll stop what we can and tell you on the call.',
      },
      {
        question: 'How do I change my address?',
        answer:
          'Log in, open Profile and choose Update your details. The new address counts as soon ' +
          'as you have confirmed it.',
      },
    ],
    sentTitle: 'Message sent',
    sentText: 'Thank you. A person will read your message and answer within one business day.',
    notSentTitle: 'Message not sent',
    notSentText:
      'Nothing was stored. Please go back and mend this; what you typed is still in the form.',
  },

  notFound: {
    title: 'Page not found',
    heading: 'This page has flown',
    text: 'The address may have changed, or it was never one of ours. Your money is where it was.',
  },
} as const;
