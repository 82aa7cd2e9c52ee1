import { join } from 'node:path';
import type { Pdf } from './pdf.ts';

const fontFile = (name: string) => join(import.meta.dirname, 'fonts', `${name}.ttf`);

/** Our own type: what every statement is set in. */
export const ownFaces = {
  regular: fontFile('public-sans-regular'),
  bold: fontFile('public-sans-bold'),
  display: fontFile('besley-medium'),
} as const;

export type OwnFace = keyof typeof ownFaces;

interface OtherFace {
  file: string;
  /** The letters looked for here, so that no other file is opened for them. */
  letters: RegExp;
}

/**
 * Type for the letters that ours lacks: names and references come from all over the world. A file
 * is opened only when a letter of its kind appears.
 */
const otherFaces: readonly OtherFace[] = [
  {
    file: fontFile('noto-sans-greek-cyrillic'),
    letters: /[\p{Script=Greek}\p{Script=Cyrillic}\p{Sc}№]/u,
  },
  { file: fontFile('noto-sans-arabic'), letters: /\p{Script_Extensions=Arabic}/u },
  { file: fontFile('noto-sans-hebrew'), letters: /\p{Script_Extensions=Hebrew}/u },
  { file: fontFile('noto-sans-devanagari'), letters: /\p{Script_Extensions=Devanagari}/u },
  { file: fontFile('noto-sans-thai'), letters: /\p{Script_Extensions=Thai}/u },
  { file: fontFile('noto-sans-armenian'), letters: /\p{Script_Extensions=Armenian}/u },
  { file: fontFile('noto-sans-georgian'), letters: /\p{Script_Extensions=Georgian}/u },
  { file: fontFile('hangul'), letters: /\p{Script=Hangul}/u },
  { file: fontFile('noto-emoji'), letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u },
  // Chinese and Japanese with their punctuation; last, because it is the largest by far.
  {
    file: fontFile('droid-sans-fallback'),
    letters: /[\p{Letter}\p{Punctuation}\p{Symbol}\p{Number}]/u,
  },
];

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
