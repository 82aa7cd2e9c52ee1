import { findAccountByNumber } from '../accounts/accounts-store.ts';
import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { notYou } from '../../services/mail/notices.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { makeStatement, statementName } from './make-statement.ts';
import type { Statement } from './read-statement.ts';

/** What waits in the queue: whose statement of what, and no byte of it. */
export interface StatementMail {
  userId: string;
  account: string;
  month: string;
}

const monthText = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function noticeOf(
  { username, email }: StoredUser,
  { type, account, first, isOver }: Statement,
): Mail {
  const period = monthText.format(new Date(`${first}T00:00:00Z`));
  const what = `your ${type} ending in ${account.slice(-3)}`;
  return {
    to: email,
    subject: `Your statement for ${period}`,
    paragraphs: [
      `Hello ${username},`,
      `Attached is the statement of ${what} for ${period}, as ` +
        `PDF.${isOver ? '' : ' The month is not over: it shows what was posted so far.'}`,
      `You asked for it online. ${notYou}`,
    ],
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
    const { statement, pdf: content } = await makeStatement(
      bank,
      account,
      accountHolderName(user),
      month,
    );
    await send(id, noticeOf(user, statement), [
      { filename: statementName(number, month), contentType: 'application/pdf', content },
    ]);
  };
  return (ctx: Context): Promise<number> =>
    doNextTask<StatementMail>(ctx, 'statement_mail', ({ id, payload }) =>
      sendStatement(ctx, id, payload),
    );
}
