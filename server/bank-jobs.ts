import { bankFacts } from '../config/bank.ts';
import type { Config } from './base/config.ts';
import { bankParts, nouns } from './nouns.ts';
import { forgettingJob } from './services/jobs/forgetting.ts';
import type { Job } from './services/jobs/worker.ts';
import { createSendMail } from './services/mail/send-mail.ts';

/**
 * The bank's day, in the order in which one job's work becomes the next one's, and in which staff
 * read it. A job that is not named comes last.
 */
const day = [
  ['short-funds', 'disowned-payments', 'scheduled-payments', 'recurring-bills', 'settlement'],
  ['direct-deposits', 'ach-settlement'],
  ['interest', 'loan-offers', 'loan-instalments', 'check-collection', 'expired-holds'],
  ['codes-not-given', 'transfer-search', 'payment-words', 'new-payees', 'delayed-payments'],
  ['mail', 'cancel-mail', 'password-reset-links', 'invitation-links', 'own-email-links'],
  ['statement-mails', 'email-change-links'],
  ['sealed-files', 'sealed-pages', 'sealed-cards', 'sealed-apps', 'sealed-applications'],
  ['sealed-uploads'],
  ['recorded-passkeys', 'day-closing', 'monthly-statements', 'chained-trail'],
  ['proof-of-the-books', 'pin-reset-links'],
  ['month-partitions', 'reference-rates', 'forgotten-approvals', 'forgotten-claims'],
  ['forgotten-quotes', 'forgotten-challenges', 'forgotten-notices', 'forgotten-not-me-links'],
  ['forgotten-cancel-links', 'forgotten-contact-data', 'forgotten-jobs', 'replaced-files'],
  ['forgotten-applications', 'forgotten-runs'],
].flat();

const placeOf = ({ name }: Job): number => (day.includes(name) ? day.indexOf(name) : day.length);

/** Makes everything that the bank does by itself, for one worker. */
export function bankJobs(config: Config): Job[] {
  const send = createSendMail(config, { name: bankFacts.name, email: bankFacts.email });
  const tools = { send, urls: bankParts.urls };
  return nouns
    .flatMap(({ jobs, tasks = [], sealed = [], forgets = [] }) => [
      ...(jobs?.(config) ?? []),
      ...tasks.map((taskJob) => taskJob(tools)),
      ...sealed.map(({ job }) => job),
      ...forgets.map(forgettingJob),
    ])
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
