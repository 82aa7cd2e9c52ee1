import { expect, test } from 'vitest';
import { jobTitle } from './job-title.ts';

test.each([
  ['scheduled-payments', 'Scheduled payments'],
  ['local_transfer', 'Local transfer'],
  ['loan-instalments', 'Loan payments'],
  ['loan_instalment', 'Loan payment'],
  ['forgotten-approvals', 'Clean up approvals'],
  ['sealed-cards', 'Re-encrypt cards'],
  ['chained-trail', 'Audit chain'],
  ['pin-reset-links', 'PIN reset links'],
  ['proof-of-the-books', 'Ledger check'],
  ['statement-mails', 'Statement emails'],
  ['mail', 'Email'],
])('staff read %s as %s', (name, title) => {
  expect(jobTitle(name)).toBe(title);
});
