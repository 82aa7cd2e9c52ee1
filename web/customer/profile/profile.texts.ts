import type { ReactNode } from 'react';
import { brand } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';

type LinkOf = (text: string) => ReactNode;

export const profileTexts = {
  heading: 'Profile',
  detail: 'Your details and security settings.',
  notLoaded: 'Failed to fetch profile data.',
  details: {
    title: 'Your details',
    username: 'Username',
    fullName: 'Full name',
    email: 'Email',
    emailWaits: (address: string, link: LinkOf) =>
      sentence(
        'Changes to ',
        address,
        ' when you open the link we emailed there. ',
        link('Send it again'),
      ),
    phone: 'Phone',
    address: 'Address',
    document: 'ID document',
    notGiven: 'Not given yet',
    update: 'Update your details',
  },
  edit: {
    button: 'Edit Profile',
    busy: 'Please wait...',
    refused: 'Unable to access the path you are trying to reach. Please try again later.',
    back: 'Go back',
  },
  identity: {
    waiting: 'Waiting for review',
    inReview: 'In review',
    verified: 'Verified',
    refused: 'Not accepted',
    none: (link: LinkOf) =>
      sentence(
        'Verify your identity with a passport, a driver’s license or another ID. ',
        link('Send a document'),
      ),
    reasons: 'Reasons',
    another: 'Send another document',
    soon: 'We’ll email you when it’s done.',
  },
  picture: {
    title: 'Profile picture',
    add: 'Add a picture',
    change: 'Change picture',
    choose: 'Choose a picture',
    subject: 'your profile picture',
    saved: 'Your profile picture was changed.',
    notSaved: 'The picture could not be saved. Please try again.',
    saving: 'Saving...',
    save: 'Save picture',
    notNow: 'Not now',
    you: 'You',
  },
  security: {
    title: 'Security',
    password: { title: 'Password Reset', detail: 'Choose a new password.' },
    twoStep: { title: 'Two-step sign-in', detail: 'Ask for a code after your password.' },
    pin: { title: 'Security PIN', detail: 'Forgotten or locked? Choose a new one.' },
    sessions: { title: 'Sessions', detail: 'See and log out your devices.' },
    overview: 'See what is on and what is off',
  },
  language: {
    title: 'Language',
    label: 'Language of pages, emails and statements',
    browser: 'Automatic',
    note: 'With “Automatic”, pages follow your browser and emails are in English.',
    save: 'Use this language',
    saving: 'One moment...',
    notKept: 'Your language could not be saved. Please try again.',
  },
  device: {
    title: 'This device',
    detail: `Open ${brand.shortName} without a connection, and see what you last saw.`,
    choose: 'Choose what this device keeps',
  },
};
