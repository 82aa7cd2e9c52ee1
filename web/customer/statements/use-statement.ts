import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../../config/bank.ts';
import { call, callForFile } from '../../api/client.ts';
import { keepFile } from '../../api/keep-file.ts';
import { statementsQuery } from '../../api/statement-queries.ts';
import { failureText } from '../../ui/form/failure-text.ts';

type Work = 'mail' | 'download';

const failureWords = {
  refused: 'The statement could not be made. Please try again.',
  unanswered: 'Network error. Nothing was sent. Please try again.',
};

/**
 * Which statement is meant, and what becomes of asking for it. Offered first: the last month that
 * is over.
 */
export function useStatement() {
  const list = useQuery(statementsQuery);
  const [accountAsked, setAccount] = useState<string>();
  const [monthAsked, setMonth] = useState<string>();
  const [busy, setBusy] = useState<Work>();
  const [failure, setFailure] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const { statements = [], current = '' } = list.data ?? {};
  const chosen = statements.find(({ account }) => account === accountAsked) ?? statements[0];
  const months = chosen?.months ?? [];
  const month = months.find((one) => one === monthAsked) ?? months[1] ?? months[0];

  const run = (work: Work, ask: (account: string, of: string) => Promise<string>) => async () => {
    if (chosen === undefined || month === undefined || busy !== undefined) return;
    setBusy(work);
    setFailure(undefined);
    setSuccess(undefined);
    try {
      setSuccess(await ask(chosen.account, month));
    } catch (problem) {
      setFailure(failureText(problem, failureWords));
    } finally {
      setBusy(undefined);
    }
  };

  const choose = (change: () => void) => {
    setFailure(undefined);
    setSuccess(undefined);
    change();
  };

  return {
    list,
    statements,
    current,
    chosen,
    months,
    month,
    busy,
    failure,
    success,
    chooseAccount: (account: string) => choose(() => setAccount(account)),
    chooseMonth: (next: string) => choose(() => setMonth(next)),
    mail: run(
      'mail',
      async (account, of) =>
        (await call('POST /api/statements/email', { body: { account, month: of } })).message,
    ),
    download: run('download', async (account, of) => {
      keepFile(
        await callForFile('GET /api/statements/{account}/{month}.pdf', {
          params: { account, month: of },
        }),
        `${brand.fileName}-statement-${account}-${of}.pdf`,
      );
      return 'The statement is in your downloads.';
    }),
  };
}
