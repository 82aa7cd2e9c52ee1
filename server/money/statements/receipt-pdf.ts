import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { exactMoments } from '../../../contract/values/exact-moment.ts';
import type { Language } from '../../../contract/values/language.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import {
  nextStep,
  receiptLines,
  receiptParty,
  receiptTitle,
  stepMeaning,
  type ReceiptPart,
} from '../../../contract/money/receipt-words.ts';
import type { OwnAccount } from '../../../contract/money/transfer-words.ts';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { openPdf, type Pdf } from './pdf.ts';
import { statementTextsIn } from './statement-texts-in.ts';
import { wordsIn } from './words-in.ts';
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
  type TextPlace,
} from './statement-parts.ts';

const moments = {
  en: exactMoments(bankTimeZone, 'en-US'),
  es: exactMoments(bankTimeZone, 'es-US'),
};
const accountText = (text: string) => (/^\d{9}$/.test(text) ? grouped(text) : text);

function signedText({
  minor,
  currency,
  direction,
}: Pick<ReceiptPart & { kind: 'money' }, 'minor' | 'currency' | 'direction'>): string {
  if (direction === 'debit') return formatMoney({ minor: -minor, currency });
  return `${direction === 'credit' ? '+' : ''}${formatMoney({ minor, currency })}`;
}

function partText(said: ReceiptPart, language: Language): string {
  if (said.kind === 'money') return signedText(said);
  if (said.kind === 'moment') return moments[language](new Date(said.at));
  if (said.kind === 'account')
    return `${said.label === undefined ? '' : `${said.label} `}${accountText(said.text)}`;
  return said.text;
}

const nameColumn = { x: paper.left, width: 110, ink: 'quiet' } as const;
const valueColumn = { x: 156, width: paper.right - 156 } as const;
const padding = 3.5;

const wide = { x: paper.left, width: paper.right - paper.left } as const;

/** The holder whose receipt it is, and when it is drawn. */
interface Reader {
  holder: string;
  own: readonly OwnAccount[];
  now: Date;
  language: Language;
}

function drawHead(
  sheet: Sheet,
  receipt: TransferReceipt,
  { holder, own, now, language }: Reader,
): void {
  const words = wordsIn[language];
  const { doc } = sheet;
  const { amount, currency, transactionType: direction, status } = receipt;
  const party = receiptParty(receipt, own, words);
  const top = sheet.y;
  const title = sheet.line(words.receipt.receipt, {
    ...wide,
    width: 300,
    face: 'display',
    size: 22,
  });
  sheet.y += 6;
  const owner = sheet.line(holder, { ...wide, width: 300, face: 'bold', size: 10 });
  const right = { x: 352, width: 220, align: 'right' } as const;
  const kind = () =>
    write(doc, receiptTitle(receipt, words.receipt), { ...right, y: top + 6, face: 'bold' });
  const when = () =>
    write(doc, words.receipt.asOf(moments[language](now)), {
      ...right,
      y: top + 20,
      size: 8,
      ink: 'quiet',
    });
  sheet.y += 18;
  const sum = sheet.line(signedText({ minor: amount, currency, direction }), {
    ...wide,
    face: 'display',
    size: 26,
  });
  sheet.y += 2;
  const other = sheet.line(party, { ...wide, size: 10 });
  sheet.y += 2;
  const state = sheet.line(words.receipt.statuses[status], {
    ...wide,
    face: 'bold',
    size: 10,
  });
  doc.addStructure(
    part(doc, 'Sect', [
      part(doc, 'H1', title),
      ...[owner, kind, when, sum, other, state].map((draw) => part(doc, 'P', draw)),
    ]),
  );
  sheet.y += 18;
}

const placeOf = (said: ReceiptPart): Omit<TextPlace, 'y'> => {
  if (said.kind === 'name') return { ...valueColumn, face: 'bold' };
  return said.kind === 'account' && said.label !== undefined
    ? { ...valueColumn, ink: 'quiet' }
    : valueColumn;
};

function drawLines(sheet: Sheet, receipt: TransferReceipt, { own, language }: Reader): void {
  const { doc } = sheet;
  const table = part(doc, 'Table');
  doc.addStructure(table);
  decorate(doc, () => rule(doc, sheet.y));
  for (const { name, parts } of receiptLines(receipt, own, wordsIn[language])) {
    const heights = parts.map((said) => heightOf(doc, partText(said, language), placeOf(said)));
    sheet.reserve(heights.reduce((sum, height) => sum + height, 2 * padding));
    sheet.y += padding;
    const { y } = sheet;
    const texts = parts.map((said) => sheet.line(partText(said, language), placeOf(said)));
    table.add(
      part(doc, 'TR', [
        rowHead(doc, () => write(doc, name, { ...nameColumn, y })),
        part(doc, 'TD', texts),
      ]),
    );
    sheet.y += padding;
    decorate(doc, () => rule(doc, sheet.y));
  }
  table.end();
}

function drawSteps(sheet: Sheet, receipt: TransferReceipt, language: Language): void {
  const { receipt: texts } = wordsIn[language];
  const exact = moments[language];
  const { doc } = sheet;
  sheet.y += 18;
  sheet.reserve(60);
  doc.addStructure(
    part(doc, 'H2', sheet.line(texts.status, { ...wide, face: 'display', size: 14 })),
  );
  const said = receipt.steps.map(({ status, at, reason }) => ({
    what: stepMeaning(status, receipt, texts),
    more: [exact(new Date(at)), reason ?? []].flat().join('\n'),
  }));
  const next = nextStep(receipt, exact, texts);
  for (const { what, more } of [
    ...said,
    ...(next === undefined ? [] : [{ what: next, more: '' }]),
  ]) {
    sheet.y += 7;
    sheet.reserve(heightOf(doc, `${what}\n${more}`, wide));
    doc.addStructure(
      part(doc, 'P', sheet.line(what, { ...wide, face: more === '' ? 'regular' : 'bold' })),
    );
    if (more !== '') doc.addStructure(part(doc, 'P', sheet.line(more, { ...wide, ink: 'quiet' })));
  }
}

/**
 * The receipt of one order as PDF, tagged, in the words of the screen; times are the bank's. It can
 * be read while it is written.
 */
export async function receiptPdf(receipt: TransferReceipt, reader: Reader): Promise<Pdf> {
  const { receipt: texts } = wordsIn[reader.language];
  const title = texts.titleOf(receipt.reference);
  const doc = await openPdf({
    title,
    subject: texts.subjectOf(receiptTitle(receipt, texts), reader.holder),
    locale: statementTextsIn[reader.language].locale,
  });
  const sheet = new Sheet(doc, title);
  drawHead(sheet, receipt, reader);
  drawLines(sheet, receipt, reader);
  drawSteps(sheet, receipt, reader.language);
  drawFeet(doc, statementTextsIn[reader.language].page);
  doc.end();
  return doc;
}
