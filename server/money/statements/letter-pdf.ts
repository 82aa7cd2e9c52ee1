import { bankFacts } from '../../../config/bank.ts';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { exactMoments } from '../../../contract/values/exact-moment.ts';
import type { Language } from '../../../contract/values/language.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { lettersTexts as spanish } from './letters.texts.es.ts';
import { lettersTexts as english } from './letters.texts.ts';
import { openPdf, type Pdf } from './pdf.ts';
import { Sheet } from './sheet.ts';
import { drawFeet } from './statement-letterhead.ts';
import {
  decorate,
  grouped,
  heightOf,
  paper,
  part,
  rowHead,
  rule,
  write,
} from './statement-parts.ts';
import { statementTextsIn } from './statement-texts-in.ts';

const texts = { en: english, es: spanish };

/** The customer of a letter, and the moment at which it is made. */
export interface LetterOf {
  holder: string;
  language: Language;
  now: Date;
}

const size = 10.5;
const wide = { x: paper.left, width: paper.right - paper.left, size } as const;
const names = { x: paper.left, width: 190, ink: 'quiet', size } as const;
const values = { x: 240, width: paper.right - 240, size } as const;
const padding = 6;

export interface LetterRow {
  name: string;
  value: string;
  /** It is to be typed or written by hand: a line is drawn below. */
  toFill?: boolean;
}

/** @returns what draws rows of a name and a value each. */
export const rowsTable =
  (rows: readonly LetterRow[]) =>
  (sheet: Sheet): void => {
    const { doc } = sheet;
    const table = part(doc, 'Table');
    doc.addStructure(table);
    decorate(doc, () => rule(doc, sheet.y));
    for (const { name, value, toFill = false } of rows) {
      sheet.reserve(Math.max(heightOf(doc, value, values), 0) + 2 * padding + (toFill ? 20 : 0));
      sheet.y += toFill ? padding + 20 : padding;
      const { y } = sheet;
      const text = sheet.line(value, { ...values, face: 'bold' });
      table.add(
        part(doc, 'TR', [
          rowHead(doc, () => write(doc, name, { ...names, y })),
          part(doc, 'TD', [text]),
        ]),
      );
      sheet.y = Math.max(sheet.y, y + heightOf(doc, name, names)) + padding;
      decorate(doc, () => rule(doc, sheet.y, toFill ? { ink: 'ink' } : {}));
    }
    table.end();
  };

interface Letter extends LetterOf {
  title: string;
  subject: string;
  before: string;
  /** Draws the table. */
  table: (sheet: Sheet) => void;
  after: readonly string[];
}

/** A letter on our letterhead, tagged: a title, a paragraph, a table and what follows it. */
export async function letterPdf({
  title,
  subject,
  before,
  table,
  after,
  language,
}: Letter): Promise<Pdf> {
  const { locale, page } = statementTextsIn[language];
  const doc = await openPdf({ title, subject, locale });
  const sheet = new Sheet(doc, title);
  const paragraph = (text: string) => {
    sheet.reserve(heightOf(doc, text, wide));
    doc.addStructure(part(doc, 'P', sheet.line(text, wide)));
    sheet.y += 14;
  };
  doc.addStructure(part(doc, 'H1', sheet.line(title, { ...wide, face: 'display', size: 22 })));
  sheet.y += 14;
  paragraph(before);
  table(sheet);
  sheet.y += 18;
  after.forEach(paragraph);
  drawFeet(doc, page);
  doc.end();
  return doc;
}

/** A form for an employer, tagged: where pay is deposited, and room to sign it by hand. */
export function directDepositForm(account: StoredAccount, of: LetterOf): Promise<Pdf> {
  const { form } = texts[of.language];
  const { accounts } = statementTextsIn[of.language];
  return letterPdf({
    ...of,
    title: form.title,
    subject: form.subject(of.holder),
    before: form.lead,
    table: rowsTable([
      { name: form.holder, value: of.holder },
      { name: form.bank, value: bankFacts.name },
      { name: form.routing, value: grouped(bankFacts.routingNumber) },
      { name: form.account, value: grouped(account.number) },
      { name: form.type, value: accounts[typeOfKind[account.kind]] },
      { name: form.howMuch, value: form.wholeOrPart, toFill: true },
      { name: form.employer, value: ' ', toFill: true },
      { name: form.signature, value: ' ', toFill: true },
      { name: form.date, value: ' ', toFill: true },
    ]),
    after: [],
  });
}

const moments = {
  en: exactMoments(bankTimeZone, 'en-US'),
  es: exactMoments(bankTimeZone, 'es-US'),
};

/** Draws the balances of the accounts at a moment, as a tagged PDF for another person to read. */
export function balanceLetter(own: readonly StoredAccount[], of: LetterOf): Promise<Pdf> {
  const { letter } = texts[of.language];
  const { accounts } = statementTextsIn[of.language];
  return letterPdf({
    ...of,
    title: letter.title,
    subject: letter.subject(of.holder),
    before: letter.lead(of.holder, moments[of.language](of.now)),
    table: rowsTable([
      ...own.map(({ kind, number, postedMinor, availableMinor }) => ({
        name: letter.ending(accounts[typeOfKind[kind]], number.slice(-4)),
        value:
          formatUsd(postedMinor) +
          (availableMinor === postedMinor
            ? ''
            : `\n${letter.available(formatUsd(availableMinor))}`),
      })),
      {
        name: letter.total,
        value: formatUsd(own.reduce((sum, { postedMinor }) => sum + postedMinor, 0n)),
      },
    ]),
    after: [letter.after, letter.toCheck(bankFacts.phone)],
  });
}
