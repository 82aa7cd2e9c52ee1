import { listOf } from './numbers.ts';

/** Pictures we can read; each is drawn again before it is kept. */
export const pictureKinds = ['jpeg', 'png', 'webp'] as const;

/** The kinds of files that a customer may hand in. */
export const fileKinds = [...pictureKinds, 'pdf'] as const;
export type FileKind = (typeof fileKinds)[number] | 'xml' | 'ach';

/** One file is at most 10 MB. */
export const maxFileBytes = 10 * 1024 * 1024;

/**
 * The most pixels of one picture, a square of 6,324 by 6,324: more than any phone's camera takes by
 * default.
 */
export const maxPixels = 40_000_000;

/** One file of a multipart call, by its name in the form. */
export interface FileRule {
  /** Judged by the bytes; the name and the type that came with them say nothing. */
  kinds: readonly FileKind[];
  /** Where less than any file may have is enough. */
  maxBytes?: number;
  /** The text that a person reads when it is missing. Without it the file may be left out. */
  required?: string;
}

/**
 * A file as it came in: of one of the kinds its rule allows, of a size we take, and not looked into
 * yet.
 */
export interface UploadedFile {
  kind: FileKind;
  bytes: Uint8Array;
}

/** As people call them, the same in every language. */
export const kindNames: Record<FileKind, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  pdf: 'PDF',
  xml: 'XML',
  ach: 'ACH',
};

/** `JPEG, PNG or WebP`. */
export function nameKinds(kinds: readonly FileKind[]): string {
  return listOf(
    kinds.map((kind) => kindNames[kind]),
    'or',
  );
}
