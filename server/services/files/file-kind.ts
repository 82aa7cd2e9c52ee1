import type { FileKind } from '../../../contract/values/files.ts';

const kindOfMedia = new Map<string, FileKind>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['application/pdf', 'pdf'],
  ['application/xml', 'xml'],
]);

/** Our kinds show themselves in their first bytes; the rest is not looked at here. */
const headBytes = 4_100;

/** Bytes that no text has: control characters, but for the ends of lines. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const notText = /[\0-\x08\x0b\x0c\x0e-\x1f]/;

/**
 * Finds a file's kind by its own bytes; nothing when it is none of the kinds we take. A file of the
 * ACH network shows itself by nothing: any text may be one, and its reader names the first fault.
 */
export async function fileKindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes)).catch(() => undefined);
  if (found !== undefined) return kindOfMedia.get(found.mime);
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  return notText.test(head) ? undefined : 'ach';
}
