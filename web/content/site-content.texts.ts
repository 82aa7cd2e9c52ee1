import type { ReactNode } from 'react';
import { brand } from '../../config/bank.ts';
import { sentence } from '../ui/values/sentence.ts';
import type { IconName } from '../art/icons.tsx';
import { contactContent } from './contact-content.texts.ts';
import { servicesContent } from './services-content.texts.ts';

interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

interface Service {
  id: 'personal' | 'business' | 'loans';
  title: string;
  text: string;
}

/**
 * Every claim and text of the public pages, for an operator to edit. Name, address, phone, hours
 * and branches come from `config/bank.ts`. Figures that differ between pages (30+ and 100+
 * branches) are given so by the specification, each in its own place.
 */
export const siteContent = {
  /** The one sentence about it; investments are not. */
  insured: 'Deposits insured up to $250,000',
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
      'is, and what happens next.',
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
    ] as Feature[],
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
    ] as Service[],
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
          `My mother, who is 74, paid her first bill online with ${brand.shortName}. She called me to say ` +
          'it was “pleasant”.',
        name: 'Ruth Alvarez',
        detail: 'Customer since 2009',
      },
    ],
    joinTitle: 'Ready when you are',
    ourServices: 'Our services',
    allServices: 'All services',
    learnMore: (about: (text: string) => ReactNode, title: string) =>
      sentence('Learn more', about(` about ${title}`)),
    headline: (marked: (text: string) => ReactNode) =>
      sentence('Banking Made Simple, Secure, ', marked('and Smart')),
    logIn: 'Log In',
    openAccount: 'Open an account',
    seeServices: 'See our services',
    numbers: (name: string) => `${name} in numbers`,
    testimonialsTitle: 'What customers say',
    join: 'Get Started Now',
    joinLead: 'Pick a username, give us your email, choose a password. That’s the whole form.',
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
    milestonesLabel: 'From 2005 to today',
    milestones: [
      { year: '2005', text: 'One counter on Moor Slip' },
      { year: '2009', text: 'First branch outside Manhattan' },
      { year: '2014', text: 'Online banking for everyone' },
      { year: '2019', text: 'International transfers in six currencies' },
      { year: '2025', text: '500,000 customers, 100+ branches' },
    ],
    findBranch: 'Find a branch',
    seeServices: 'See what we offer',
    writeToUs: 'Write to us',
    openAccount: 'Open an account',
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
        title: 'A record of every transaction',
        text: 'Every transaction is recorded twice and can’t be altered.',
      },
      {
        icon: 'check',
        title: 'Checked from outside',
        text:
          'Our books are audited every year, and staff actions leave a trail that staff ' +
          'cannot change.',
      },
    ] as Feature[],
  },

  contact: contactContent,

  notFound: {
    title: 'Page not found',
    heading: 'This page has flown',
    back: 'Go Back',
    home: 'Go to Home',
    text: 'The address may have changed, or it was never one of ours. Your money is where it was.',
  },
};
