import { noun } from '../../noun.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { callsOfReceipts } from './receipts-routes.ts';
import { sendStatement } from './send-statement.ts';
import { callsOfStatements } from './statements-routes.ts';

export const statements = noun({
  calls: [callsOfStatements, callsOfReceipts],
  tasks: [
    mailTask({
      kind: 'statement_mail',
      name: 'statement-mails',
      about: 'Draws and emails statements that customers asked for.',
      work: sendStatement,
    }),
  ],
});
