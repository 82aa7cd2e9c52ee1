import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const statementsTexts = {
  dateRangeFields: {
    from: 'From',
    to: 'To',
    theFirstDayMustNot: 'The start date can’t be after the end date.',
    ranges: 'Ranges',
  },
  exportPanel: {
    exportTransactions: 'Export transactions',
    oneLinePerPosted:
      'One line per posted transaction, with running balance. Leave the dates blank for ' +
      'the whole history.',
    account: 'Account',
    openCorrectlyInExcel: 'Open correctly in Excel',
    downloading: 'Downloading...',
    downloadCsv: 'Download CSV',
  },
  monthList: {
    monthlyStatements: 'Monthly statements',
    account: 'Account',
    upToToday: 'Up to today',
    downloading: 'Downloading...',
    pdfOf: (hidden: Wrap, monthName: ReactNode) =>
      sentence('PDF', hidden(sentence(' of ', monthName))),
    sending: 'Sending...',
    emailTheStatementOf: (hidden: Wrap, monthName: ReactNode) =>
      sentence('Email', hidden(sentence(' the statement of ', monthName))),
    showEarlierMonths: 'Show earlier months',
    emailedStatementsCanTake: 'Emailed statements can take 10 minutes; check your spam folder.',
  },
  statementsPage: {
    statements: 'Statements',
    aPdfForEveryMonth: 'A PDF for every month of every account, and your transactions as CSV.',
    allTransactions: 'All transactions',
    yourStatementsCouldNotBe: 'Your statements could not be loaded.',
    loadingStatements: 'Loading statements',
  },
  useStatementFiles: {
    theStatementCouldNotBe: 'The statement could not be created. Please try again.',
    networkErrorNothingWasSent: 'Network error. Nothing was sent. Please try again.',
    networkErrorWeCouldNot:
      'Network error. We could not find out whether the statement was sent. Please check your ' +
      'inbox in 10 minutes before you try again.',
    theStatementIsInYour: 'The statement is in your downloads.',
  },
  monthLabel: {
    soFar: (name: string | number) => `${name} (so far)`,
  },
};
