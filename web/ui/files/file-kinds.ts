import { choiceWriter } from '../values/format-names.ts';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.fileKinds;

/** Systems disagree about what XML is called. */
const mediaTypes = {
  JPG: ['image/jpeg'],
  PNG: ['image/png'],
  WebP: ['image/webp'],
  PDF: ['application/pdf'],
  XML: ['text/xml', 'application/xml'],
  // Named .ach, .txt or otherwise, which no browser knows for what it is.
  ACH: ['text/plain', 'application/octet-stream', ''],
};

/** A kind of file that people may hand in, by the name they know it under. */
export type FileKind = keyof typeof mediaTypes;

const either = choiceWriter();

/** `JPG or PNG`. */
export function kindNames(kinds: readonly FileKind[]): string {
  return either(kinds);
}

/** @returns the types that the browser's own file window offers. */
export function acceptedTypes(kinds: readonly FileKind[]): string {
  const types = kinds.flatMap((kind) => mediaTypes[kind]);
  return types.includes('') ? '' : types.join(',');
}

const otherPicture = /\.(?:heic|heif|avif|gif|bmp|tiff?)$/i;

/**
 * @returns true where a picture is wanted and a file is one of a kind that is not taken here, such
 * as a phone's HEIC: many a browser can draw it, and what it draws is taken.
 */
export const isOtherPicture = (
  { name, type }: { name: string; type: string },
  kinds: readonly FileKind[],
): boolean =>
  kinds.includes('JPG') &&
  type !== 'image/svg+xml' &&
  (type.startsWith('image/') || (type === '' && otherPicture.test(name))) &&
  !kinds.some((kind) => mediaTypes[kind].includes(type));

/** Says how to hand in a picture that this browser cannot read. */
export const unreadablePicture = ({ name }: { name: string }): string =>
  texts.thisBrowserCannotRead(name);

/**
 * @returns the reason why a file cannot be taken, with its name; nothing when it can. The server
 * decides again, from the content.
 */
export function wrongKind(
  file: { name: string; type: string },
  kinds: readonly FileKind[],
): string | undefined {
  if (kinds.some((kind) => mediaTypes[kind].includes(file.type))) return undefined;
  return texts.cannotBeUsedChooseA(file.name, kindNames(kinds));
}
