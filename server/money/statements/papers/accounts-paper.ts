import type { Language } from '../../../../contract/values/language.ts';
import { decimalText, formatUsd } from '../../../../contract/values/money.ts';
import { typeOfKind } from '../../accounts/account-view.ts';
import { csvWriter } from '../csv-line.ts';
import { type LetterOf, letterPdf } from '../letter-pdf.ts';
import { papersTextsIn } from '../papers-texts-in.ts';
import type { Pdf } from '../pdf.ts';
import { grouped } from '../statement-parts.ts';
import { statementTextsIn } from '../statement-texts-in.ts';
import { drawFigures } from './draw-figures.ts';
import type { AccountYear, Year } from './read-year.ts';

type Sums = Pick<
  AccountYear,
  'openingMinor' | 'inMinor' | 'outMinor' | 'interestMinor' | 'feesMinor' | 'closingMinor'
>;

/** In the order of the heads. */
const figuresOf = (sums: Sums): bigint[] => [
  sums.openingMinor,
  sums.inMinor,
  sums.outMinor,
  sums.interestMinor,
  sums.feesMinor,
  sums.closingMinor,
];

/** Adds up accounts, those of each currency apart. */
const totalsOf = (accounts: readonly AccountYear[]) =>
  [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    figures: own
      .map(figuresOf)
      .reduce((sums, one) => sums.map((sum, index) => sum + (one[index] ?? 0n))),
  }));

/** The sums of a year by account and of all accounts together, tagged. */
export function accountsPdf(year: Year, of: LetterOf): Promise<Pdf> {
  const { sums, periodOf } = papersTextsIn[of.language];
  const words = statementTextsIn[of.language];
  const table = {
    head: [
      sums.account,
      words.opening,
      words.moneyIn,
      words.moneyOut,
      sums.interest,
      sums.fees,
      year.isOver ? words.closing : words.balanceSoFar,
    ],
    rows: [
      ...year.accounts.map((one) => ({
        name:
          `${words.accounts[typeOfKind[one.account.kind]]}\n` +
          `${grouped(one.account.number)}, ${one.currency}`,
        figures: figuresOf(one).map(formatUsd),
      })),
      ...totalsOf(year.accounts).map(({ currency, figures }) => ({
        name: sums.all(currency),
        figures: figures.map(formatUsd),
        strong: true as const,
      })),
    ],
  };
  return letterPdf({
    ...of,
    title: sums.title(year.year),
    subject: sums.subject(year.year, of.holder),
    before: sums.lead(periodOf(year)),
    table: (sheet) => drawFigures(sheet, table),
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
      ...figuresOf(minor).map((sum) => ({ figure: decimalText(sum) })),
      currency,
    ]),
  );
  return [csv.head(sums.head), ...lines].join('');
}
