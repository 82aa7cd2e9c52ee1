import { bankFacts } from '../../../../config/bank.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { decimalText, formatUsd } from '../../../../contract/values/money.ts';
import { typeOfKind } from '../../accounts/account-view.ts';
import { csvWriter } from '../csv-line.ts';
import { type LetterOf, letterPdf, rowsTable } from '../letter-pdf.ts';
import { papersTextsIn } from '../papers-texts-in.ts';
import type { Pdf } from '../pdf.ts';
import { grouped } from '../statement-parts.ts';
import { statementTextsIn } from '../statement-texts-in.ts';
import type { AccountYear, Year } from './read-year.ts';

/** From here on the IRS wants a Form 1099-INT of the interest that a bank paid a person in a year. */
const formFromMinor = 1_000n;

const totalOf = ({ accounts }: Year): bigint =>
  accounts.reduce((sum, { interestMinor }) => sum + interestMinor, 0n);

/** Savings, and any other that interest was posted to. */
const bearing = ({ accounts }: Year): AccountYear[] =>
  accounts.filter(
    ({ account: { kind }, interestMinor }) => kind === 'savings' || interestMinor !== 0n,
  );

function neededText(year: Year, language: Language): string {
  const { form } = papersTextsIn[language].interest;
  if (totalOf(year) >= formFromMinor) return year.isOver ? form.needed : form.neededSoFar;
  return year.isOver ? form.notNeeded : form.notNeededSoFar;
}

/** The figures of a Form 1099-INT for the customer's records, tagged: it is not the form. */
export function interestPdf(year: Year, of: LetterOf): Promise<Pdf> {
  const { interest, periodOf } = papersTextsIn[of.language];
  const { accounts } = statementTextsIn[of.language];
  return letterPdf({
    ...of,
    title: interest.title(year.year),
    subject: interest.subject(year.year, of.holder),
    before: interest.lead(periodOf(year)),
    table: rowsTable([
      { name: interest.payer, value: `${bankFacts.name}\n${bankFacts.address}` },
      { name: interest.recipient, value: of.holder },
      { name: interest.taxNumber, value: interest.notOnPaper },
      ...bearing(year).map(({ account: { kind, number }, interestMinor }) => ({
        name: interest.ofAccount(accounts[typeOfKind[kind]], grouped(number)),
        value: formatUsd(interestMinor),
      })),
      { name: interest.box1, value: formatUsd(totalOf(year)) },
      { name: interest.box4, value: formatUsd(0n) },
      { name: interest.form.name, value: neededText(year, of.language) },
    ]),
    after: interest.after,
  });
}

/** The same as lines: one an account, and one of all of them, which alone says of the form. */
export function interestCsv(year: Year, language: Language, forSpreadsheets: boolean): string {
  const { interest } = papersTextsIn[language];
  const { accounts } = statementTextsIn[language];
  const csv = csvWriter(forSpreadsheets);
  const [from, to] = [{ figure: year.first }, { figure: year.last }];
  const line = (account: readonly [string, string], minor: bigint, needed: string) =>
    csv.line([
      from,
      to,
      bankFacts.name,
      ...account,
      { figure: decimalText(minor) },
      { figure: decimalText(0n) },
      'USD',
      needed,
    ]);
  return [
    csv.head(interest.head),
    ...bearing(year).map(({ account: { kind, number }, interestMinor }) =>
      line([number, accounts[typeOfKind[kind]]], interestMinor, ''),
    ),
    line(['', interest.all], totalOf(year), neededText(year, language)),
  ].join('');
}
