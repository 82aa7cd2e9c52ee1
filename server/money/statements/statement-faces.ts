import { join } from 'node:path';

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
  /** What is looked for here, so that no other file is opened for it. */
  letters: RegExp;
}

/**
 * Type for the letters that ours lacks: names and references come from all over the world. A file
 * is opened only when a letter of its kind appears.
 */
export const otherFaces: readonly OtherFace[] = [
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
