import { bankFacts } from '../../../config/bank.ts';
import { invitationHours } from '../../../contract/people/colleagues.ts';
import { withArticle } from '../../../contract/values/with-article.ts';
import type { Mail } from './mail.ts';

/* Mails to members of the staff, who work in English. */

interface Person {
  username: string;
  email: string;
}

/** The invitation to become a member of the staff. */
export const invitationMail = (
  to: string,
  { role, invitedBy, url }: { role: string; invitedBy: string; url: string },
): Mail => ({
  to,
  subject: `Join the staff of ${bankFacts.name}`,
  paragraphs: [
    'Hello,',
    `${invitedBy} invites you to the staff of ${bankFacts.name}, as ${withArticle(role)}. Choose ` +
      'a username and a password with the link, log in, and turn on two-step sign-in.',
    `The link works once, for ${invitationHours} hours. If you did not expect this, ignore it.`,
  ],
  action: { label: 'Accept the invitation', url },
});

/** To who sent the invitation: if a stranger has accepted it, they must hear of it. */
export const invitationAcceptedMail = (
  inviter: Person,
  { email, username, role, url }: { email: string; username: string; role: string; url: string },
): Mail => ({
  to: inviter.email,
  subject: `${username} has accepted your invitation`,
  paragraphs: [
    `Hello ${inviter.username},`,
    `The invitation that you sent to ${email} was accepted. The new colleague is called ` +
      `${username} and is ${withArticle(role)}.`,
    'If your colleague did not do this, end the access at once.',
  ],
  action: { label: 'See your colleagues', url },
});

/** To every colleague, of what one of them did. */
export const staffChangedMail = (
  colleague: Person,
  { what, url }: { what: string; url: string },
): Mail => ({
  to: colleague.email,
  subject: 'What a colleague changed',
  paragraphs: [
    `Hello ${colleague.username},`,
    what,
    'If you do not know why, please ask at once. A manager can end an access, withdraw an ' +
      'invitation or decline a change.',
  ],
  action: { label: 'See the change', url },
});

/** To each who can approve it. */
export const policyProposedMail = (
  colleague: Person,
  { by, url }: { by: string; url: string },
): Mail => ({
  to: colleague.email,
  subject: 'A change of a policy waits for you',
  paragraphs: [
    `Hello ${colleague.username},`,
    `${by} has proposed to change a policy of ${bankFacts.name}. It changes nothing before a ` +
      'second person approves it.',
  ],
  action: { label: 'See the change', url },
});

/** To each who can approve it. */
export const returnProposedMail = (
  colleague: Person,
  { by, reference, url }: { by: string; reference: string; url: string },
): Mail => ({
  to: colleague.email,
  subject: 'The return of a payment waits for you',
  paragraphs: [
    `Hello ${colleague.username},`,
    `${by} has proposed to return the payment ${reference} to a customer of ${bankFacts.name}. No ` +
      'money moves before a second person approves it.',
  ],
  action: { label: 'See the return', url },
});

export const ratesProposedMail = (
  colleague: Person,
  { by, day, url }: { by: string; day: string; url: string },
): Mail => ({
  to: colleague.email,
  subject: 'Exchange rates wait for you',
  paragraphs: [
    `Hello ${colleague.username},`,
    `${by} has given the exchange rates of ${day} for ${bankFacts.name}. They count once a second ` +
      'person gives the same: please get the file from the European Central Bank yourself.',
  ],
  action: { label: 'Give the rates', url },
});

/** To each who can take it. */
export const achFileProposedMail = (
  colleague: Person,
  { by, name, url }: { by: string; name: string; url: string },
): Mail => ({
  to: colleague.email,
  subject: 'A file of the ACH network waits for you',
  paragraphs: [
    `Hello ${colleague.username},`,
    `${by} has brought in the file ${name} for ${bankFacts.name}. Nothing of it is taken before a ` +
      'second person takes it.',
  ],
  action: { label: 'See the file', url },
});

/** To each who could have decided them. */
export const proposalsDeclinedMail = (
  colleague: Person,
  { by, declined, url }: { by: string; declined: readonly string[]; url: string },
): Mail => ({
  to: colleague.email,
  subject: 'What was proposed is declined',
  paragraphs: [
    `Hello ${colleague.username},`,
    `${by} has changed the staff of ${bankFacts.name}. So what waited for a second person, or was ` +
      'planned by one alone, was declined, where the person who proposed it has left or may not ' +
      'propose it any more:',
    ...declined.map((what) => `– ${what}`),
    'None of it was done. Please propose again what is right.',
  ],
  action: { label: 'Open the staff area', url },
});

export const roleChangedMail = (
  colleague: Person,
  { role, by }: { role: string; by: string },
): Mail => ({
  to: colleague.email,
  subject: `You are ${withArticle(role)} now`,
  paragraphs: [
    `Hello ${colleague.username},`,
    `${by} has changed your role at ${bankFacts.name}: you are ${withArticle(role)} now. Please ` +
      'log in again.',
  ],
});
