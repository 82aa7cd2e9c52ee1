import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const eStatementDialogTexts = {
  eStatementDialog: {
    eStatement: 'E-Statement',
    yourStatementIsEmailed: 'Your statement is emailed',
    to: (strong: ReactNode) => sentence(' to ', strong),
    toYou: ' to you',
    asAPdfPleaseAllow: 'as a PDF. Please allow 10 minutes, and check your spam folder.',
    yourStatementsCouldNotBe: 'Your statements could not be loaded.',
    loadingStatements: 'Loading statements',
    otherFilesAndAllMonths: (link: Wrap) =>
      sentence('Other files and all months: ', link('Statements')),
    downloading: 'Downloading...',
    downloadPdf: 'Download PDF',
    sending: 'Sending...',
    emailStatement: 'Email statement',
  },
  statementChoice: {
    account: 'Account',
    month: 'Month',
  },
};
