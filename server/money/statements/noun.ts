import { noun } from '../../noun.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { bindLetters } from './letters-routes.ts';
import { bindLoanAgreement } from './loan-agreement-routes.ts';
import { bindReceipts } from './receipts-routes.ts';
import { sendStatement } from './send-statement.ts';
import { bindStatements } from './statements-routes.ts';

export const statements = noun({
  calls: [bindStatements, bindReceipts, bindLetters, bindLoanAgreement],
  tasks: [
    mailTask({
      kind: 'statement_mail',
      name: 'statement-mails',
      about: 'Draws and emails statements that customers asked for.',
      work: sendStatement,
    }),
  ],
});
