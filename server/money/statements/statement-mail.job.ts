import { findAccountByNumber } from '../accounts/accounts-store.ts';
import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import type { Mail } from '../../services/mail/mail.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { makeStatement, statementName } from './make-statement.ts';
import type { Statement } from './read-statement.ts';
import { statementTextsIn } from './statement-texts-in.ts';

/** What waits in the queue: whose statement of what, and no byte of it. */
export interface StatementMail {
  userId: string;
  account: string;
  month: string;
}

function mailOf(user: StoredUser, statement: Statement): Mail {
  const language = user.language ?? 'en';
  return {
    to: user.email,
    language,
    ...statementTextsIn[language].mail(user.username, statement),
  };
}

/**
 * Makes and mails the next statement that waits. Sent again after a crash, it carries the same
 * Message-ID.
 */
export function statementMailJob(send: SendMail) {
  const sendStatement = async (
    { bank }: Context,
    id: string,
    { userId, account: number, month }: StatementMail,
  ): Promise<void> => {
    const user = await findUser(bank.db, userId);
    const account = await findAccountByNumber(bank.db, number);
    // A customer who has left the bank since gets no mail.
    if (!user || account?.userId !== userId) return;
    const { statement, pdf: content } = await bank.standby.recently(() =>
      makeStatement(bank, account, accountHolderName(user), {
        month,
        language: user.language ?? 'en',
      }),
    );
    await send(id, mailOf(user, statement), [
      { filename: statementName(number, month), contentType: 'application/pdf', content },
    ]);
  };
  return (ctx: Context): Promise<number> =>
    doNextTask<StatementMail>(ctx, 'statement_mail', ({ id, payload }) =>
      sendStatement(ctx, id, payload),
    );
}
