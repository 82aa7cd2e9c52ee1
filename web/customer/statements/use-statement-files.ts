import { useState } from 'react';
import { brand } from '../../../config/bank.ts';
import { call, callForFile } from '../../api/client.ts';
import { keepFile } from '../../api/keep-file.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.useStatementFiles;

/** A download without an answer is none; an email may be queued all the same. */
const failureWords = {
  download: {
    refused: texts.theStatementCouldNotBe,
    unanswered: texts.networkErrorNothingWasSent,
  },
  mail: {
    refused: texts.theStatementCouldNotBe,
    unanswered: texts.networkErrorWeCouldNot,
  },
};

/** One month of one account. */
export interface StatementOf {
  account: string;
  month: string;
}

/** A statement that was asked for, and what has become of it. */
interface Asked extends StatementOf {
  work: 'mail' | 'download';
  isBusy: boolean;
  failure?: string | undefined;
  success?: string;
}

/** Mails and downloads statements, one at a time, and remembers the one asked for last. */
export function useStatementFiles() {
  const [asked, setAsked] = useState<Asked>();

  const run = async (work: Asked['work'], of: StatementOf, ask: () => Promise<string>) => {
    if (asked?.isBusy) return;
    setAsked({ ...of, work, isBusy: true });
    try {
      setAsked({ ...of, work, isBusy: false, success: await ask() });
    } catch (problem) {
      setAsked({ ...of, work, isBusy: false, failure: failureText(problem, failureWords[work]) });
    }
  };

  return {
    asked,
    forget: () => setAsked(undefined),
    mail: ({ account, month }: StatementOf) =>
      run('mail', { account, month }, async () => {
        const body = { account, month };
        return (await call('POST /api/statements/email', { body })).message;
      }),
    download: ({ account, month }: StatementOf) =>
      run('download', { account, month }, async () => {
        keepFile(
          await callForFile('GET /api/statements/{account}/{month}.pdf', {
            params: { account, month },
          }),
          `${brand.fileName}-statement-${account}-${month}.pdf`,
        );
        return texts.theStatementIsInYour;
      }),
  };
}
