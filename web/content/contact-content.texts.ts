import type { ReactNode } from 'react';
import { bankHours } from '../../config/bank-hours.ts';
import { sentence } from '../ui/values/sentence.ts';

/** The contact page, for an operator to edit. */
export const contactContent = {
  title: 'Contact',
  description: 'Phone, email, hours, a message form that a person reads, and every branch.',
  heading: 'Talk to a person',
  lead: 'Call, write or come by. We answer messages within one business day.',
  detailsTitle: 'Contact details',
  hoursTitle: 'Hours',
  formTitle: 'Send us a message',
  formLead: 'Never write a password, PIN or card number here. We’ll never ask for one.',
  address: 'Address',
  copy: 'Copy',
  copyWhat: (what: string) => ` ${what.toLowerCase()}`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  website: 'Website',
  missing: (label: string) => `${label} is required.`,
  invalidEmail: 'Invalid email address.',
  noConsent: 'Please agree so we can answer you.',
  send: 'Send message',
  footerHours: bankHours.footer,
  consent: 'I agree that the bank may store what I write here in order to answer me.',
  branchesTitle: 'Featured branches',
  place: 'City or ZIP code',
  openNow: 'Open now',
  openUntil: (time: string) => `Open until ${time} Eastern Time today.`,
  opensToday: (time: string) => `Opens today at ${time} Eastern Time.`,
  opensOn: (day: string, time: string) => `Opens ${day} at ${time} Eastern Time.`,
  moreBranches: 'More branches',
  noBranch: (phone: string) =>
    `No branch matches. Try another city or ZIP code, or call us at ${phone}.`,
  locatorTitle: 'Find a branch',
  locatorLead: 'Search by city or ZIP code, or see who is open now.',
  questionsTitle: 'Before you write',
  questions: [
    {
      question: 'When can I reach support by phone?',
      answer:
        'Mon-Fri 8:00 AM - 8:00 PM and Sat 9:00 AM - 3:00 PM. These are the hours of our ' +
        'phone support; branches and this office keep their own hours.',
    },
    {
      question: 'I forgot my password. What now?',
      answer:
        'Use the link on the login page. We’ll email you a link that works once, for 15 ' +
        'minutes. Support can help if you can’t get to your email.',
    },
    {
      question: 'I don’t recognize a payment.',
      answer: 'Call us right away. We’ll stop what we can and tell you on the call.',
    },
    {
      question: 'How do I change my address?',
      answer:
        'Log in, open Profile and choose Update your details. The new address takes effect ' +
        'once you confirm it.',
    },
  ],
  reference: (mark: ReactNode) => sentence('Your reference: ', mark),
  goHome: 'Go to Home',
  backToForm: 'Back to the form',
  sentTitle: 'Message sent',
  sentText: 'Thank you. A person will read your message and answer within one business day.',
  notSentTitle: 'Message not sent',
  notSentText:
    'Nothing was saved. Please go back and fix this; what you typed is still in the form.',
};
