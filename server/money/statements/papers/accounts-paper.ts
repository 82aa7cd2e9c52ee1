import type { Language } from '../../../../contract/values/language.ts';
import { decimalText, formatUsd } from '../../../../contract/values/money.ts';
import { typeOfKind } from '../../accounts/account-view.ts';
import { csvWriter } from '../csv-line.ts';
import { type LetterOf, letterPdf, type LetterRow } from '../letter-pdf.ts';
import { papersTextsIn } from '../papers-texts-in.ts';
import type { Pdf } from '../pdf.ts';
import { grouped } from '../statement-parts.ts';
import { statementTextsIn } from '../statement-texts-in.ts';
import type { AccountYear, Year } from './read-year.ts';

/** The sums of a year by account, tagged, with a head for each account. */
export function accountsPdf(year: Year, of: LetterOf): Pdf {
  const { sums, periodOf } = papersTextsIn[of.language];
  const words = statementTextsIn[of.language];
  const rowsOf = ({ account: { kind, number }, currency, ...minor }: AccountYear): LetterRow[] => [
    {
      name: sums.account,
      value: `${words.accounts[typeOfKind[kind]]} ${grouped(number)}, ${currency}`,
    },
    { name: words.opening, value: formatUsd(minor.openingMinor) },
    { name: words.moneyIn, value: formatUsd(minor.inMinor) },
    { name: sums.interest, value: formatUsd(minor.interestMinor) },
    { name: words.moneyOut, value: formatUsd(minor.outMinor) },
    { name: sums.fees, value: formatUsd(minor.feesMinor) },
    {
      name: year.isOver ? words.closing : words.balanceSoFar,
      value: formatUsd(minor.closingMinor),
    },
  ];
  return letterPdf({
    ...of,
    title: sums.title(year.year),
    subject: sums.subject(year.year, of.holder),
    before: sums.lead(periodOf(year)),
    rows: year.accounts.flatMap(rowsOf),
    after: sums.after,
  });
}

/** The same as a line an account. */
export function accountsCsv(year: Year, language: Language, forSpreadsheets: boolean): string {
  const { sums } = papersTextsIn[language];
  const { accounts } = statementTextsIn[language];
  const csv = csvWriter(forSpreadsheets);
  const lines = year.accounts.map(({ account: { kind, number }, currency, ...minor }) =>
    csv.line([
      { figure: year.first },
      { figure: year.last },
      number,
      accounts[typeOfKind[kind]],
      ...[
        minor.openingMinor,
        minor.inMinor,
        minor.outMinor,
        minor.interestMinor,
        minor.feesMinor,
        minor.closingMinor,
      ].map((sum) => ({ figure: decimalText(sum) })),
      currency,
    ]),
  );
  return [csv.head(sums.head), ...lines].join('');
}
