import type { RefusalParams } from '../../../contract/errors.ts';
import type { UploadedFile } from '../../../contract/files.ts';
import type { Bank } from '../../bank.ts';
import { Refusal } from '../../base/refusal.ts';
import type { InspectionRefusal } from './inspection.ts';

/** A file that was looked into and may be stored. */
export interface PreparedFile {
  mediaType: 'image/jpeg' | 'application/pdf';
  bytes: Buffer;
}

export interface PreparedPicture extends PreparedFile {
  mediaType: 'image/jpeg';
  /** As it came in, upright. */
  width: number;
  height: number;
  /** 256 bits, `0` and `1`: two pictures of one thing differ in few of them. */
  likeness: string;
}

interface Upload {
  /** The field it came in, so that a refusal can be shown next to it. */
  field: string;
  file: UploadedFile;
  /** The longer side of a picture is made at most this long, in pixels. */
  maxSide: number;
}

type FileRefusal = 'FILE_DAMAGED' | 'FILE_TOO_LARGE' | 'FILE_ACTIVE' | 'FILE_KIND_REFUSED';

const codes: Record<InspectionRefusal, FileRefusal> = {
  damaged: 'FILE_DAMAGED',
  'too many pixels': 'FILE_TOO_LARGE',
  active: 'FILE_ACTIVE',
};

/**
 * Draws a picture again, as a JPEG without anything that was not a pixel.
 * @throws {Refusal} FILE_DAMAGED, FILE_TOO_LARGE, BUSY; the first two name the field.
 */
export async function preparePicture(
  bank: Bank,
  { field, file, maxSide }: Upload,
): Promise<PreparedPicture> {
  const result = await bank.inspector.inspect({ look: 'picture', bytes: file.bytes, maxSide });
  if (result.found === 'picture') return { mediaType: 'image/jpeg', ...result.picture };
  return refuseFile(field, result.found === 'refused' ? codes[result.why] : 'FILE_DAMAGED');
}

/**
 * A picture drawn again, or a PDF as it came, if nothing in it acts.
 * @throws {Refusal} as `preparePicture` does, and FILE_ACTIVE.
 */
export async function prepareUpload(bank: Bank, upload: Upload): Promise<PreparedFile> {
  if (upload.file.kind !== 'pdf') return await preparePicture(bank, upload);
  const result = await bank.inspector.inspect({ look: 'pdf', bytes: upload.file.bytes });
  if (result.found === 'refused') refuseFile(upload.field, codes[result.why]);
  return { mediaType: 'application/pdf', bytes: Buffer.from(upload.file.bytes) };
}

/** Refuses one file of a form, by the name it came under. */
export function refuseFile(field: string, code: FileRefusal, params?: RefusalParams): never {
  throw new Refusal(code, { params, about: [field] });
}
