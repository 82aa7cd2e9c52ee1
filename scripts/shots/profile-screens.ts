import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';

async function toLastPersonalStep(page: Page): Promise<void> {
  await page.locator('[name=phone]').fill('+1 646 555 0199');
  await page.locator('[name=email]').fill('maya@okafor.example');
  await page.getByRole('button', { name: said('Next') }).click();
  await page.getByRole('button', { name: said('Next') }).click();
  await page.getByText(said('What changes')).waitFor();
}

/** The person: profile, personal information, messages, sessions, password. */
export const profileScreens: Screen[] = [
  { name: 'profile', path: '/user/profile', as: 'maya.okafor' },
  { name: 'profile-long', path: '/user/profile', as: longUsername },
  { name: 'profile-empty', path: '/user/profile', as: 'new.customer' },
  {
    name: 'profile-error',
    path: '/user/profile',
    as: 'maya.okafor',
    failing: /\/users\/user/,
    prepare: async (page) => page.getByText(said('Failed to fetch profile data.')).waitFor(),
  },
  { name: 'security', path: '/user/security', as: 'maya.okafor' },
  { name: 'security-long', path: '/user/security', as: longUsername },
  { name: 'security-empty', path: '/user/security', as: 'new.customer' },
  {
    name: 'security-error',
    path: '/user/security',
    as: 'maya.okafor',
    failing: /users\/second-factor/,
    prepare: async (page) => page.getByText(said('Your security settings could not be')).waitFor(),
  },
  {
    name: 'profile-picture',
    path: '/user/profile',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: said('Change picture') }).click(),
  },
  {
    name: 'profile-mails',
    path: '/user/profile',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: said('Loan paid back') }).uncheck();
      await page.getByText(said('You no longer get this email.')).waitFor();
      await page.getByRole('checkbox', { name: said('Loan paid back') }).check();
      await page.getByText(said('“Loan paid back” is on.')).waitFor();
    },
  },
  {
    name: 'profile-chosen-theme',
    path: '/user/profile',
    as: 'maya.okafor',
    prepare: async (page) => page.getByText(said('Dark', { exact: true })).click(),
  },
  { name: 'personal-info', path: '/personal-info', as: 'maya.okafor' },
  {
    name: 'personal-info-errors',
    path: '/personal-info',
    as: 'new.customer',
    prepare: async (page) => page.getByRole('button', { name: said('Next') }).click(),
  },
  {
    name: 'personal-info-changes',
    path: '/personal-info',
    as: 'maya.okafor',
    prepare: toLastPersonalStep,
  },
  { name: 'notices', path: '/user/notices', as: 'maya.okafor' },
  { name: 'notices-empty', path: '/user/notices', as: 'new.customer' },
  {
    name: 'notices-error',
    path: '/user/notices',
    as: 'maya.okafor',
    failing: /\/users\/notices/,
    prepare: async (page) => page.getByText(said('Your notices could not be loaded.')).waitFor(),
  },
  { name: 'messages', path: '/user/messages', as: 'maya.okafor' },
  { name: 'messages-empty', path: '/user/messages', as: 'new.customer' },
  {
    name: 'messages-errors',
    path: '/user/messages',
    as: 'new.customer',
    prepare: async (page) => page.getByRole('button', { name: said('Send message') }).click(),
  },
  {
    name: 'conversation',
    path: '/user/messages',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page.getByRole('link', { name: said('My new address') }).click();
      await page.getByRole('button', { name: said(/^Picture 1/) }).click();
      await page.getByRole('img', { name: said('Picture 1') }).waitFor();
    },
  },
  {
    name: 'sessions',
    path: '/user/sessions',
    as: 'maya.okafor',
    differsBy: 'how often this run has signed in',
  },
  { name: 'password-reset', path: '/user/password-reset', as: 'maya.okafor' },
  {
    name: 'password-reset-errors',
    path: '/user/password-reset',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: said('Reset password') }).click(),
  },
  { name: 'confirm-email', path: '/user/confirm-email', as: 'maya.okafor' },
  { name: 'own-email-page', path: '/confirm-your-email', as: 'anyone' },
  { name: 'this-device', path: '/this-device', as: 'anyone' },
  { name: 'offline', path: '/offline', as: 'anyone' },
  {
    name: 'own-email-line',
    path: '/user/dashboard',
    as: 'new.customer',
    prepare: async (page) => page.getByText(said('Confirm your email: open the link')).waitFor(),
  },
  { name: 'suspended-personal-info', path: '/personal-info', as: 'sam.oduya' },
];
