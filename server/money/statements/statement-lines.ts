import { runsOf, type Run } from './statement-runs.ts';
import type { Pdf } from './pdf.ts';

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

/** What stays on one line, with the space behind it. */
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
export function linesOf(doc: Pdf, text: string, { own, size, width }: Setting): Line[] {
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
export function drawLine(
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
