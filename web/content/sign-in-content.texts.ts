import { bankFacts } from '../../config/bank.ts';

/** What search engines say of the pages where people come in. */
export const signInContent = {
  logInDescription:
    `Log in to ${bankFacts.name} with your username or email to see your accounts and send ` +
    'money.',
  registerDescription:
    `Open your accounts at ${bankFacts.name}: a username, an email and a password are all it ` +
    'takes to start.',
};
