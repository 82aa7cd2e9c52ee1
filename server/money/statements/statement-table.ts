import { setImmediate } from 'node:timers/promises';
import { formatUsd } from '../../../contract/values/money.ts';
import { drawRunningHead } from './statement-letterhead.ts';
import type { MovementToCome } from './movements-to-come.ts';
import { detailsText, type StatementLine } from './statement-line.ts';
import type { StatementTexts } from './statement-texts-in.ts';
import type { Pdf } from './pdf.ts';
import {
  decorate,
  heightOf,
  paper,
  part,
  rule,
  write,
  writeFigure,
  type TextPlace,
} from './statement-parts.ts';

const columns = {
  date: { x: 40, width: 58 },
  description: { x: 98, width: 216 },
  type: { x: 322, width: 76 },
  amount: { x: 398, width: 84 },
  balance: { x: 486, width: 86 },
} as const;

type ColumnName = keyof typeof columns;

const padding = 4.5;
const rowsAtOnce = 25;
const headHeight = 20;

/** One row: what it says in each column, in the order it is read out. */
interface Row {
  cells: Partial<Record<ColumnName, Cell>>;
}

interface Cell {
  text: string;
  /** Quieter, on lines of its own below. */
  below?: string;
  figure?: true;
  strong?: true;
}

const isFigure = (name: ColumnName) => name === 'amount' || name === 'balance';
const placeOf = (name: ColumnName, { strong }: Cell) =>
  ({ width: columns[name].width, size: 9, face: strong ? 'bold' : 'regular' }) as const;
const belowStyle = { size: 7.5, ink: 'quiet' } as const;

function cellHeight(doc: Pdf, name: ColumnName, cell: Cell): number {
  if (cell.figure) return 12;
  const below = cell.below
    ? heightOf(doc, cell.below, { ...belowStyle, width: columns[name].width })
    : 0;
  return heightOf(doc, cell.text, placeOf(name, cell)) + below;
}

function drawCell(doc: Pdf, name: ColumnName, cell: Cell, y: number): void {
  const place: TextPlace = { ...placeOf(name, cell), x: columns[name].x, y };
  if (cell.figure) return writeFigure(doc, cell.text, { ...place, align: 'right' });
  write(doc, cell.text, place);
  if (cell.below)
    write(doc, cell.below, {
      ...belowStyle,
      x: place.x,
      width: place.width,
      y: y + heightOf(doc, cell.text, place),
    });
}

const names = Object.keys(columns) as ColumnName[];

function drawHead(doc: Pdf, texts: StatementTexts, y: number): void {
  for (const name of names) {
    write(doc, texts.columns[name], {
      x: columns[name].x,
      width: columns[name].width,
      y,
      face: 'bold',
      size: 7.5,
      ink: 'quiet',
      align: isFigure(name) ? 'right' : 'left',
    });
  }
}

/** An amount with its sign: what came in, what went out. */
const signed = (minor: bigint) => `${minor > 0n ? '+' : ''}${formatUsd(minor)}`;

export function entryRow(texts: StatementTexts, line: StatementLine): Row {
  const { day, valueDate, kind, reference, amountMinor, balanceMinor } = line;
  const details = texts.details(detailsText(texts, line));
  return {
    cells: {
      date: {
        text: texts.shortDay(day),
        ...(valueDate === day ? {} : { below: texts.valueDate(texts.shortDay(valueDate)) }),
      },
      // The other person comes first; the note is below.
      description:
        details === ''
          ? { text: reference, strong: true }
          : {
              text: details,
              strong: true,
              below: reference,
            },
      type: { text: texts.types[kind] },
      amount: { text: signed(amountMinor), figure: true, strong: true },
      balance: { text: formatUsd(balanceMinor), figure: true },
    },
  };
}

/** A row that names the rows below it. */
export const titleRow = (title: string): Row => ({
  cells: { description: { text: title, strong: true } },
});

/** Money that is not posted yet: it has no balance. */
export function comingRow(
  texts: StatementTexts,
  { kind, name, day, plannedDay, amountMinor }: MovementToCome,
): Row {
  return {
    cells: {
      date: {
        text: texts.shortDay(day),
        ...(plannedDay === day ? {} : { below: texts.valueDate(texts.shortDay(plannedDay)) }),
      },
      description: { text: kind === 'interest' ? texts.earnedSoFar : name },
      type: { text: texts.coming[kind] },
      amount: { text: signed(amountMinor), figure: true },
    },
  };
}

export function balanceRow(
  texts: StatementTexts,
  day: string,
  title: string,
  balanceMinor: bigint,
): Row {
  return {
    cells: {
      date: { text: texts.shortDay(day) },
      description: { text: title, strong: true },
      balance: { text: formatUsd(balanceMinor), figure: true, strong: true },
    },
  };
}

/**
 * Draws rows one below the other on as many pages as they need: no row is split, and every page has
 * the head.
 */
export async function drawTable(
  doc: Pdf,
  rows: Iterable<Row>,
  { top, runningTitle, texts }: { top: number; runningTitle: string; texts: StatementTexts },
): Promise<void> {
  const table = part(doc, 'Table');
  doc.addStructure(table);
  const headCells = (y: number) =>
    names.map((name) =>
      part(doc, 'TH', () => {
        const { x, width } = columns[name];
        write(doc, texts.columns[name], {
          x,
          width,
          y,
          face: 'bold',
          size: 7.5,
          ink: 'quiet',
          align: isFigure(name) ? 'right' : 'left',
        });
      }),
    );
  table.add(part(doc, 'TR', headCells(top)));
  decorate(doc, () => rule(doc, top + headHeight - 6, { ink: 'ink', width: 1 }));
  let y = top + headHeight - 6;

  let drawn = 0;
  for (const { cells } of rows) {
    // A long month takes seconds of work; other requests are let in between.
    if ((drawn += 1) % rowsAtOnce === 0) await setImmediate();
    const shown = names.flatMap((name) => (cells[name] ? [{ name, cell: cells[name] }] : []));
    const height =
      Math.max(...shown.map(({ name, cell }) => cellHeight(doc, name, cell))) + 2 * padding;
    if (y + height > paper.bottom) {
      doc.addPage();
      const head = drawRunningHead(doc, runningTitle) + 6;
      decorate(doc, () => {
        drawHead(doc, texts, head);
        rule(doc, head + headHeight - 6, { ink: 'ink', width: 1 });
      });
      y = head + headHeight - 6;
    }
    const textTop = y + padding;
    const cellOf = (name: ColumnName) =>
      part(doc, 'TD', cells[name] ? [() => drawCell(doc, name, cells[name] as Cell, textTop)] : []);
    table.add(part(doc, 'TR', names.map(cellOf)));
    y += height;
    const bottom = y;
    decorate(doc, () => rule(doc, bottom));
  }
  table.end();
}
