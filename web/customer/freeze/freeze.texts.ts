import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import type { ContactPart } from '../../../contract/contact-parts.ts';
import { sentence } from '../../ui/values/sentence.ts';

type LinkOf = (text: string) => ReactNode;

export const freezeTexts = {
  heading: 'Freeze',
  detail: 'Stop payments and changes if something wasn’t you.',
  notLoaded: 'We couldn’t check whether your account is frozen.',
  /** The button at a device or passkey, and after it, for screen readers, which. */
  notMe: 'Not me',
  open: {
    title: 'Your account is not frozen',
    what: 'If a payment, a change or a device is not yours, freeze your account. At once:',
    steps: [
      'no payments leave your account, and card details stay hidden;',
      'every other device is logged out, and your password no longer works;',
      'an email address, phone number or address changed in the last three days goes back to ' +
        'what it was;',
      'our staff look into what happened.',
    ],
    button: 'Freeze my account',
  },
  question: {
    title: 'Freeze your account?',
    /** `device` as the list of sessions names it; undefined on the page itself. */
    about: (device: string | undefined) =>
      device === undefined ? undefined : `Do this if ${device} is not yours.`,
    text:
      'Payments and changes stop, every other device is logged out and your password no longer ' +
      'works. We email you a link to choose a new one.',
    confirm: 'Freeze my account',
    busy: 'Freezing...',
  },
  frozen: {
    title: 'Your account is frozen',
    since: (moment: string) => `Since ${moment}, no payments or changes can be made.`,
    isAgain: {
      email: 'Your email address is back to what it was before the change.',
      phone: 'Your phone number is back to what it was before the change.',
      address: 'Your address is back to what it was before the change.',
    } satisfies Record<ContactPart, string>,
    password:
      'Your old password no longer works. If you haven’t already, choose a new one with the ' +
      'link we emailed you.',
  },
  lift: {
    title: 'Lift the freeze',
    check: (link: LinkOf) =>
      sentence(
        'Review your ',
        link('scheduled payments'),
        ' afterward, and cancel any you didn’t schedule.',
      ),
    button: 'Lift the freeze',
    busy: 'Lifting...',
  },
  call: {
    title: 'We lift the freeze with you',
    why:
      'Everything you confirm payments with was set up less than three days before the ' +
      'freeze, so it could be someone else’s.',
    how: (phone: ReactNode, reference: ReactNode) =>
      sentence(
        'Call us at ',
        phone,
        ', or come to a branch with an ID document. Tell us ',
        reference,
        '.',
      ),
    phone: bankFacts.phone,
  },
  note: {
    label: 'Your account is frozen',
    text: 'Your account is frozen: no payments or changes can be made.',
    link: 'Lift the freeze',
  },
};
