import { buffer } from 'node:stream/consumers';
import { formatUsd } from '../../../contract/values/money.ts';
import { drawFeet, drawLetterhead } from './statement-letterhead.ts';
import { openPdf, type Pdf } from './pdf.ts';
import { grouped, paper, part, write, writeFigure } from './statement-parts.ts';
import { drawSkyline } from './draw-skyline.ts';
import { balanceRow, comingRow, drawTable, entryRow, titleRow } from './statement-table.ts';
import type { Statement } from './read-statement.ts';
import type { StatementTexts } from './statement-texts-in.ts';

function drawOwner(
  doc: Pdf,
  { holder, account, type, first, last, isOver }: Statement,
  texts: StatementTexts,
  top: number,
): number {
  const period = texts.period(texts.longDay(first), texts.longDay(last));
  const left = { x: paper.left, width: 300 };
  const right = { x: 352, width: 220, size: 9, align: 'right' } as const;
  const title = () => write(doc, texts.title, { ...left, y: top, face: 'display', size: 22 });
  const owner = () => write(doc, holder, { ...left, y: top + 36, face: 'bold', size: 10 });
  const what = () =>
    write(doc, `${texts.accounts[type]} ${grouped(account)}`, {
      ...right,
      y: top + 6,
      face: 'bold',
    });
  const when = () => write(doc, period, { ...right, y: top + 20 });
  const state = () =>
    write(doc, isOver ? texts.whole : texts.soFar, {
      ...right,
      y: top + 33,
      size: 8,
      ink: 'quiet',
    });
  doc.addStructure(
    part(doc, 'Sect', [
      part(doc, 'H1', title),
      part(doc, 'P', owner),
      part(doc, 'P', what),
      part(doc, 'P', when),
      part(doc, 'P', state),
    ]),
  );
  return top + 60;
}

function drawSums(
  doc: Pdf,
  { openingMinor, inMinor, outMinor, closingMinor }: Statement,
  texts: StatementTexts,
  top: number,
): number {
  const sums = [
    [texts.opening, formatUsd(openingMinor)],
    [texts.moneyIn, `+${formatUsd(inMinor)}`],
    [texts.moneyOut, formatUsd(outMinor)],
    [texts.closing, formatUsd(closingMinor)],
  ] as const;
  const width = (paper.right - paper.left) / sums.length;
  doc.addStructure(
    part(
      doc,
      'Sect',
      sums.map(([name, figure], index) =>
        part(doc, 'P', () => {
          const place = { x: paper.left + index * width, width: width - 12 };
          write(doc, `${name} `, { ...place, y: top, size: 8, ink: 'quiet' });
          writeFigure(doc, figure, { ...place, y: top + 12, face: 'display', size: 14 });
        }),
      ),
    ),
  );
  return top + 38;
}

/**
 * Draws the statement as PDF: tagged, so that a screen reader walks its table, with selectable text
 * in embedded type. Parts that are drawn for the eye alone are marked so.
 */
export async function statementPdf(
  statement: Statement,
  texts: StatementTexts,
  madeAt?: Temporal.Instant,
): Promise<Buffer> {
  const { holder, account, type, month, lines, first, last, openingMinor } = statement;
  const { closingMinor, isOver, toCome } = statement;
  const { period, longDay } = texts;
  const title = `${texts.accounts[type]} ${grouped(account)}, ${period(longDay(first), longDay(last))}`;
  const doc = await openPdf({
    title: texts.documentTitle(title),
    subject: texts.documentSubject(month, holder),
    locale: texts.locale,
    madeAt,
  });
  const bytes = buffer(doc);
  let y = drawLetterhead(doc) + 22;
  y = drawOwner(doc, statement, texts, y);
  y = drawSums(doc, statement, texts, y + 8);
  y = drawSkyline(doc, statement.dayBalances, y + 6);
  const rows = function* () {
    yield balanceRow(texts, first, texts.opening, openingMinor);
    for (const line of lines) yield entryRow(texts, line);
    yield balanceRow(texts, last, isOver ? texts.closing : texts.balanceSoFar, closingMinor);
    if (toCome.length > 0) yield titleRow(texts.toCome);
    for (const movement of toCome) yield comingRow(texts, movement);
  };
  await drawTable(doc, rows(), { top: y + 16, runningTitle: title, texts });
  drawFeet(doc, texts.page);
  doc.end();
  return await bytes;
}
