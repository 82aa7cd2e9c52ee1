import {
  exportBalanceSheetRoute,
  exportIncomeStatementRoute,
  getBalanceSheetRoute,
  getIncomeStatementRoute,
} from '../../../contract/staff/bank-statements.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { readBalanceSheet } from './balance-sheet.ts';
import { balanceSheetFile, incomeStatementFile } from './export-bank-statements.ts';
import { readIncomeStatement } from './income-statement.ts';

export const callsOfBankStatements = () => [
  answerTo(
    getBalanceSheetRoute,
    async ({ bank }, { query }) => await readBalanceSheet(bank, query),
  ),
  bindRoute(exportBalanceSheetRoute, async ({ bank }, { query }) => ({
    status: 200,
    download: balanceSheetFile(await readBalanceSheet(bank, query), query.bom === 'true'),
  })),
  answerTo(
    getIncomeStatementRoute,
    async ({ bank }, { query }) => await readIncomeStatement(bank, query),
  ),
  bindRoute(exportIncomeStatementRoute, async ({ bank }, { query }) => ({
    status: 200,
    download: incomeStatementFile(await readIncomeStatement(bank, query), query.bom === 'true'),
  })),
];
