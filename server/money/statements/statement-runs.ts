import { otherFaces } from './statement-faces.ts';
import type { Pdf } from './pdf.ts';

/** A stretch of text in one font. */
export interface Run {
  text: string;
  /** The font's file. */
  font: string;
}

/**
 * The letters each font has: asked of the open font once, because it lists them again on each call.
 */
const known = new Map<string, ReadonlySet<number>>();

function has(doc: Pdf, font: string, letter: string): boolean {
  let letters = known.get(font);
  if (letters === undefined) {
    doc.font(font);
    letters = new Set(
      (doc as unknown as { _font: { font: { characterSet: number[] } } })._font.font.characterSet,
    );
    known.set(font, letters);
  }
  return letters.has(letter.codePointAt(0) ?? 0);
}

/** The marks that only change the letter before them. */
const joined = /[\p{Mark}\p{Format}\p{Emoji_Modifier}]/u;
/** Of these, what asks for a colour: paper is drawn in ink. */
const colouring = /[\p{Variation_Selector}\p{Emoji_Modifier}]/u;

const fontOf = (doc: Pdf, letter: string, own: string): string | undefined =>
  has(doc, own, letter)
    ? own
    : otherFaces.find(({ file, letters }) => letters.test(letter) && has(doc, file, letter))?.file;

/**
 * A text in stretches of one font each: our own, and for the letters it lacks another that has
 * them. A letter that none has is a question mark, so that a line keeps its place and never shows
 * an empty box.
 */
export function runsOf(doc: Pdf, text: string, own: string): Run[] {
  const runs: Run[] = [];
  const add = (letter: string, font: string) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  };
  for (const letter of text.normalize('NFC')) {
    const before = runs.at(-1)?.font ?? own;
    if (joined.test(letter)) {
      if (!colouring.test(letter) && has(doc, before, letter)) add(letter, before);
      continue;
    }
    const font = letter === '\n' ? own : fontOf(doc, letter, own);
    if (font === undefined) add('?', own);
    else add(letter, font);
  }
  return withSpacesInside(runs, own);
}

/**
 * A space between two stretches of one font belongs to them: words that are read from the right
 * keep their order.
 */
function withSpacesInside(runs: readonly Run[], own: string): Run[] {
  const whole: Run[] = [];
  for (const [index, run] of runs.entries()) {
    const last = whole.at(-1);
    const next = runs[index + 1];
    const isGap =
      run.font === own &&
      run.text.trim() === '' &&
      last !== undefined &&
      last.font !== own &&
      next?.font === last.font;
    if (last !== undefined && (isGap || run.font === last.font)) last.text += run.text;
    else whole.push({ ...run });
  }
  return whole;
}
