import type { StatementLine, StatementSection } from '../../../contract/staff/bank-statements.ts';
import { decimalText } from '../../../contract/values/money.ts';
import { csvWriter } from '../../money/statements/csv-line.ts';
import type { BalanceSheet } from './balance-sheet.ts';
import type { IncomeStatement } from './income-statement.ts';

interface CsvFile {
  name: string;
  /** The days of the two figures of a line. */
  heads: readonly [now: string, earlier: string];
  rows: readonly (readonly [section: string, line: Omit<StatementLine, 'accountId'>])[];
}

const sectionNames: Record<StatementSection['kind'], string> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expenses: 'Expenses',
};

const rowsOf = (sections: readonly StatementSection[]): CsvFile['rows'] =>
  sections.flatMap(({ kind, lines, total, totalEarlier }) => [
    ...lines.map((line) => [sectionNames[kind], line] as const),
    [
      sectionNames[kind],
      { name: 'Total', currency: 'USD', figure: total, earlier: totalEarlier },
    ] as const,
  ]);

function fileOf({ name, heads, rows }: CsvFile, forSpreadsheets: boolean) {
  const csv = csvWriter(forSpreadsheets);
  const head = csv.head(['Section', 'Code', 'Account', 'Currency', ...heads]);
  const lines = rows.map(([section, { code = '', name: account, currency, figure, earlier }]) =>
    csv.line([
      section,
      code,
      account,
      currency,
      { figure: decimalText(figure) },
      { figure: decimalText(earlier) },
    ]),
  );
  return {
    mediaType: 'text/csv; charset=utf-8',
    name,
    bytes: Buffer.from(head + lines.join('')),
  } as const;
}

/** A balance sheet as CSV, each figure on the usual side of its section. */
export function balanceSheetFile(sheet: BalanceSheet, forSpreadsheets: boolean) {
  return fileOf(
    {
      name: `balance-sheet-${sheet.day}.csv`,
      heads: [`End of ${sheet.day}`, `End of ${sheet.against.day}`],
      rows: [
        ...rowsOf(sheet.sections),
        ...sheet.foreign.map((line) => ['Other currencies', line] as const),
      ],
    },
    forSpreadsheets,
  );
}

/** An income statement as CSV, in the same form. */
export function incomeStatementFile(statement: IncomeStatement, forSpreadsheets: boolean) {
  const { from, to, against, sections, profit, profitEarlier } = statement;
  return fileOf(
    {
      name: `income-statement-${from}-to-${to}.csv`,
      heads: [`${from} to ${to}`, `${against.from} to ${against.to}`],
      rows: [
        ...rowsOf(sections),
        ['Profit', { name: 'Profit', currency: 'USD', figure: profit, earlier: profitEarlier }],
      ],
    },
    forSpreadsheets,
  );
}
