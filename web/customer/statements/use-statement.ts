import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statementsQuery } from '../../api/statement-queries.ts';
import { useStatementFiles } from './use-statement-files.ts';

/**
 * The statement asked for, and the outcome of asking. Offered first: the last month that is over.
 */
export function useStatement() {
  const list = useQuery(statementsQuery);
  const [accountAsked, setAccount] = useState<string>();
  const [monthAsked, setMonth] = useState<string>();
  const { asked, forget, mail, download } = useStatementFiles();
  const { statements = [], current = '' } = list.data ?? {};
  const chosen = statements.find(({ account }) => account === accountAsked) ?? statements[0];
  const months = chosen?.months ?? [];
  const month = months.find((one) => one === monthAsked) ?? months[1] ?? months[0];
  const of = chosen && month !== undefined && { account: chosen.account, month };

  const choose = (change: () => void) => {
    forget();
    change();
  };

  return {
    list,
    statements,
    current,
    chosen,
    months,
    month,
    busy: asked?.isBusy ? asked.work : undefined,
    failure: asked?.failure,
    success: asked?.success,
    chooseAccount: (account: string) => choose(() => setAccount(account)),
    chooseMonth: (next: string) => choose(() => setMonth(next)),
    mail: async () => of && mail(of),
    download: async () => of && download(of),
  };
}
