import { bankFacts } from '../../../config/bank.ts';
import type { Pdf } from './pdf.ts';
import { decorate, inks, paper, part, rule, write } from './statement-parts.ts';

const lark = [
  'M2 35.5 10.5 31.8C16 29.6 20 27 24.5 24.2 29 21.3 33 18.6 37 17.6c2-.5 4 .2 4.9 1.7L46.5 ' +
    '20.6 42.2 22.5C41.2 26.4 36.5 30 30.5 31.6 24.5 33.2 18 33.3 12 34.2L5.5 38.8 7.2 34.9Z',
  'M34.5 20.5C31 12.5 22.5 4.5 9.5 1.5 13 6.5 15 9.5 16.2 12.6 14.5 12 12.8 11.7 11 11.6 14.5 ' +
    '15 17.5 18 19 22.5 21 27 30.5 27 34.5 20.5Z',
  'M35.6 17.9C34.8 12.5 36.2 6.5 40.5 1 41.8 7 41.6 12.5 39.7 17.6Z',
];
const moor = [
  'M-1 29.5C7 25.5 12 25 18 28S31 31 41 25.5',
  'M-1 34C8 30 13 30 19 32.5S32 35 41 30.5',
  'M-1 38.5C8 35 13 35 19 37S32 39 41 35.5',
];

/** The mark: the lark over three contour lines. */
function drawMark(doc: Pdf, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 40);
  doc.roundedRect(0, 0, 40, 40, 9).clip().rect(0, 0, 40, 40).fill('#0B2E38');
  doc.lineWidth(1.6).strokeColor('#8FC3CE');
  for (const line of moor) doc.path(line).stroke();
  doc.translate(6.6, 3.2).scale(0.57);
  for (const feather of lark) doc.path(feather).fill('#F2C14E');
  doc.restore();
}

const markSize = 30;

/**
 * The bank's own head of the first page; on the next ones a quiet line says whose statement goes
 * on.
 */
export function drawLetterhead(doc: Pdf): number {
  decorate(doc, () => drawMark(doc, paper.left, paper.top, markSize));
  const address = () =>
    write(doc, `${bankFacts.address}\n${bankFacts.phone} · ${bankFacts.email}`, {
      x: 320,
      y: paper.top + 3,
      width: 252,
      size: 8.5,
      ink: 'quiet',
      align: 'right',
    });
  const wordmark = () =>
    write(doc, bankFacts.name, {
      x: paper.left + markSize + 10,
      y: paper.top + 3,
      width: 240,
      face: 'display',
      size: 19,
    });
  doc.addStructure(part(doc, 'Sect', [part(doc, 'P', wordmark), part(doc, 'P', address)]));
  const bottom = paper.top + markSize + 12;
  decorate(doc, () => rule(doc, bottom, { ink: 'ink', width: 1.5 }));
  return bottom;
}

/** The head of every page but the first. */
export function drawRunningHead(doc: Pdf, title: string): number {
  decorate(doc, () => {
    write(doc, bankFacts.name, {
      x: paper.left,
      y: paper.top - 4,
      width: 200,
      face: 'display',
      size: 11,
    });
    write(doc, title, {
      x: 240,
      y: paper.top - 2,
      width: 332,
      size: 8.5,
      ink: 'quiet',
      align: 'right',
    });
    doc.strokeColor(inks.ink);
  });
  return paper.top + 14;
}

/** Written last, when the number of pages is known. */
export function drawFeet(doc: Pdf, pageText: (page: number, count: number) => string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    rule(doc, 746);
    write(doc, `${bankFacts.name} · ${bankFacts.address} · ${bankFacts.phone}`, {
      x: paper.left,
      y: 752,
      width: 420,
      size: 7.5,
      ink: 'quiet',
    });
    write(doc, pageText(page + 1, count), {
      x: 472,
      y: 752,
      width: 100,
      size: 7.5,
      ink: 'quiet',
      align: 'right',
    });
    doc.endMarkedContent();
  }
}
