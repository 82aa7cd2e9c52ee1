import type { Pdf } from './pdf.ts';
import { decorate, inks, paper } from './statement-parts.ts';

const height = 46;
const contours = 9;

interface Point {
  x: number;
  y: number;
}

/** The crest as a soft line through the middles between its points. */
function trace(doc: Pdf, points: readonly Point[]): void {
  const [first, ...rest] = points;
  if (!first) return;
  doc.moveTo(first.x, first.y);
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1];
    if (next)
      doc.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
    else doc.lineTo(point.x, point.y);
  }
}

/**
 * The balance at the end of each day as a hill of contour lines, the way the app draws it. It says
 * nothing that the table does not say.
 */
export function drawSkyline(doc: Pdf, balances: readonly bigint[], top: number): number {
  const values = balances.map(Number);
  const low = Math.min(...values, 0);
  const high = Math.max(...values, 1);
  const step = (paper.right - paper.left) / Math.max(1, values.length - 1);
  const foot = top + height;
  decorate(doc, () => {
    doc
      .save()
      .rect(paper.left, top - 4, paper.right - paper.left, height + 4)
      .clip();
    for (let line = 0; line < contours; line += 1) {
      const share = 1 - line / contours;
      trace(
        doc,
        values.map((value, index) => ({
          x: paper.left + index * step,
          y: foot - ((value - low) / (high - low)) * height * share,
        })),
      );
      doc
        .lineWidth(line === 0 ? 1.2 : 0.5)
        .strokeOpacity(line === 0 ? 1 : 0.25 + share / 3)
        .strokeColor(inks.tarn)
        .stroke();
    }
    doc.restore();
    doc
      .moveTo(paper.left, foot)
      .lineTo(paper.right, foot)
      .lineWidth(0.75)
      .strokeOpacity(1)
      .strokeColor(inks.ink)
      .stroke();
  });
  return foot;
}
