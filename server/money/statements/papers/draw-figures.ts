import type { Sheet } from '../sheet.ts';
import {
  decorate,
  heightOf,
  paper,
  part,
  rowHead,
  rule,
  write,
  writeFigure,
} from '../statement-parts.ts';

/** A table of figures: each row begins with its name; the columns of figures have one width. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly { name: string; figures: readonly string[]; strong?: true }[];
}

const nameWidth = 124;
const gap = 6;
const padding = 7;
const headStyle = { face: 'bold', size: 7.5, ink: 'quiet' } as const;

/** Draws it tagged, with a head for each column and each row; no row is split. */
export function drawFigures(sheet: Sheet, { head, rows }: FigureTable): void {
  const { doc } = sheet;
  const width = (paper.right - paper.left - nameWidth) / (head.length - 1);
  const placeOf = (index: number) =>
    index === 0
      ? { x: paper.left, width: nameWidth - gap }
      : { x: paper.left + nameWidth + (index - 1) * width + gap, width: width - gap };
  const table = part(doc, 'Table');
  doc.addStructure(table);
  const headHeight = Math.max(
    ...head.map((text, index) => heightOf(doc, text, { ...headStyle, ...placeOf(index) })),
  );
  sheet.reserve(headHeight + padding);
  const top = sheet.y;
  table.add(
    part(
      doc,
      'TR',
      head.map((text, index) =>
        part(doc, 'TH', () =>
          write(doc, text, {
            ...headStyle,
            ...placeOf(index),
            y: top,
            align: index === 0 ? 'left' : 'right',
          }),
        ),
      ),
    ),
  );
  sheet.y += headHeight + padding;
  decorate(doc, () => rule(doc, sheet.y, { ink: 'ink', width: 1 }));
  for (const { name, figures, strong } of rows) {
    const nameStyle = { face: 'bold', size: 9, ...placeOf(0) } as const;
    const height = heightOf(doc, name, nameStyle);
    sheet.reserve(height + 2 * padding);
    sheet.y += padding;
    const { y } = sheet;
    const face = strong ? 'bold' : 'regular';
    table.add(
      part(doc, 'TR', [
        rowHead(doc, () => write(doc, name, { ...nameStyle, y })),
        ...figures.map((figure, index) =>
          part(doc, 'TD', () =>
            writeFigure(doc, figure, { ...placeOf(index + 1), y, face, align: 'right' }),
          ),
        ),
      ]),
    );
    sheet.y += height + padding;
    decorate(doc, () => rule(doc, sheet.y));
  }
  table.end();
}
