import type { Pdf } from './pdf.ts';
import { type OwnFace, ownFaces, type Run, runsOf } from './statement-runs.ts';

/** The light theme's ink and lines, for paper. */
export const inks = {
  ink: '#0C2229',
  quiet: '#435B64',
  line: '#BECBCA',
  tarn: '#0F4C5C',
  gorse: '#B8860B',
} as const;

/** US letter, in points; margins of 14 mm left and right, 16 mm above. */
export const paper = {
  width: 612,
  height: 792,
  left: 40,
  right: 572,
  top: 45,
  bottom: 728,
} as const;

export interface TextPlace {
  x: number;
  y: number;
  width: number;
  face?: OwnFace;
  size?: number;
  ink?: keyof typeof inks;
  align?: 'left' | 'right';
}

const lineGap = 1.5;

/**
 * The text as our own type sets it, or `others` when some of its letters are in other fonts. Leaves
 * our own face and the ink chosen.
 */
function prepare(
  doc: Pdf,
  text: string,
  { face = 'regular', size = 9, ink = 'ink' }: TextPlace,
): { set: string; others: boolean } {
  const own = ownFaces[face];
  const runs = runsOf(doc, text, own);
  doc.font(own).fontSize(size).fillColor(inks[ink]);
  return {
    set: runs.map((run) => run.text).join(''),
    others: runs.some(({ font }) => font !== own),
  };
}

const linesAt = (
  doc: Pdf,
  text: string,
  { face = 'regular', size = 9, width }: Omit<TextPlace, 'x' | 'y'>,
) => linesOf(doc, text, { own: ownFaces[face], size, width });

/** From line to line, in our own type, whatever fonts the letters are in. */
const lineHeight = (doc: Pdf, { face = 'regular', size = 9 }: Pick<TextPlace, 'face' | 'size'>) =>
  doc.font(ownFaces[face]).fontSize(size).currentLineHeight(true) + lineGap;

/** Measures the height of a text that is wrapped at its place. */
export function heightOf(doc: Pdf, text: string, place: Omit<TextPlace, 'x' | 'y'>): number {
  const { set, others } = prepare(doc, text, { ...place, x: 0, y: 0 });
  if (others) return linesAt(doc, text, place).length * lineHeight(doc, place);
  return doc.heightOfString(set, { lineGap, width: place.width });
}

/** Sets a text at its place, wrapped at its width. Only our own texts are set at the right. */
export function write(doc: Pdf, text: string, place: TextPlace): void {
  const { x, y, width, size = 9, align = 'left' } = place;
  const { set, others } = prepare(doc, text, place);
  if (!others) {
    doc.text(set, x, y, { lineGap, width, align });
    return;
  }
  const height = lineHeight(doc, place);
  const ascent = ((doc as unknown as { _font: { ascender: number } })._font.ascender * size) / 1000;
  for (const [index, line] of linesAt(doc, text, place).entries())
    drawLine(doc, line, { x, baseline: y + index * height + ascent, size });
}

/** Digits of one width, so that figures are aligned in columns. */
const figureSetting = ['kern', 'tnum', 'lnum'] as const;

/** Sets one line that must not wrap: a figure too wide for its column is set smaller. */
export function writeFigure(doc: Pdf, text: string, place: TextPlace): void {
  const { x, y, width, size = 9, align = 'left' } = place;
  const { set } = prepare(doc, text, place);
  const options = { features: [...figureSetting] };
  const fitted = Math.min(size, (size * width) / doc.widthOfString(set, options));
  doc.fontSize(fitted);
  doc.text(set, align === 'right' ? x + width - doc.widthOfString(set, options) : x, y, {
    ...options,
    lineBreak: false,
  });
}

export function rule(
  doc: Pdf,
  y: number,
  { ink = 'line', width = 0.5 }: { ink?: keyof typeof inks; width?: number } = {},
): void {
  doc.moveTo(paper.left, y).lineTo(paper.right, y).lineWidth(width).strokeColor(inks[ink]).stroke();
}

/** Draws what a reader of the text alone may skip. */
export function decorate(doc: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

type Children = NonNullable<Parameters<Pdf['struct']>[2]>;

/**
 * A part of the text's structure; what draws its content runs when the part is added. Without
 * children it stays open for more.
 */
export function part(
  doc: Pdf,
  tag: 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD',
  children?: Children,
) {
  // Marks the head of a column, for a screen reader that reads the table cell by cell.
  const options: { scope?: string; title?: string } = tag === 'TH' ? { scope: 'Column' } : {};
  return children === undefined ? doc.struct(tag, options) : doc.struct(tag, options, children);
}

/** The head of a row, for a screen reader that reads a table cell by cell. */
export function rowHead(doc: Pdf, draw: () => void) {
  const options: { scope?: string; title?: string } = { scope: 'Row' };
  return doc.struct('TH', options, [draw]);
}

/** Nine digits in threes, on one line. */
export const grouped = (number: string) => number.replaceAll(/(\d{3})(?=\d)/g, '$1\u00A0');

/** A line as it is set: from left to right, each stretch in its font. */
type Line = readonly Run[];

interface Setting {
  /** The file of the font the text is meant for. */
  own: string;
  size: number;
  width: number;
}

const words = new Intl.Segmenter('en-US', { granularity: 'word' });
const letters = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Where a line may end without a space. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Extended_Pictographic}]/u;

/** Shaped as a whole, so that letters join, and words from the right stay in their order. */
const features: [] = [];

const widthOfRun = (doc: Pdf, { text, font }: Run, size: number) =>
  doc.font(font).fontSize(size).widthOfString(text, { features });
const widthOf = (doc: Pdf, line: Line, size: number) =>
  line.reduce((sum, run) => sum + widthOfRun(doc, run, size), 0);

/** Lists the parts of a text that stay on one line, each with the space behind it. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = units.at(-1);
    if (last === undefined || (/\s$/.test(last) && segment.trim() !== '') || unspaced.test(segment))
      units.push(segment);
    else units[units.length - 1] = last + segment;
  }
  return units;
}

/** A text of many fonts in lines no wider than its place. */
function linesOf(doc: Pdf, text: string, { own, size, width }: Setting): Line[] {
  const fits = (candidate: string) =>
    widthOf(doc, runsOf(doc, candidate.trimEnd(), own), size) <= width;
  const lines: string[] = [];
  let line = '';
  const take = (unit: string) => {
    if (fits(line + unit)) line += unit;
    else {
      if (line !== '') lines.push(line);
      line = unit;
    }
  };
  for (const unit of unitsOf(text)) {
    if (fits(unit)) take(unit);
    else for (const { segment } of letters.segment(unit)) take(segment);
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => runsOf(doc, each.trimEnd(), own));
}

/** Draws one line on its baseline. */
function drawLine(
  doc: Pdf,
  line: Line,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): void {
  let left = x;
  for (const run of line) {
    const width = widthOfRun(doc, run, size);
    doc.text(run.text, left, baseline, { features, lineBreak: false, baseline: 'alphabetic' });
    left += width;
  }
}
