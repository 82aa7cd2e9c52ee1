import { findAccountByNumber } from '../accounts/accounts-store.ts';
import type { Context } from '../../context.ts';
import type { TakenTask } from '../../services/jobs/task-queue.ts';
import type { Mail } from '../../services/mail/mail.ts';
import type { TaskTools } from '../../services/mail/mail-task.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { makeStatement, statementName } from './make-statement.ts';
import type { Statement } from './read-statement.ts';
import { statementTextsIn } from './statement-texts-in.ts';

/** A statement that waits in the queue: its customer, account and month, and no byte of it. */
export interface StatementMail {
  userId: string;
  account: string;
  month: string;
  /** By the customer's choice, each month; an older server says that it was asked for. */
  monthly?: boolean;
}

function mailOf(user: StoredUser, statement: Statement, monthly: boolean): Mail {
  const language = user.language ?? 'en';
  return {
    to: user.email,
    language,
    ...statementTextsIn[language].mail(user.username, { ...statement, monthly }),
  };
}

/** Makes and mails a statement that waits. Sent again after a crash, it carries the same Message-ID. */
export async function sendStatement(
  ctx: Context,
  { id, payload: { userId, account: number, month, monthly = false } }: TakenTask<StatementMail>,
  { send }: TaskTools,
): Promise<void> {
  const { bank } = ctx;
  const user = await findUser(bank.db, userId);
  const account = await findAccountByNumber(bank.db, number);
  // A customer who has left the bank since gets no mail.
  if (!user || account?.userId !== userId) return;
  const { statement, pdf: content } = await bank.standby.recently(() =>
    makeStatement(ctx, account, accountHolderName(user), {
      month,
      language: user.language ?? 'en',
    }),
  );
  await send(id, mailOf(user, statement, monthly), [
    { filename: statementName(number, month), contentType: 'application/pdf', content },
  ]);
}
