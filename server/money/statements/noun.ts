import { noun } from '../../noun.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { callsOfReceipts } from './receipts-routes.ts';
import { makeMonths } from './monthly/make-months.job.ts';
import { callsOfPapers } from './papers/papers-routes.ts';
import { sendStatement } from './send-statement.ts';
import { callsOfStatements } from './statements-routes.ts';

export const statements = noun({
  calls: [callsOfStatements, callsOfPapers, callsOfReceipts],
  jobs: () => [
    {
      name: 'monthly-statements',
      about: 'Makes the statements of months that are closed, and tells customers.',
      everyMs: 60_000,
      run: makeMonths,
    },
  ],
  closing: { tables: { monthly_statement: 'kept: what the customer was told of the books' } },
  tasks: [
    mailTask({
      kind: 'statement_mail',
      name: 'statement-mails',
      about: 'Draws and emails statements that customers asked for.',
      work: sendStatement,
    }),
  ],
});
