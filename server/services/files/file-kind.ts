import { fileTypeFromBuffer } from 'file-type';
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

/** Finds a file's kind by its own bytes; nothing when it is none of the kinds we take. */
export async function fileKindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes)).catch(() => undefined);
  return kindOfMedia.get(found?.mime ?? '');
}
